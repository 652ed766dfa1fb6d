import { billTariff } from "@wattleaf/shared/contracts/tariffs/billing";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { NO_CURRENCY } from "@wattleaf/shared/domain/currency";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { StatedTariff } from "../frame/amounts/said-tariff";
import type { OwnMeter } from "../ports";
import { localDate, midnight } from "./clock-time";
import {
  type Fact,
  fact,
  factsIn,
  QUESTION_SOURCE,
  missing,
  type Missing,
  type Source,
  type ToolResult,
} from "./facts";
import { meterSource } from "./own-sources";
import { periodDays } from "./period-days";
import { tool, type ToolContext } from "./tool";
import { wholeDays } from "./tariff-compare";

export interface StatedTariffCost extends ToolResult {
  missing: null;
  /** What the readings cost by the prices: without an own tariff the energy alone. */
  cost: Fact;
  /** What they cost by the own tariff, and the difference, above zero where the stated prices are dearer; null without one. */
  own: { cost: Fact; difference: Fact } | null;
  /** What they cost by another tariff that was stated, and the difference, above zero where that is cheaper. */
  other: { cost: Fact; difference: Fact } | null;
  prices: { base: Fact; special: Fact | null; fromHour: Fact | null; lastHour: Fact | null; weekdaysOnly: boolean };
  /** The single price per kWh by which the readings cost the same as by the own tariff; null without use. */
  even: Fact | null;
  bought: Fact;
  days: Fact;
  firstDay: Fact;
  lastDay: Fact;
  meter: Source;
  sells: boolean;
}

interface StatedTariffInput {
  tariff: StatedTariff;
  /** To hold it against. */
  other?: StatedTariff | undefined;
  /** The sign or code of the money that the prices are in, as they say. */
  said?: string | null;
  /** The days to price; the latest year where none are named, or they were not measured. */
  period?: string | undefined;
}

/**
 * What the user's own readings would have cost by stated prices, flat or of two times of day. Only the energy is priced
 * by them: fixed charges, taxes and the credit for what is sold stay those of the own tariff.
 */
export const statedTariffCost = tool(
  "statedTariffCost",
  async (
    { tariff, other, period, said }: StatedTariffInput,
    { data, language }: ToolContext,
  ): Promise<StatedTariffCost | Missing<"meter" | "readings">> => {
    const own = await data.meter();
    if (!own) return missing("meter");
    const named = period === undefined ? null : await periodDays(period, data);
    const span = (named && within(own, named)) ?? wholeDays(own);
    if (!span) return missing("readings");
    const series = await own.series(span.fromMs, span.toMs);
    if (!series) return missing("readings");
    const billed =
      own.meter.tariffId === null ? null : await data.compute(billTariff, { series, tariff_id: own.meter.tariffId });
    // Prices in other money are not to be held against the own tariff.
    const isOtherMoney = /^[A-Z]{3}$/.test(said ?? "") && billed !== null && said !== billed.currency;
    const mine = isOtherMoney && billed.currency !== NO_CURRENCY ? null : billed;
    const code = mine?.currency ?? NO_CURRENCY;
    const currency = code === NO_CURRENCY ? (said ?? "") : code;
    const rule = mine && isNetMetered(mine) ? "Net Metering" : null;
    const priced = (prices: StatedTariff) => data.compute(billTariff, { series, tariff: itemOf(prices, code, rule) });
    const [stated, one] = [await priced(tariff), await priced({ base: 1 })];
    const carried = mine ? mine.totals.fixed + mine.totals.tax + mine.totals.export : 0;
    const total = stated.totals.energy + carried;
    const meter = meterSource(own.meter, language);
    const money = (id: string, amount: number) => fact(meter, id, amount, "currency", currency);
    const otherTotal = other ? (await priced(other)).totals.energy + carried : 0;
    const priceOfKwh = (id: string, perKwh: number) => fact(QUESTION_SOURCE, id, perKwh, "price", currency);
    const { base, special } = tariff;
    const figures = {
      cost: mine ? money("stated.cost", total) : fact(QUESTION_SOURCE, "stated.cost", total, "currency", currency),
      own: mine && {
        cost: money("stated.ownCost", mine.total),
        difference: money("stated.difference", total - mine.total),
      },
      other: other
        ? {
            cost: fact(QUESTION_SOURCE, "stated.otherCost", otherTotal, "currency", currency),
            difference: fact(QUESTION_SOURCE, "stated.otherDifference", total - otherTotal, "currency", currency),
          }
        : null,
      prices: {
        base: priceOfKwh("stated.base", base),
        special: special ? priceOfKwh("stated.special", special.perKwh) : null,
        fromHour: special ? fact(QUESTION_SOURCE, "stated.from", special.fromHour, "hour") : null,
        lastHour: special ? fact(QUESTION_SOURCE, "stated.to", (special.toHour + 23) % 24, "hour") : null,
        weekdaysOnly: special?.weekdaysOnly === true,
      },
      even:
        mine && one.totals.energy > 0
          ? fact(meter, "stated.even", (mine.total - carried) / one.totals.energy, "price", currency)
          : null,
      bought: fact(meter, "stated.bought", one.import_kwh * 1_000, "Wh"),
      days: fact(meter, "stated.days", span.days, "days"),
      firstDay: fact(meter, "stated.firstDay", localDate(own.meter.timeZone, span.fromMs), "date"),
      lastDay: fact(meter, "stated.lastDay", localDate(own.meter.timeZone, span.toMs - DAY_MS / 2), "date"),
    };
    return { missing: null, ...figures, meter, sells: one.export_kwh > 0, facts: factsIn(figures) };
  },
);

/** The named days, where all were measured. */
function within({ meter }: OwnMeter, { from, to }: { from: string; to: string }) {
  const { timeZone, firstReadingAt, lastReadingAt } = meter;
  if (!firstReadingAt || !lastReadingAt) return null;
  const fromMs = midnight(timeZone, Date.parse(`${from}T12:00:00Z`));
  const end = midnight(timeZone, Date.parse(`${to}T12:00:00Z`), 1);
  const toMs = Math.min(end, midnight(timeZone, Date.parse(lastReadingAt)));
  const days = Math.round((toMs - fromMs) / DAY_MS);
  return fromMs >= Date.parse(firstReadingAt) - DAY_MS / 2 && days > 0 ? { fromMs, toMs, days } : null;
}

/** Whether what is sold is taken off what is bought before it is priced. */
function isNetMetered({ periods, import_kwh: bought, export_kwh: sold }: OutputOf<typeof billTariff>): boolean {
  const lines = periods.flatMap((one) => one.lines.filter(({ kind }) => kind === "energy"));
  const billed = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return sold > 0 && billed < bought - sold / 2;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function itemOf({ base, special }: StatedTariff, currency: string, dgrules: "Net Metering" | null): UrdbItem {
  const isSpecial = (hour: number) =>
    special !== undefined &&
    (special.fromHour < special.toHour
      ? hour >= special.fromHour && hour < special.toHour
      : hour >= special.fromHour || hour < special.toHour);
  const schedule = Array.from({ length: 12 }, () => HOURS.map((hour) => (isSpecial(hour) ? 1 : 0)));
  return {
    name: "Stated prices",
    ...(currency === NO_CURRENCY ? {} : { currency }),
    energyratestructure: [[{ rate: base }], [{ rate: special?.perKwh ?? base }]],
    energyweekdayschedule: schedule,
    energyweekendschedule: special?.weekdaysOnly ? schedule.map(() => HOURS.map(() => 0)) : schedule,
    ...(dgrules ? { dgrules } : {}),
  };
}
