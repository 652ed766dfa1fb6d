import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { typicalSeconds } from "./interval-length";
import type { UsageReading } from "./series";
import { isoLocal } from "./wall-clock";

/**
 * Stretches between the first and last reading that no reading covers. Less than half a reading is not a gap:
 * files round their stamps, and some keep 24-hour days across a clock change.
 *
 * @param readings in order of time, none counted twice
 */
export function findGaps(readings: readonly UsageReading[]): UsageFacts["gaps"] {
  const step = typicalSeconds(readings);
  const gaps: UsageFacts["gaps"] = [];
  for (const [index, reading] of readings.entries()) {
    const next = readings[index + 1];
    if (!next) break;
    const missingReadings = Math.round((next.start - reading.start - reading.seconds) / step);
    if (missingReadings > 0) {
      gaps.push({ start: isoLocal(reading.localEnd), end: isoLocal(next.localStart), missingReadings });
    }
  }
  return gaps;
}
