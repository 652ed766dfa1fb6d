import type { Appliance, ScheduleProblem } from "./problem";

/**
 * The steps at which an uninterruptible run may start. Starts after its window are there (at a price) only when the
 * window has room for none, or when an import limit could keep the run out of it.
 */
export function startsOf({ steps, grid }: ScheduleProblem, appliance: Appliance): number[] {
  const { earliestStep, latestEndStep, powerKw } = appliance;
  const lastInTime = latestEndStep - powerKw.length;
  const last = steps - powerKw.length;
  const mayBeLate = lastInTime < earliestStep || Number.isFinite(grid.importLimitKw);
  const end = mayBeLate ? last : Math.min(last, lastInTime);
  return Array.from({ length: Math.max(0, end - earliestStep + 1) }, (_, offset) => earliestStep + offset);
}
