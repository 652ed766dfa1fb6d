import { type RefObject, useLayoutEffect, useRef } from "react";
import { useReducedMotion } from "../../lib/use-reduced-motion";

const GLIDE: KeyframeAnimationOptions = { duration: 600, easing: "cubic-bezier(0.2, 0, 0, 1)" };

/**
 * Lets the items of a list glide to their new places when their order changes: each starts where it was (FLIP).
 * @param order the items' keys, which they carry as `data-key`, with spaces between them
 */
export function useGliding(list: RefObject<HTMLElement | null>, order: string): void {
  const isStill = useReducedMotion();
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    const after = new Map<string, number>();
    for (const key of order.split(" ")) {
      const item = list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (!item) continue;
      after.set(key, item.offsetTop);
      const distance = (before.get(key) ?? item.offsetTop) - item.offsetTop;
      if (distance === 0 || isStill) continue;
      item.animate([{ transform: `translateY(${distance}px)` }, { transform: "none" }], GLIDE);
    }
    places.current = after;
  }, [list, order, isStill]);
}
