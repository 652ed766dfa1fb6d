import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { MeterBill } from "@wattleaf/shared/contracts/meters";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { zoneClock } from "@wattleaf/engine/time-series/zone-clock";
import { monthAt, monthName, monthStartMs } from "@wattleaf/engine/time-series/packing/month-grid";
import type { BillLine, PeriodBill, SeriesBill } from "@wattleaf/engine/tariff/bill";
import { billSeries } from "@wattleaf/engine/tariff/bill-series";
import { readingsOfSeries } from "@wattleaf/engine/time-series/readings-of-series";
import { summarizeUsage } from "@wattleaf/engine/usage/summarize";
import { chosenTariff } from "../tariffs";

const WH_PER_KWH = 1_000;

export interface MeterDescription {
  facts: UsageFacts;
  /** Of whole calendar months, the first first; none without a tariff. */
  bills: Omit<MeterBill, "id">[];
}

/**
 * What a meter's readings say, in the form that uploaded files have too, and what they cost by the meter's tariff. Where
 * a meter gave more than was used, the readings are split into use and export.
 */
export function describeMeter(series: IntervalSeries, tariffId: string | null): MeterDescription {
  const exports = series.kwh.some((kwh) => kwh < 0);
  const facts = summarizeUsage({
    source: "green_button",
    commodity: "electricity",
    readings: readingsOfSeries(series, (kwh) => Math.max(0, kwh)),
    exported: exports ? readingsOfSeries(series, (kwh) => Math.max(0, -kwh)) : null,
    currency: null,
    touSplit: [],
    notices: [],
  });
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
      lines: period.lines.map((line) => ({ label: labelOf(line), amountCents: line.cents })),
    };
  });
}

const KIND_WORDS: Record<BillLine["kind"], string> = {
  energy: "Energy",
  energy_credit: "Energy credit",
  export_credit: "Credit for exports",
  fuel_adjustment: "Adjustment",
  demand_flat: "Demand",
  demand_tou: "Demand by time of use",
  demand_coincident: "Demand at the utility's peak",
  fixed: "Fixed charge",
  minimum: "Up to the minimum charge",
  tax: "Tax",
};

/** As a bill has it: `Summer Peak, tier 1 · 123.4 kWh`. */
function labelOf({ kind, label, tier, quantity, unit }: BillLine): string {
  const name = [label ?? KIND_WORDS[kind], tier === null ? null : `tier ${tier}`].filter(Boolean).join(", ");
  const prefix = label !== null && kind !== "energy" ? `${KIND_WORDS[kind]}, ` : "";
  return `${prefix}${name} · ${Math.round(quantity * 10) / 10} ${unit}`;
}
