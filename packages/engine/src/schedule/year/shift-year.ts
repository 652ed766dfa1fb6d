import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { SeriesBill } from "../../tariff/bill";
import { billSeries } from "../../tariff/bill-series";
import { CENTS_PER_CURRENCY_UNIT } from "../../tariff/money";
import type { Tariff } from "../../tariff/tariff";
import { intervalStartMs, type IntervalSeries } from "../../time-series/interval-series";
import type { FlexibleYear } from "./flexible-year";
import type { DaySolver, PlannedDay } from "./plan-days";
import { movedKwh, netOf, planYear, unshiftedYear, wearOf } from "./plan-year";

/** Money; the total is what plans make small. */
export interface YearCost {
  bill: number;
  batteryWear: number;
  total: number;
}

export interface ShiftedMonth {
  fromMs: number;
  before: YearCost;
  after: YearCost;
  /** Highest demand that the tariff charges or tiers by, kW; null where it does neither. */
  peakBeforeKw: number | null;
  peakAfterKw: number | null;
}

/** A year under a tariff, before and after its flexible loads moved to where they cost least. */
export interface ShiftedYear {
  before: YearCost;
  after: YearCost;
  months: ShiftedMonth[];
  /** Energy that runs at another time, kWh by the load's ID. */
  movedKwh: Map<string, number>;
  /** Days on which something that was asked for is not delivered in full. */
  unmetDays: number;
  bill: SeriesBill;
}

/** A plan of one day, or the day as it runs of itself. */
type Choice = PlannedDay | null;

/**
 * Bills the year as it runs of itself and as planned. Plans follow the price of the next kWh, bills also have tiers,
 * netting and peaks: a month whose bill would not be lower stays as it is.
 * @param readings the year as it was metered, in intervals that divide an hour, where that is finer than the plan
 * @throws DomainError invalid_input when the tariff cannot be billed by the hour
 */
export function shiftYear(
  year: FlexibleYear,
  readings: IntervalSeries | null,
  tariff: Tariff,
  solver: DaySolver,
  onDay: (days: { of: number }) => void = () => {},
): ShiftedYear {
  const unshifted = unshiftedYear(year);
  const metered = readings ?? unshifted;
  const billOf = (choice: readonly Choice[]) => {
    const net = netOf(
      year,
      choice.map((day) => day?.after),
    );
    const moved = net.map((kwh, step) => kwh - (unshifted.kwh[step] ?? 0));
    return billSeries(withMoved(metered, moved), tariff);
  };
  const plans = planYear(year, unshifted, tariff, solver, onDay);
  const asIs = (plans[0] ?? []).map((day) => day && { ...day, after: day.before, isUnmet: false });
  const candidates = [asIs, ...plans].map((days) => ({ days, bill: billOf(days) }));
  const monthOf = monthFinder(year, candidates[0]?.bill);
  const costs = candidates.map(({ days, bill }) => monthlyCosts(bill, days, monthOf));
  const best = (costs[0] ?? []).map((_, month) => {
    const totals = costs.map((months) => months[month]?.total ?? Infinity);
    return totals.indexOf(Math.min(...totals));
  });
  const chosen = asIs.map((day, index) => candidates[best[monthOf(index)] ?? 0]?.days[index] ?? day);
  const composed = { days: chosen, bill: billOf(chosen) };
  const [before] = candidates;
  if (!before) throw new Error("A year has at least the plan of leaving it as it is");
  const totalOf = ({ days, bill }: typeof before) => total(monthlyCosts(bill, days, monthOf)).total;
  const after = totalOf(composed) < totalOf(before) ? composed : before;
  return outcomeOf(before, after, monthOf);
}

interface BilledPlan {
  days: readonly Choice[];
  bill: SeriesBill;
}

function outcomeOf(before: BilledPlan, after: BilledPlan, monthOf: (day: number) => number): ShiftedYear {
  const costsBefore = monthlyCosts(before.bill, before.days, monthOf);
  const costsAfter = monthlyCosts(after.bill, after.days, monthOf);
  const moved = new Map<string, number>();
  for (const day of after.days) {
    if (day) for (const [id, kwh] of movedKwh(day)) moved.set(id, (moved.get(id) ?? 0) + kwh);
  }
  return {
    before: total(costsBefore),
    after: total(costsAfter),
    months: before.bill.periods.map(({ fromMs, peakKw }, month) => ({
      fromMs,
      before: costsBefore[month] ?? NOTHING,
      after: costsAfter[month] ?? NOTHING,
      peakBeforeKw: peakKw,
      peakAfterKw: after.bill.periods[month]?.peakKw ?? null,
    })),
    movedKwh: moved,
    unmetDays: after.days.filter((day) => day?.isUnmet).length,
    bill: after.bill,
  };
}

const NOTHING: YearCost = { bill: 0, batteryWear: 0, total: 0 };

/** The number of the billing period in which a planning day begins; the first one for what begins before it. */
function monthFinder(year: FlexibleYear, bill: SeriesBill | undefined): (day: number) => number {
  const starts = bill?.periods.map(({ fromMs }) => fromMs) ?? [];
  return (day) => {
    const beginMs = intervalStartMs(year, year.days[day]?.first ?? 0);
    return Math.max(
      0,
      starts.findLastIndex((startMs) => startMs <= beginMs),
    );
  };
}

function monthlyCosts(bill: SeriesBill, days: readonly Choice[], monthOf: (day: number) => number): YearCost[] {
  const costs = bill.periods.map(({ cents }) => ({ ...NOTHING, bill: cents / CENTS_PER_CURRENCY_UNIT }));
  days.forEach((day, index) => {
    const month = costs[monthOf(index)];
    if (day && month) month.batteryWear += wearOf(day, day.after);
  });
  return costs.map((month) => ({ ...month, total: month.bill + month.batteryWear }));
}

const total = (months: readonly YearCost[]): YearCost =>
  months.reduce(
    (sum, month) => ({
      bill: sum.bill + month.bill,
      batteryWear: sum.batteryWear + month.batteryWear,
      total: sum.total + month.total,
    }),
    NOTHING,
  );

/** Readings with what moved, each hour's evenly over its intervals. */
function withMoved(readings: IntervalSeries, hourlyKwh: Float64Array): IntervalSeries {
  const hours = readings.intervalSeconds / HOUR_SECONDS;
  return {
    ...readings,
    kwh: readings.kwh.map((kwh, index) => {
      const moved = hourlyKwh[Math.floor(index * hours + 1e-9)] ?? 0;
      return kwh + (Number.isNaN(moved) ? 0 : moved * hours);
    }),
  };
}
