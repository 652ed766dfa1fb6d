import { DAY_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import { billFacts } from "./bill-facts";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { tool } from "./tool";
import { daysOf } from "./usage-by-day";

export interface UsageYearAgo extends ToolResult {
  /** Null where the readings lack one of the two times. */
  now: Stretch | null;
  before: Stretch | null;
  /** The first against the second, as a fraction. */
  change: Fact | null;
}

export interface Stretch {
  firstDay: Fact;
  lastDay: Fact;
  total: Fact;
}

const date = () => z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "Give YYYY-MM-DD.");

export const usageYearAgo = tool({
  name: "usageYearAgo",
  description: "The user's energy use between two dates, both included, beside the same dates of the year before",
  input: z.object({ from: date(), to: date() }),
  async run({ from, to }, context): Promise<UsageYearAgo> {
    const { bill, usage } = await billFacts.run({}, context);
    if (!bill || !usage) return NOTHING;
    const sumOf = (first: string, last: string): number | null => {
      const { dailyTotals, months } = usage.facts;
      const days = dailyTotals ? daysOf(dailyTotals).filter((day) => day.date >= first && day.date <= last) : [];
      // A clock change or a lost hour leaves a day out; more than a tenth of them would bend the comparison.
      const measured = days.flatMap(({ total }) => (total === null ? [] : [total]));
      if (measured.length > 0 && measured.length >= 0.9 * daysBetween(first, last)) return sum(measured);
      const whole = isWholeMonths(first, last) ? monthsBetween(first, last) : [];
      const totals = whole.flatMap((name) => months.find(({ month }) => month === name)?.total ?? []);
      return whole.length > 0 && totals.length === whole.length ? sum(totals) : null;
    };
    const stretch = (id: string, first: string, last: string): Stretch | null => {
      const total = sumOf(first, last);
      return total === null
        ? null
        : {
            firstDay: fact(bill.source, `${id}.firstDay`, first, "date"),
            lastDay: fact(bill.source, `${id}.lastDay`, last, "date"),
            total: fact(bill.source, `${id}.total`, total, bill.total.unit),
          };
    };
    const now = stretch("now", from, to);
    const before = stretch("yearAgo", yearBefore(from), yearBefore(to));
    const change =
      now && before && Number(before.total.value) > 0
        ? fact(bill.source, "yearAgo.change", Number(now.total.value) / Number(before.total.value) - 1, "fraction")
        : null;
    const figures = { now, before, change };
    return { ...figures, facts: factsIn(figures), passages: [] };
  },
});

const NOTHING: UsageYearAgo = { now: null, before: null, change: null, facts: [], passages: [] };

const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** The same date a year earlier; 29 February becomes the 28th. */
export function yearBefore(day: string): string {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return earlier.endsWith("-02-29") ? earlier.replace("-29", "-28") : earlier;
}

/** `2026-02-28` for `2026-02`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

const isWholeMonths = (first: string, last: string): boolean =>
  first.endsWith("-01") && last.slice(0, 7) !== "" && last === lastDayOf(last.slice(0, 7));

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  let month = first.slice(0, 7);
  while (month <= last.slice(0, 7)) {
    months.push(month);
    const [year = 0, number = 1] = month.split("-").map(Number);
    month = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
  }
  return months;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
