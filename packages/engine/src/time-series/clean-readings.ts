import type { Notice } from "../notices";
import type { UsageReading } from "./usage-readings";
import { notice } from "../notices";
import { sortedBy } from "./sorted-by";

/** Two neighbors may overlap by less than this share of the shorter one: sloppy DST days do. */
const TOLERATED_OVERLAP = 0.5;

export interface CleanReadings {
  /** In order of time, none counted twice. */
  readings: UsageReading[];
  notices: Notice[];
}

/**
 * Puts readings in order and keeps each stretch of time once:
 * - the same interval with the same amount is a duplicate and is dropped;
 * - the same interval with another amount: the one issued later counts, else the larger;
 * - a long reading that covers shorter ones (a daily sum among hourly values) gives way to them.
 *
 * The result does not depend on the order of the input.
 */
export function cleanReadings(raw: readonly UsageReading[]): CleanReadings {
  const sorted = sortedBy(raw, byIntervalThenAuthority);
  const kept: UsageReading[] = [];
  let duplicates = 0;
  let conflicts = 0;
  let overlaps = 0;

  for (const reading of sorted) {
    const twin = lastWithSameInterval(kept, reading);
    if (twin) {
      if (twin.amount === reading.amount) duplicates += 1;
      else conflicts += 1;
      continue;
    }
    let covered = false;
    for (let last = kept.at(-1); last && overlap(last, reading); last = kept.at(-1)) {
      overlaps += 1;
      covered = last.seconds <= reading.seconds;
      if (covered) break;
      kept.pop();
    }
    if (!covered) kept.push(reading);
  }

  const notices: Notice[] = [];
  if (duplicates > 0) notices.push(notice("duplicates_removed", { readings: duplicates }));
  if (conflicts > 0) notices.push(notice("conflicting_readings", { readings: conflicts }));
  if (overlaps > 0) notices.push(notice("overlapping_readings", { readings: overlaps }));
  return { readings: kept, notices };
}

/** Shorter before longer, so that finer readings are kept when longer ones arrive; the most authoritative first. */
function byIntervalThenAuthority(a: UsageReading, b: UsageReading): number {
  return (
    a.start - b.start ||
    a.seconds - b.seconds ||
    b.issuedAt - a.issuedAt ||
    b.amount - a.amount ||
    (b.cost ?? -Infinity) - (a.cost ?? -Infinity) ||
    0
  );
}

function lastWithSameInterval(kept: readonly UsageReading[], reading: UsageReading): UsageReading | undefined {
  const last = kept.at(-1);
  return last?.start === reading.start && last.seconds === reading.seconds ? last : undefined;
}

function overlap(earlier: UsageReading, later: UsageReading): boolean {
  const shared = earlier.start + earlier.seconds - later.start;
  return shared > TOLERATED_OVERLAP * Math.min(earlier.seconds, later.seconds);
}
