import type { Appliance, ScheduleProblem } from "./problem";

/** A run more than a day late is not useful. */
const MAX_LATE_HOURS = 24;

/**
 * The steps at which an uninterruptible run may start. Starts after its window are there (at a price) only when the
 * window has room for none, or when load and appliances together could pass the import limit and keep the run out.
 */
export function startsOf(problem: ScheduleProblem, appliance: Appliance): number[] {
  const { earliestStep, latestEndStep, powerKw } = appliance;
  const lastInTime = latestEndStep - powerKw.length;
  const mayBeLate = lastInTime < earliestStep || mayCrowd(problem);
  const lateSteps = mayBeLate ? Math.round(MAX_LATE_HOURS / problem.stepHours) : 0;
  const end = Math.min(problem.steps - powerKw.length, lastInTime + lateSteps);
  return Array.from({ length: Math.max(0, end - earliestStep + 1) }, (_, offset) => earliestStep + offset);
}

function mayCrowd({ grid, loadKw, reserveKw, appliances }: ScheduleProblem): boolean {
  const highest = (series: Float64Array) => series.reduce((most, kw) => Math.max(most, kw), 0);
  const together = appliances.reduce(
    (sum, { powerKw }) => sum + highest(powerKw),
    highest(loadKw) + highest(reserveKw),
  );
  return together > grid.importLimitKw;
}
