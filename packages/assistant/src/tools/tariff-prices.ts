import { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import type { AssistantData } from "../ports";
import { midnight } from "./clock-time";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

/** What a kWh costs in some hours of today. */
export interface PriceLevel {
  price: Fact;
  /** Each stretch from its first hour to its last. */
  hours: readonly { first: Fact; last: Fact }[];
}

export interface TariffPrices extends ToolResult {
  /** The most expensive first; empty of a tariff whose price does not go by the hour. */
  levels: readonly PriceLevel[];
  now: Fact | null;
  /** For a kWh that is sold now; null where nothing is paid. */
  sells: Fact | null;
}

const NONE: TariffPrices = { levels: [], now: null, sells: null, facts: [] };
const HOURS = 24;
/** Prices that differ less are shown alike. */
const DECIMALS = 4;

/** The prices of today by the user's own tariff, hour by hour, taxes and fixed charges left out. */
export const tariffPrices = tool("tariffPrices", async (_, { data, language }): Promise<TariffPrices> => {
  const own = await data.meter();
  const tariff = (await data.tariffs()).find(({ tariff_id: id }) => id === own?.meter.tariffId);
  if (!own || !tariff || tariff.kind !== "time_of_use") return NONE;
  const { timeZone } = own.meter;
  const day = await pricesOfDay(data, tariff.tariff_id, timeZone);
  const { steps, currency } = day;
  const source = meterSource(own.meter, language);
  const levels = levelsOf(day, source, "tariffPrice");
  if (levels.length < 2) return NONE;
  const at = Math.floor(((zoneClock(timeZone)(data.nowMs()) % DAY_MS) / DAY_MS) * steps.length);
  const step = steps[at];
  const figures = {
    levels,
    now: step ? fact(source, "tariffPrice.now", Number(step.import_price.toFixed(DECIMALS)), "price", currency) : null,
    sells:
      step && step.export_price > 0
        ? fact(source, "tariffPrice.sells", Number(step.export_price.toFixed(DECIMALS)), "price", currency)
        : null,
  };
  return { ...figures, facts: factsIn(figures) };
});

/** A plan needs something to plan, and its prices do not depend on this. */
const SOMETHING = { id: "lamp", phases: [{ minutes: 15, kw: 0.01 }] };

/** Prices of equal parts of a day. */
interface PricedDay {
  steps: readonly { import_price: number }[];
  currency: string | undefined;
}

/** What a kWh costs in which hours of a day, the most expensive first. */
export function levelsOf({ steps, currency }: PricedDay, source: Source, id: string): PriceLevel[] {
  const hourOf = (index: number) => Math.floor((index * HOURS) / steps.length);
  const byPrice = new Map<number, number[]>();
  for (const [index, { import_price: price }] of steps.entries()) {
    const rounded = Number(price.toFixed(DECIMALS));
    const hours = byPrice.get(rounded) ?? [];
    if (!hours.includes(hourOf(index))) hours.push(hourOf(index));
    byPrice.set(rounded, hours);
  }
  return [...byPrice]
    .toSorted(([one], [other]) => other - one)
    .map(([price, hours], level) => ({
      price: fact(source, `${id}.${level}`, price, "price", currency),
      hours: stretchesOf(hours).map(([from, to], index) => ({
        first: fact(source, `${id}.${level}.${index}.first`, from, "hour"),
        last: fact(source, `${id}.${level}.${index}.last`, to, "hour"),
      })),
    }));
}

/** As a plan of the day counts with them. @param daysAhead 0 is today */
export async function pricesOfDay(data: AssistantData, tariffId: string, timeZone: string, daysAhead = 0) {
  const fromMs = midnight(timeZone, data.nowMs(), daysAhead);
  const toMs = midnight(timeZone, fromMs, 1);
  const plan = await data.compute(optimizeSchedule, {
    facility_id: "assistant",
    time_horizon: (toMs - fromMs) / HOUR_MS,
    explain: false,
    constraints: {
      start: momentIn(timeZone, fromMs),
      time_zone: timeZone,
      tariff_id: tariffId,
      load_kw: 0,
      appliances: [{ ...SOMETHING, earliest: momentIn(timeZone, fromMs), latest_end: momentIn(timeZone, toMs) }],
      time_limit_seconds: 1,
    },
  });
  return { steps: plan.schedule, currency: plan.currency };
}

/** 16, 17, 18, 20 as 16 to 18, and 20. */
export function stretchesOf(hours: readonly number[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const hour of hours.toSorted((a, b) => a - b)) {
    const last = stretches.at(-1);
    if (last && last[1] === hour - 1) last[1] = hour;
    else stretches.push([hour, hour]);
  }
  return stretches;
}
