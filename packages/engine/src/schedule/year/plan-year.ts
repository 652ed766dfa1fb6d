import { shiftPrices } from "../../tariff/shift-prices";
import type { Tariff } from "../../tariff/tariff";
import type { IntervalSeries } from "../../time-series/interval-series";
import { type Plan, sum } from "../plan";
import { dayProblem, type YearCharge } from "./day-problem";
import type { FlexibleYear } from "./flexible-year";
import { type DaySolver, planDays, type PlannedDay, unshifted } from "./plan-days";
import { peakOf, yearCharges } from "./year-charges";

/**
 * Where a month's peak is looked for, between the lowest at which every day pays the charge on its own and the highest
 * at which none does.
 */
const PEAK_SHARES = [0.25, 0.5, 0.75];
/** Peaks closer than this are one, kW. */
const SAME_PEAK_KW = 0.05;

/** One way to plan the whole year. */
export type YearPlan = readonly (PlannedDay | null)[];

/**
 * Plans the year's days under a tariff. A charge on the month's peak couples its days: the year is then planned once
 * for each of a few peaks that are paid for in any case, and the bills decide month by month (`shift-year.ts`).
 * @param unshiftedSeries the year as it runs of itself ({@link unshiftedYear})
 * @param onDay called for each day of each plan
 */
export function planYear(
  year: FlexibleYear,
  unshiftedSeries: IntervalSeries,
  tariff: Tariff,
  solver: DaySolver,
  onDay: (days: { of: number }) => void,
): YearPlan[] {
  const prices = shiftPrices(tariff, unshiftedSeries);
  const charges = yearCharges(tariff, unshiftedSeries);
  const rounds = charges.length > 0 ? 2 + PEAK_SHARES.length : 1;
  const planned = (levels: readonly YearCharge[]) =>
    planDays(year, prices, levels, solver, () => onDay({ of: rounds * year.days.length }));
  if (charges.length === 0) return [planned([])];
  const lowest = planned(charges);
  const highest = planned([]);
  const [low, high] = [lowest, highest].map((plan) => charges.map((charge) => peakOf(charge, importOf(year, plan))));
  const isSame = charges.every((_, index) => (high?.[index] ?? 0) - (low?.[index] ?? 0) < SAME_PEAK_KW);
  if (isSame) return [lowest, highest];
  const between = PEAK_SHARES.map((share) =>
    planned(
      charges.map((charge, index) => {
        const [from, to] = [low?.[index] ?? 0, high?.[index] ?? 0];
        return { ...charge, peakSoFarKw: Math.max(charge.peakSoFarKw, from + share * Math.max(0, to - from)) };
      }),
    ),
  );
  return [lowest, ...between, highest];
}

/** Net energy of each hour of the year, kWh, with its days' plans in the place of their load. */
export function netOf(year: FlexibleYear, plans: readonly (Plan | undefined)[]): Float64Array {
  const net = year.loadKw.map((kw, step) => kw - (year.solarKw[step] ?? 0));
  year.days.forEach(({ first, steps }, index) => {
    const plan = plans[index];
    if (!plan) return;
    for (let step = 0; step < steps; step += 1) {
      if (first + step < 0 || first + step >= net.length) continue;
      net[first + step] = (plan.importKw[step] ?? 0) - (plan.exportKw[step] ?? 0);
    }
  });
  return net;
}

const importOf = (year: FlexibleYear, days: YearPlan): Float64Array =>
  netOf(
    year,
    days.map((day) => day?.after),
  ).map((kwh) => Math.max(0, kwh));

/** The year as it runs of itself. */
export function unshiftedYear(year: FlexibleYear): IntervalSeries {
  const free = new Float64Array(year.loadKw.length);
  const plans = year.days.map((day) => {
    const problem = dayProblem(year, day, { import: free, export: free }, []);
    return problem ? unshifted(problem, day) : undefined;
  });
  const { startMs, intervalSeconds, timeZone } = year;
  return { startMs, intervalSeconds, timeZone, kwh: netOf(year, plans) };
}

/** Energy of each load that runs at another time, kWh by ID; of batteries what they give beyond before. */
export function movedKwh({ problem, before, after }: PlannedDay): Map<string, number> {
  const moved = new Map<string, number>();
  const add = (id: string, from: Float64Array | undefined, to: Float64Array | undefined) => {
    const kwh = sum(to?.map((kw, step) => Math.max(0, kw - (from?.[step] ?? 0))));
    moved.set(id, (moved.get(id) ?? 0) + kwh);
  };
  problem.evs.forEach(({ id }, index) => add(id, before.evKw[index], after.evKw[index]));
  problem.appliances.forEach(({ id }, index) => add(id, before.applianceKw[index], after.applianceKw[index]));
  problem.heatZones.forEach(({ id }, index) => add(id, before.heatKw[index], after.heatKw[index]));
  problem.batteries.forEach(({ id }, index) => add(id, before.dischargeKw[index], after.dischargeKw[index]));
  return moved;
}

/** What a day's plan wears its batteries. */
export const wearOf = ({ problem }: PlannedDay, { dischargeKw }: PlannedDay["after"]): number =>
  problem.batteries.reduce((total, { wearPerKwh }, index) => total + wearPerKwh * sum(dischargeKw[index]), 0);
