import type { MeasuredUsage, UsageFacts } from "@wattleaf/shared/contracts/usage";
import { isMeasured } from "@wattleaf/shared/contracts/usage";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Language } from "@wattleaf/shared/i18n/language";
import { MIN_DAYS_TO_RANK } from "@wattleaf/engine/usage/by-month";
import { doubtsIn, doubtsOf, withDoubts } from "./doubts";
import type { Fact, ToolResult } from "./facts";
import { fact } from "./facts";
import type { OwnUsage } from "../ports";
import { usageSource } from "./own-sources";
import { tool } from "./tool";

/** One month of the file as facts. */
export interface MonthFacts {
  month: Fact;
  total: Fact;
  averagePerDay: Fact;
  cost: Fact | null;
  /** Change of the average day against the month before, null for the first. */
  change: Fact | null;
  /** False of the newest month while it goes on. */
  isWhole: boolean;
  /** Enough of it was measured to call it the highest or the lowest by its average day. */
  isRanked: boolean;
}

/**
 * What the asker's meter measured, or the newest upload says, as facts; a value that the file cannot support is null.
 */
export interface BillFacts extends ToolResult {
  usage: OwnUsage | null;
  /** What was measured over a known time; null without an upload and for a bill of which only a part could be read. */
  bill: Bill | null;
  /** What could be read of such a bill. */
  part: PartOfBill | null;
}

export type Bill = ReturnType<typeof billOf>;
export type PartOfBill = ReturnType<typeof partOf>;

/**
 * Totals, averages, peaks, base load, cost and months of the user's own electricity use: of the connected meter, else
 * of the newest uploaded bill, or of the uploaded meter files together.
 */
export const billFacts = tool("billFacts", async (_, { data, language }): Promise<BillFacts> => {
  const usage = await data.usage();
  if (!usage) return { usage: null, bill: null, part: null, facts: [] };
  const { facts } = usage;
  if (!isMeasured(facts)) {
    const part = partOf(usage, language);
    const { source: _source, ...found } = part;
    return { usage, bill: null, part, facts: Object.values(found).filter((value) => value !== null) };
  }
  const bill = billOf(usage, facts, language);
  return { usage, bill, part: null, facts: allFacts(bill) };
});

/** What a bill says that names no period, or no energy. */
function partOf(usage: OwnUsage, language: Language) {
  const { total, unit, cost: amount, start, end, bill } = usage.facts;
  const source = usageSource(usage, language);
  const file = fact(source, "file", source.title, "text");
  const energy = total === null ? null : fact(source, "total", total, unit);
  const cost = amount && fact(source, "cost", amount.total, "currency", amount.currency ?? undefined);
  const firstDay = start === null ? null : fact(source, "firstDay", start.slice(0, 10), "date");
  const lastDay = end === null ? null : fact(source, "lastDay", dayBefore(end), "date");
  const doubts = doubtsIn(file, doubtsOf(bill), { energy, cost, period: [firstDay, lastDay] });
  return {
    source,
    file,
    energy: withDoubts(energy, doubts("energy")),
    cost: withDoubts(cost, doubts("cost")),
    firstDay: withDoubts(firstDay, doubts("period")),
    lastDay: withDoubts(lastDay, doubts("period")),
  };
}

function billOf(usage: OwnUsage, facts: MeasuredUsage, language: Language) {
  const source = usageSource(usage, language);
  const of = (id: string, value: number | string | null, unit: Fact["unit"], text?: string) =>
    value === null ? null : fact(source, id, value, unit, text);
  const currency = facts.cost?.currency ?? undefined;
  const kWh = facts.unit === "Wh" ? facts.total / 1000 : null;
  const isNet = (facts.exported ?? 0) > 0;
  // A meter behind solar that reads nothing by day tells of no load that never sleeps.
  const baseLoadWatts = isNet && facts.baseLoadWatts === 0 ? null : facts.baseLoadWatts;
  const file = fact(source, "file", source.title, "text");
  // A file's end is the first instant no longer covered; people name the last day that is.
  const firstDay = fact(source, "firstDay", facts.start.slice(0, 10), "date");
  const lastDay = fact(source, "lastDay", dayBefore(facts.end), "date");
  const energy = fact(source, "total", facts.total, facts.unit);
  const cost = of("cost", facts.cost?.total ?? null, "currency", currency);
  const taxes = of("taxes", facts.bill?.taxesAndFees?.value ?? null, "currency", currency);
  const demand = of("billedDemand", facts.bill?.demandKw ? facts.bill.demandKw.value * 1000 : null, "W");
  const doubts = doubtsIn(file, doubtsOf(facts.bill), {
    energy,
    cost,
    taxes,
    demand,
    period: [firstDay, lastDay],
  });
  return {
    source,
    commodity: facts.commodity,
    kind: facts.source,
    file,
    firstDay: withDoubts(firstDay, doubts("period")),
    lastDay: withDoubts(lastDay, doubts("period")),
    days: withDoubts(fact(source, "days", Math.round(facts.days), "days"), doubts("period")),
    total: withDoubts(energy, doubts("energy")),
    averagePerDay: withDoubts(
      fact(source, "averagePerDay", facts.averagePerDay, facts.unit),
      doubts("energy", "period"),
    ),
    peakHour: of("peakHour", facts.peakHour?.hour ?? null, "hour"),
    peakHourAverage: of("peakHourAverage", facts.peakHour?.average ?? null, facts.unit),
    peakDemand: of("peakDemand", facts.peakDemand?.watts ?? null, "W"),
    peakDemandAt: of("peakDemandAt", facts.peakDemand?.at ?? null, "instant"),
    nightShare: of("nightShare", facts.nightShare, "fraction"),
    nightPerDay: of(
      "nightPerDay",
      facts.nightShare === null ? null : facts.nightShare * facts.averagePerDay,
      facts.unit,
    ),
    nightStart: fact(source, "nightStart", 22, "hour"),
    nightEnd: fact(source, "nightEnd", 5, "hour"),
    weekday: of("weekdayAveragePerDay", facts.weekdayAveragePerDay, facts.unit),
    weekend: of("weekendAveragePerDay", facts.weekendAveragePerDay, facts.unit),
    weekendDifference: of("weekendDifference", weekendDifference(facts), "fraction"),
    baseLoad: of("baseLoadWatts", baseLoadWatts, "W"),
    baseLoadPerDay: of("baseLoadPerDay", baseLoadWatts === null ? null : baseLoadWatts * 24, "Wh"),
    baseLoadShare: of("baseLoadShare", baseLoadWatts === null ? null : facts.baseLoadShare, "fraction"),
    cost: withDoubts(cost, doubts("cost")),
    price: withDoubts(
      of("price", facts.cost && kWh ? facts.cost.total / kWh : null, "price", currency),
      doubts("energy", "cost"),
    ),
    taxes: withDoubts(taxes, doubts("taxes")),
    billedDemand: withDoubts(demand, doubts("demand")),
    /** The meter counts what is left after the home's own generation. */
    isNet,
    exported: of("exported", facts.exported || null, facts.unit),
    gapCount: fact(source, "gapCount", facts.gaps.length, "count"),
    touSplit: facts.touSplit.map(({ period, total }) => ({
      period,
      total: fact(source, `tou.${period}`, total, facts.unit),
      share: fact(source, `touShare.${period}`, facts.total > 0 ? total / facts.total : 0, "fraction"),
    })),
    months: facts.months.map((month, at): MonthFacts => ({
      isWhole: at < facts.months.length - 1 || !facts.dailyTotals || endsMonth(dayBefore(facts.end)),
      isRanked: month.days >= MIN_DAYS_TO_RANK,
      month: fact(source, `month.${month.month}`, month.month, "month"),
      total: withDoubts(fact(source, `total.${month.month}`, month.total, facts.unit), doubts("energy", "period")),
      averagePerDay: withDoubts(
        fact(source, `averagePerDay.${month.month}`, month.days > 0 ? month.total / month.days : 0, facts.unit),
        doubts("energy", "period"),
      ),
      cost: withDoubts(of(`cost.${month.month}`, month.cost, "currency", currency), doubts("cost", "period")),
      change: of(`change.${month.month}`, month.changeFromPrevious, "fraction"),
    })),
  };
}

const endsMonth = (date: string): boolean => new Date(Date.parse(date) + DAY_MS).getUTCDate() === 1;

/** How much more a weekend day uses than a weekday, as a fraction of the weekday. */
function weekendDifference({ weekdayAveragePerDay, weekendAveragePerDay }: UsageFacts): number | null {
  if (weekdayAveragePerDay === null || weekendAveragePerDay === null || weekdayAveragePerDay <= 0) return null;
  return (weekendAveragePerDay - weekdayAveragePerDay) / weekdayAveragePerDay;
}

function dayBefore(end: string): string {
  if (end.length > 10 && !end.slice(11).startsWith("00:00")) return end.slice(0, 10);
  const day = new Date(`${end.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

function allFacts(bill: Bill): Fact[] {
  const { source: _source, commodity: _commodity, kind: _kind, isNet: _net, touSplit, months, ...single } = bill;
  return [
    ...Object.values(single).filter((value): value is Fact => value !== null),
    ...touSplit.flatMap(({ total, share }) => [total, share]),
    ...months.flatMap(({ month, total, averagePerDay, cost, change }) =>
      [month, total, averagePerDay, cost, change].filter((value): value is Fact => value !== null),
    ),
  ];
}
