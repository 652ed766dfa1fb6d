import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { MeterBill } from "@wattleaf/shared/contracts/meters";
import { billLineLabel } from "@wattleaf/shared/i18n/bill-line";
import { findRepairs, type Repair, withRepairs } from "@wattleaf/engine/repair/find-repairs";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { monthAt, monthName, monthStartMs } from "@wattleaf/engine/time-series/packing/month-grid";
import type { BillLine, PeriodBill, SeriesBill } from "@wattleaf/engine/tariff/bill";
import { billSeries } from "@wattleaf/engine/tariff/bill-series";
import { readingsOfSeries } from "@wattleaf/engine/time-series/readings-of-series";
import { summarizeUsage } from "@wattleaf/engine/usage/summarize";
import { chosenTariff } from "../tariffs";

const WH_PER_KWH = 1_000;

export interface MeterDescription {
  /** What looks like a fault in the readings, whether it is repaired or not. */
  repairs: Repair[];
  facts: UsageFacts;
  /** Of whole calendar months, the first first; none without a tariff. */
  bills: Omit<MeterBill, "id">[];
}

/**
 * What is wrong with a meter's readings, and their facts and bills with it repaired, or as they are.
 * @param readings as the meter gave them
 */
export function describeMeter(
  readings: IntervalSeries,
  tariffId: string | null,
  isRepaired: boolean,
): MeterDescription {
  const repairs = findRepairs(readings);
  return { repairs, ...factsAndBills(isRepaired ? withRepairs(readings, repairs) : readings, tariffId) };
}

/**
 * Usage facts of a meter's readings, in the same form as for uploaded files, and their cost under the meter's tariff.
 * If a meter exported energy, the readings are split into use and export.
 */
function factsAndBills(series: IntervalSeries, tariffId: string | null): Omit<MeterDescription, "repairs"> {
  const exports = series.kwh.some((kwh) => kwh < 0);
  const summary = summarizeUsage({
    source: "green_button",
    commodity: "electricity",
    readings: readingsOfSeries(series, (kwh) => Math.max(0, kwh)),
    exported: exports ? readingsOfSeries(series, (kwh) => Math.max(0, -kwh)) : null,
    currency: null,
    touSplit: [],
    notices: [],
  });
  // Behind solar the meter does not see what runs all the time.
  const facts = exports ? { ...summary, baseLoadWatts: null, baseLoadShare: null } : summary;
  if (tariffId === null) return { facts, bills: [] };
  const bill = billSeries(series, chosenTariff({ tariff_id: tariffId }).tariff);
  return { facts: withCosts(facts, bill, series.timeZone), bills: billsOf(bill, series.timeZone) };
}

/** A month that the readings cover in part costs its part of the month's charges. */
function withCosts(facts: UsageFacts, { periods, cents, currency }: SeriesBill, timeZone: string): UsageFacts {
  const clock = zoneClock(timeZone);
  const centsOf = new Map(periods.map((period) => [monthName(monthAt(clock, period.fromMs)), period.cents]));
  return {
    ...facts,
    cost: { total: cents / 100, currency },
    months: facts.months.map((month) => {
      const own = centsOf.get(month.month);
      return { ...month, cost: own === undefined ? null : own / 100 };
    }),
  };
}

function billsOf({ periods, currency, tariffId }: SeriesBill, timeZone: string): Omit<MeterBill, "id">[] {
  const clock = zoneClock(timeZone);
  const isWholeMonth = ({ fromMs, toMs }: PeriodBill) => {
    const month = monthAt(clock, fromMs);
    return fromMs === monthStartMs(clock, month) && toMs === monthStartMs(clock, month + 1);
  };
  return periods.filter(isWholeMonth).map((period) => {
    const month = monthAt(clock, period.fromMs);
    return {
      start: `${monthName(month)}-01`,
      end: `${monthName(month + 1)}-01`,
      energyWh: Math.round((period.importKwh - period.exportKwh) * WH_PER_KWH),
      amountCents: period.cents,
      currency,
      tariffId,
      lines: period.lines.map(toBillLine),
    };
  });
}

/** The label in English for the API, and what it is made of for readers of another language. */
function toBillLine({ kind, label: name, tier, quantity, unit, cents }: BillLine): MeterBill["lines"][number] {
  const values = { kind, name, tier, quantity, unit };
  return { label: billLineLabel(values, "en"), amountCents: cents, values };
}
