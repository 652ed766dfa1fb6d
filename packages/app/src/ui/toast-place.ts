/** Between the toast and what it must not cover. */
const GAP_PX = 12;

/** As `getBoundingClientRect` has it. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * How far above the window's foot a toast goes so that it covers none of the boxes: as low as it can.
 *
 * @returns null where there is no room for it
 */
export function toastBottomPx(windowHeightPx: number, toast: Box, boxes: readonly Box[]): number | null {
  const heightPx = toast.bottom - toast.top;
  const beside = boxes.filter(({ left, right }) => left < toast.right && right > toast.left);
  let bottom = windowHeightPx - GAP_PX;
  // From the lowest upwards: each one that is in the way lifts the toast above itself.
  for (const box of beside.toSorted((one, other) => other.bottom - one.bottom)) {
    const isInTheWay = box.top < bottom + GAP_PX && box.bottom > bottom - heightPx - GAP_PX;
    if (isInTheWay) bottom = Math.min(bottom, box.top - GAP_PX);
  }
  return bottom - heightPx < GAP_PX ? null : windowHeightPx - bottom;
}
