import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from "react";

/**
 * Which of the values along the x axis is read: by mouse, by touch, or by the arrow keys. Null while none is.
 *
 * @param onChoose the value that is clicked or tapped, or that is read when Enter or the space bar is pressed
 */
export function useReadout(percents: readonly number[], onChoose?: (at: number) => void) {
  const [at, setAt] = useState<number | null>(null);
  const last = percents.length - 1;
  const nearest = (percent: number): number =>
    percents.reduce(
      (best, each, index) => (Math.abs(each - percent) < Math.abs((percents[best] ?? 0) - percent) ? index : best),
      0,
    );
  const placeOf = ({ clientX, currentTarget }: MouseEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return nearest(((clientX - left) / Math.max(1, width)) * 100);
  };
  const readAt = (event: PointerEvent) => setAt(placeOf(event));
  const onKeyDown = (event: KeyboardEvent) => {
    if (onChoose && at !== null && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      onChoose(Math.min(at, last));
      return;
    }
    const next = nextOf(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  return {
    // A finger that lifts leaves its value on the screen; a mouse that leaves takes it away.
    handlers: {
      onPointerDown: readAt,
      onPointerMove: readAt,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setAt(null),
      onKeyDown,
      ...(onChoose && { onClick: (event: MouseEvent) => onChoose(placeOf(event)) }),
      onFocus: () => setAt((known) => known ?? last),
      onBlur: () => setAt(null),
    },
    // Another period may have fewer values.
    at: at === null ? null : Math.min(at, last),
  };
}

/** Null closes the readout; undefined leaves the key to the page. */
function nextOf(key: string, at: number | null, last: number): number | null | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, (at ?? -1) + 1);
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, (at ?? last + 1) - 1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "Escape":
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}
