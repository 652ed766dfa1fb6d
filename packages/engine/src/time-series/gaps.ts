import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { typicalSeconds } from "./interval-length";
import type { UsageReading } from "./usage-readings";
import { isoLocal } from "./calendar";

/**
 * Stretches between the first and last reading that no reading covers. Less than half a reading is not a gap:
 * files round their stamps, and some keep 24-hour days across a clock change.
 *
 * @param readings in order of time, none counted twice
 */
export function gapsBetween(
  readings: readonly UsageReading[],
): { before: UsageReading; after: UsageReading; missingReadings: number }[] {
  const step = typicalSeconds(readings);
  const gaps: { before: UsageReading; after: UsageReading; missingReadings: number }[] = [];
  for (const [index, before] of readings.entries()) {
    const after = readings[index + 1];
    if (!after) continue;
    const missingReadings = Math.round((after.start - before.start - before.seconds) / step);
    if (missingReadings > 0) gaps.push({ before, after, missingReadings });
  }
  return gaps;
}

/** The gaps by local time. */
export function findGaps(readings: readonly UsageReading[]): UsageFacts["gaps"] {
  return gapsBetween(readings).map(({ before, after, missingReadings }) => ({
    start: isoLocal(before.localEnd),
    end: isoLocal(after.localStart),
    missingReadings,
  }));
}
