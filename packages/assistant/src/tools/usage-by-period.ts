import type { Language } from "@wattleaf/shared/i18n/language";
import { z } from "zod";
import { messages } from "../messages";
import { chartOf } from "./attachments";
import { SEASON_MONTHS } from "../understand/entities/period";
import type { Period } from "../understand/entities/period";
import type { Bill, MonthFacts } from "./bill-facts";
import { billFacts } from "./bill-facts";
import type { Fact, ToolResult } from "./facts";
import { fact } from "./facts";
import { tool } from "./tool";

export interface PeriodUsage extends ToolResult {
  /** Months of the file that the period covers, oldest first; empty when the file holds none. */
  months: readonly MonthFacts[];
  total: Fact | null;
  cost: Fact | null;
  firstMonth: Fact | null;
  lastMonth: Fact | null;
}

const periodSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("month"), month: z.number().int().min(1).max(12), year: z.number().int().optional() }),
  z.object({ kind: z.literal("latest_month"), back: z.number().int().min(0) }),
  z.object({
    kind: z.literal("season"),
    season: z.enum(["spring", "summer", "autumn", "winter"]),
    year: z.number().int().optional(),
  }),
  z.object({ kind: z.literal("last_months"), count: z.number().int().min(1).max(24) }),
  z.object({ kind: z.literal("year"), year: z.number().int().optional(), back: z.number().int().optional() }),
]);
export type MonthPeriod = z.output<typeof periodSchema>;

export function isMonthPeriod(period: Period | undefined): period is MonthPeriod {
  return period !== undefined && periodSchema.safeParse(period).success;
}

export const usageByPeriod = tool({
  name: "usageByPeriod",
  description:
    "Use and cost of the user in a month, season or year, from the meter or the newest upload; relative periods count from the end of the readings",
  input: z.object({ period: periodSchema }),
  async run({ period }, context): Promise<PeriodUsage> {
    const { bill } = await billFacts.run({}, context);
    const months = bill ? monthsOf(bill.months, period) : [];
    const [first] = months;
    const last = months.at(-1);
    if (!bill || !first || !last)
      return { months, total: null, cost: null, firstMonth: null, lastMonth: null, facts: [], passages: [] };
    const total = fact(bill.source, "periodTotal", sum(months.map((month) => month.total)), first.total.unit);
    const costs = months.map((month) => month.cost);
    const cost = costs.every((amount) => amount !== null)
      ? fact(bill.source, "periodCost", sum(costs), "currency", costs[0]?.text)
      : null;
    return {
      months,
      total,
      cost,
      firstMonth: first.month,
      lastMonth: last.month,
      facts: [total, ...(cost ? [cost] : []), ...monthFactsOf(months)],
      passages: [],
      attachments: months.length > 1 && first.total.unit === "Wh" ? [chartOfMonths(months, context.language)] : [],
    };
  },
});

/** The months of a file that a period means; of several years the newest unless one is named. */
export function monthsOf(all: Bill["months"], period: MonthPeriod): readonly MonthFacts[] {
  const parts = (row: MonthFacts) => String(row.month.value).split("-").map(Number) as [year: number, month: number];
  if (period.kind === "latest_month")
    return all.slice(all.length - 1 - period.back, all.length - period.back || undefined);
  if (period.kind === "month") {
    const match = all.findLast(
      (row) => parts(row)[1] === period.month && (!period.year || parts(row)[0] === period.year),
    );
    return match ? [match] : [];
  }
  if (period.kind === "year") {
    return period.year ? all.filter((row) => parts(row)[0] === period.year) : newestWhole(all).slice(-12);
  }
  if (period.kind === "last_months") return newestWhole(all).slice(-period.count);
  const wanted = SEASON_MONTHS[period.season];
  // December belongs to the winter of the year that follows.
  const seasonYear = (row: MonthFacts) => parts(row)[0] + (period.season === "winter" && parts(row)[1] === 12 ? 1 : 0);
  const inSeason = all.filter((row) => wanted.includes(parts(row)[1]));
  const year = period.year ?? Math.max(...inSeason.map(seasonYear));
  return inSeason.filter((row) => seasonYear(row) === year);
}

/** The months without the newest while that one goes on: twelve months of a year are whole ones. */
function newestWhole(all: Bill["months"]): Bill["months"] {
  return all.length > 1 && all.at(-1)?.isWhole === false ? all.slice(0, -1) : all;
}

function chartOfMonths(months: readonly MonthFacts[], language: Language) {
  const t = messages(language);
  return chartOf(
    {
      title: t("assistant.usage.monthlyChart"),
      form: "bars",
      unit: "kWh",
      labels: months.map(({ month }) => String(month.value)),
    },
    [{ name: t("assistant.usage.dailyUse"), facts: months.map(({ total }) => total) }],
    1 / 1_000,
  );
}

function sum(facts: readonly Fact[]): number {
  return facts.reduce((total, { value }) => total + Number(value), 0);
}

function monthFactsOf(months: readonly MonthFacts[]): Fact[] {
  return months.flatMap(({ month, total, averagePerDay, cost, change }) =>
    [month, total, averagePerDay, cost, change].filter((value): value is Fact => value !== null),
  );
}
