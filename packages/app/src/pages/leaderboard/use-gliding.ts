import { type RefObject, useLayoutEffect, useRef } from "react";
import { useReducedMotion } from "../../lib/use-reduced-motion";

const GLIDE: KeyframeAnimationOptions = { duration: 600, easing: "cubic-bezier(0.2, 0, 0, 1)" };

interface Place {
  index: number;
  top: number;
}

/**
 * Lets the items of a list glide to their new places when their order changes: each starts where it was (FLIP). One that
 * keeps its rank stays still, also where the rows above have become higher meanwhile.
 * @param order the items' keys, which they carry as `data-key`, with spaces between them
 */
export function useGliding(list: RefObject<HTMLElement | null>, order: string): void {
  const isStill = useReducedMotion();
  const places = useRef<ReadonlyMap<string, Place>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    const after = new Map<string, Place>();
    for (const [index, key] of order.split(" ").entries()) {
      const item = list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (!item) continue;
      const top = item.offsetTop;
      after.set(key, { index, top });
      const was = before.get(key);
      if (!was || was.index === index || isStill) continue;
      const distance = was.top - top;
      item.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], GLIDE);
    }
    places.current = after;
  }, [list, order, isStill]);
}
