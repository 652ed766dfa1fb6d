import { MAX_DAILY_TOTALS, type MeasuredUsage, type UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { isoDay } from "../time-series/calendar";
import { MIN_MEASURED_SHARE } from "./by-day";

/** The days that a file, or several together, keep. */
export type KeptDays = Pick<UsageFacts, "dailyTotals" | "partialDays">;

/** One file's day; `from` and `to` are the time that the whole file covers. */
interface Part {
  total: number;
  share: number;
  from: string;
  to: string;
}

/**
 * The days of several files, none twice: the newest file that measured the whole day counts. Of a day that none measured
 * in full, the parts of files that do not overlap are added, else the largest counts.
 * @param files the newest upload first
 */
export function joinDays(files: readonly MeasuredUsage[]): KeptDays {
  const byDay = Map.groupBy(files.flatMap(partsOf), ({ day }) => day);
  const kept = files.flatMap(({ dailyTotals }) => {
    const first = Date.parse(dailyTotals?.firstDay ?? "") / DAY_MS;
    return dailyTotals && dailyTotals.totals.length > 0 ? [first, first + dailyTotals.totals.length - 1] : [];
  });
  if (kept.length === 0) return {};
  const last = Math.max(...kept);
  const first = Math.max(Math.min(...kept), last - MAX_DAILY_TOTALS + 1);
  const totals: (number | null)[] = [];
  const partialDays: NonNullable<KeptDays["partialDays"]> = [];
  for (let day = first; day <= last; day += 1) {
    const { total, share } = joinParts(byDay.get(day) ?? []);
    const isWhole = share >= MIN_MEASURED_SHARE;
    totals.push(isWhole ? total : null);
    if (!isWhole && share > 0) partialDays.push({ day: isoDay(day), total, share });
  }
  return { dailyTotals: { firstDay: isoDay(first), totals }, partialDays };
}

function partsOf({ dailyTotals, partialDays = [], start, end }: MeasuredUsage): (Part & { day: number })[] {
  const first = Date.parse(dailyTotals?.firstDay ?? "") / DAY_MS;
  const time = { from: start, to: end };
  return [
    ...(dailyTotals?.totals ?? []).flatMap((total, index) =>
      total === null ? [] : [{ day: first + index, total, share: 1, ...time }],
    ),
    ...partialDays.map(({ day, ...part }) => ({ ...part, day: Date.parse(day) / DAY_MS, ...time })),
  ];
}

function joinParts(parts: readonly Part[]): Pick<Part, "share" | "total"> {
  const [largest] = parts.toSorted((a, b) => b.share - a.share);
  if (!largest) return { total: 0, share: 0 };
  if (largest.share === 1 || !areApart(parts)) return largest;
  return parts.reduce((sum, { total, share }) => ({ total: sum.total + total, share: sum.share + share }), {
    total: 0,
    share: 0,
  });
}

/** Whether no two of the files cover the same time. */
export const areApart = (files: readonly { from: string; to: string }[]): boolean =>
  files.every((one, at) => files.slice(at + 1).every((other) => one.to <= other.from || other.to <= one.from));
