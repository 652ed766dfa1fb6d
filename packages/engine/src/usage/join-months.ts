import type { MeasuredUsage, UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { isoDay, monthAfter } from "../time-series/calendar";
import { changeOfAverageDay } from "./by-month";
import { areApart, type KeptDays } from "./join-days";

type Month = UsageFacts["months"][number];
/** What one file says of a month, and the time that the whole file covers. */
type Part = Month & { from: string; to: string };

/** Days are rounded to a second. */
const ROUNDING_DAYS = 1e-4;

/**
 * The months of several files. Parts of a month from files that do not overlap are added. Where they overlap, the days
 * together count if they are more than any file has alone, else the file with the most of the month.
 * @param files the newest upload first
 * @param days of all files together, none twice
 */
export function joinMonths(files: readonly MeasuredUsage[], days: KeptDays): Month[] {
  const byMonth = Map.groupBy(
    files.flatMap(({ months, start, end }) => months.map((month): Part => ({ ...month, from: start, to: end }))),
    ({ month }) => month,
  );
  const joined: Month[] = [];
  for (const [month, parts] of [...byMonth].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { total, days: count, cost } = areApart(parts) ? added(parts) : fullest(parts, ofDays(month, days));
    const before = joined.at(-1);
    const isNext = before !== undefined && monthAfter(before.month) === month;
    const changeFromPrevious = isNext
      ? changeOfAverageDay({ amount: before.total, days: before.days }, { amount: total, days: count })
      : null;
    joined.push({ month, total, days: count, cost, changeFromPrevious });
  }
  return joined;
}

type Amounts = Pick<Month, "cost" | "days" | "total">;

const added = (parts: readonly Amounts[]): Amounts =>
  parts.reduce((sum, part) => ({
    total: sum.total + part.total,
    days: sum.days + part.days,
    cost: sum.cost === null || part.cost === null ? null : sum.cost + part.cost,
  }));

function ofDays(month: string, { dailyTotals, partialDays = [] }: KeptDays): Amounts {
  const firstDay = Date.parse(dailyTotals?.firstDay ?? "") / DAY_MS;
  const whole = (dailyTotals?.totals ?? []).flatMap((total, index) =>
    total !== null && isoDay(firstDay + index).startsWith(month) ? [{ total, share: 1 }] : [],
  );
  return [...whole, ...partialDays.filter(({ day }) => day.startsWith(month))].reduce<Amounts>(
    (sum, { total, share }) => ({ ...sum, total: sum.total + total, days: sum.days + share }),
    { total: 0, days: 0, cost: null },
  );
}

/** Of as many days, what knows the cost goes first, then the newest. */
const fullest = (parts: readonly Amounts[], together: Amounts): Amounts =>
  [...parts, together].reduce((best, one) => {
    const more = one.days - best.days;
    const knowsCost = one.cost !== null && best.cost === null;
    return more > ROUNDING_DAYS || (knowsCost && more >= -ROUNDING_DAYS) ? one : best;
  });
