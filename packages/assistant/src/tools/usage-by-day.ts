import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import type { DayPeriod, LastDays } from "../understand/entities/day";
import type { Period } from "../understand/entities/period";
import { billFacts } from "./bill-facts";
import type { Fact, Source, ToolResult } from "./facts";
import { fact } from "./facts";
import { usageSource } from "./own-sources";
import { tool } from "./tool";

export interface DayFacts {
  date: Fact;
  /** Null for a day that was not measured in full. */
  total: Fact | null;
}

export interface DaysUsage extends ToolResult {
  /** False when the file holds no single days. */
  isDaily: boolean;
  /** The days meant, oldest first; of a stretch only those that the file covers, of `extreme` the lowest and highest. */
  days: readonly DayFacts[];
  count: Fact | null;
  total: Fact | null;
  average: Fact | null;
  /** The stretch's average day against the one before it, or a single day against the average day, as a fraction. */
  change: Fact | null;
  missing: Fact | null;
}

const daySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("day"),
    month: z.number().int().min(1).max(12).optional(),
    day: z.number().int().min(1).max(31).optional(),
    year: z.number().int().optional(),
    weekday: z.number().int().min(0).max(6).optional().describe("Monday = 0"),
    back: z.number().int().min(0).optional(),
    extreme: z.enum(["highest", "lowest"]).optional(),
    monthsBack: z.number().int().min(0).optional().describe("With extreme: of the month so many before the newest"),
  }),
  z.object({ kind: z.literal("last_days"), count: z.number().int().min(1), back: z.number().int().min(0) }),
]);

export function isDays(period: Period | undefined): period is DayPeriod | LastDays {
  return period?.kind === "day" || period?.kind === "last_days";
}

export const usageByDay = tool({
  name: "usageByDay",
  description:
    "Use of one day or of the newest days of the user's meter or upload; relative days count from the end of the readings",
  input: z.object({ period: daySchema }),
  async run({ period }, context): Promise<DaysUsage> {
    const { usage } = await billFacts.run({}, context);
    const daily = usage?.facts.dailyTotals;
    if (!usage || !daily) return { ...NOTHING, isDaily: false };
    const source = usageSource(usage, context.language);
    const all = daysOf(daily);
    if (period.kind === "last_days") return stretchOf(all, period, source, usage.facts.unit);
    const days = meant(all, period).map((day) => asFacts(day, source, usage.facts.unit));
    const [only] = days;
    const { averagePerDay } = usage.facts;
    const change =
      days.length === 1 && only?.total && averagePerDay
        ? fact(source, "dayAgainstAverage", Number(only.total.value) / averagePerDay - 1, "fraction")
        : null;
    return { ...NOTHING, days, change, facts: present([...days.flatMap(({ date, total }) => [date, total]), change]) };
  },
});

const NOTHING: DaysUsage = {
  isDaily: true,
  days: [],
  count: null,
  total: null,
  average: null,
  change: null,
  missing: null,
  facts: [],
  passages: [],
};

interface Day {
  /** `2024-03-09` */
  date: string;
  total: number | null;
}

/** The file's days without the unmeasured ones at its ends: "yesterday" is the last whole day. */
export function daysOf({ firstDay, totals }: NonNullable<UsageFacts["dailyTotals"]>): Day[] {
  const start = Date.parse(firstDay);
  const days = totals.map((total, index) => ({
    date: new Date(start + index * DAY_MS).toISOString().slice(0, 10),
    total,
  }));
  const measured = (day: Day) => day.total !== null;
  return days.slice(Math.max(0, days.findIndex(measured)), days.findLastIndex(measured) + 1);
}

/** Monday = 0 … Sunday = 6. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

function meant(all: readonly Day[], period: DayPeriod): Day[] {
  const { month, day, year, weekday, back = 0, extreme, monthsBack } = period;
  const monthOf = ({ date }: Day) => Number(date.slice(5, 7));
  if (extreme) {
    // "In August" is the newest one, as everywhere.
    const newestYear = all.findLast((candidate) => monthOf(candidate) === month)?.date.slice(0, 4);
    const among = all
      .filter(
        (candidate) =>
          candidate.total !== null &&
          (!month || (monthOf(candidate) === month && candidate.date.startsWith(newestYear ?? ""))),
      )
      .filter(
        ({ date }) => monthsBack === undefined || date.startsWith(monthBefore(all.at(-1)?.date ?? "", monthsBack)),
      )
      .toSorted((a, b) => Number(a.total) - Number(b.total));
    const [lowest, highest] = [among[0], among.at(-1)];
    return lowest && highest ? [lowest, highest] : [];
  }
  if (month && day) {
    const found = all.findLast(
      ({ date }) =>
        Number(date.slice(5, 7)) === month && Number(date.slice(8)) === day && (!year || date.startsWith(`${year}`)),
    );
    return found ? [found] : [];
  }
  const among = weekday === undefined ? all : all.filter(({ date }) => weekdayOf(date) === weekday);
  const found = among.at(-1 - back);
  return found ? [found] : [];
}

/** `2026-10`, so many months before that of a date. */
function monthBefore(date: string, months: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

function stretchOf(
  all: readonly Day[],
  { count, back }: LastDays,
  source: Source,
  unit: UsageFacts["unit"],
): DaysUsage {
  const end = all.length - back * count;
  const stretch = all.slice(Math.max(0, end - count), Math.max(0, end));
  const before = all.slice(Math.max(0, end - 2 * count), Math.max(0, end - count));
  const days = stretch.map((day) => asFacts(day, source, unit));
  const [average, averageBefore] = [mean(stretch), mean(before)];
  if (average === null) return { ...NOTHING, days };
  const measured = stretch.filter(({ total }) => total !== null);
  const missing = stretch.length - measured.length;
  const stated = {
    count: fact(source, "days", stretch.length, "days"),
    total: fact(
      source,
      "daysTotal",
      measured.reduce((sum, { total }) => sum + Number(total), 0),
      unit,
    ),
    average: fact(source, "daysAverage", average, unit),
    change:
      averageBefore && before.length === count
        ? fact(source, "daysChange", average / averageBefore - 1, "fraction")
        : null,
    missing: missing > 0 ? fact(source, "daysMissing", missing, "count") : null,
  };
  return {
    ...NOTHING,
    ...stated,
    days,
    facts: present([...Object.values(stated), ...days.flatMap(({ date, total }) => [date, total])]),
  };
}

/** Average of the measured days. */
function mean(days: readonly Day[]): number | null {
  const totals = days.flatMap(({ total }) => (total === null ? [] : [total]));
  return totals.length > 0 ? totals.reduce((sum, total) => sum + total, 0) / totals.length : null;
}

function asFacts({ date, total }: Day, source: Source, unit: UsageFacts["unit"]): DayFacts {
  return {
    date: fact(source, `day.${date}`, date, "date"),
    total: total === null ? null : fact(source, `dayTotal.${date}`, total, unit),
  };
}

function present(facts: readonly (Fact | null)[]): Fact[] {
  return facts.filter((value): value is Fact => value !== null);
}

export const usageByWeekday = tool({
  name: "usageByWeekday",
  description: "Average use of each day of the week, Monday first, from the user's meter or newest upload",
  input: z.object({}),
  async run(_input, context): Promise<ToolResult & { averages: readonly (Fact | null)[] }> {
    const { usage } = await billFacts.run({}, context);
    if (!usage?.facts.dailyTotals) return { averages: [], facts: [], passages: [] };
    const source = usageSource(usage, context.language);
    const days = daysOf(usage.facts.dailyTotals);
    const averages = Array.from({ length: 7 }, (_, weekday) => {
      const average = mean(days.filter(({ date }) => weekdayOf(date) === weekday));
      return average === null ? null : fact(source, `weekday.${weekday}`, average, usage.facts.unit);
    });
    return { averages, facts: present(averages), passages: [] };
  },
});
