import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { MIN_MEASURED_SHARE } from "../usage/by-day";
import type { DayMeasured } from "./home-energy";
import type { LocalSpan } from "./local-span";

/** Days are rounded to a second, and one with nearly all readings counts as whole. */
const ALIKE_SHARE = 1 - MIN_MEASURED_SHARE;

/** The days on which a file's readings begin and end, the last one included; null for a file without a known time. */
export function spanOfFile({ start, end }: Pick<UsageFacts, "end" | "start">): LocalSpan | null {
  const time = timeOfFile({ start, end });
  if (!time) return null;
  return { fromMs: Math.floor(time.fromMs / DAY_MS) * DAY_MS, toMs: Math.ceil(time.toMs / DAY_MS) * DAY_MS };
}

/** What of its days a file says was measured: whole days, and parts of others; empty where it keeps no days. */
export function daysMeasured(facts: UsageFacts): (dayMs: number) => DayMeasured {
  const firstMs = Date.parse(facts.dailyTotals?.firstDay ?? "");
  const totals = facts.dailyTotals?.totals ?? [];
  const parts = new Map((facts.partialDays ?? []).map(({ day, share }) => [Date.parse(day), share]));
  const coveredOn = coverage(facts);
  return (dayMs) => {
    const isWhole = typeof totals[(dayMs - firstMs) / DAY_MS] === "number";
    return dayOf(isWhole ? 1 : (parts.get(dayMs) ?? 0), coveredOn(dayMs));
  };
}

/**
 * The days of a stretch of which so many were measured in all. Where the file tells which, those; else the first ones and
 * the last, so that the stretch still begins and ends with a reading.
 */
export function measuredWithin(facts: UsageFacts, { fromMs, toMs }: LocalSpan, measuredDays: number): DayMeasured[] {
  const dayOn = daysMeasured(facts);
  const starts = Array.from({ length: Math.round((toMs - fromMs) / DAY_MS) }, (_, at) => fromMs + at * DAY_MS);
  const known = starts.map(dayOn);
  const told = sum(known.map(({ share }) => share));
  if (told > 0 && Math.abs(told - measuredDays) <= ALIKE_SHARE * told) return known;
  // Readings longer than a day, such as those of months, say nothing of a part of a day.
  const coveredOn = facts.dailyTotals ? coverage(facts) : () => 1;
  const covered = starts.map(coveredOn);
  const days = facts.dailyTotals ? measuredDays : Math.max(1, Math.round(measuredDays));
  const shares = spread(Math.min(days, sum(covered)), covered);
  return shares.map((share, at) => dayOf(share, covered[at] ?? 1));
}

/** A share of a day, of which the file covers so much. */
const dayOf = (share: number, covered: number): DayMeasured => ({
  share: share >= MIN_MEASURED_SHARE ? 1 : share,
  lacksReadings: share < covered - ALIKE_SHARE,
});

/** How much of a day lies within the time of the file. */
function coverage(facts: Pick<UsageFacts, "end" | "start">): (dayMs: number) => number {
  const time = timeOfFile(facts);
  return (dayMs) =>
    time ? Math.max(0, Math.min(dayMs + DAY_MS, time.toMs) - Math.max(dayMs, time.fromMs)) / DAY_MS : 1;
}

/** From the first reading to the end of the last; null for a file without a known time. */
export function timeOfFile({ start, end }: Pick<UsageFacts, "end" | "start">): LocalSpan | null {
  if (start === null) return null;
  const read = (written: string) => Date.parse(written.length > "YYYY-MM-DD".length ? `${written}Z` : written);
  return { fromMs: read(start), toMs: read(end ?? start) };
}

/** The last day first, then the others from the first on, each up to what is covered of it. */
function spread(days: number, covered: readonly number[]): number[] {
  const shares = covered.map(() => 0);
  let left = days;
  for (const at of [covered.length - 1, ...covered.keys()]) {
    const share = Math.min(left, covered[at] ?? 0);
    if (shares[at] !== 0) continue;
    shares[at] = share;
    left -= share;
  }
  return shares;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
