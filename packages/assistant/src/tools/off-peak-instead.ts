import { billTariff } from "@wattleaf/shared/contracts/tariffs/billing";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { midnight } from "./clock-time";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { periodDays } from "./period-days";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface OffPeakInstead extends ToolResult {
  /** Null where the days, or the tariff's prices by the hour, are not known. */
  moved: {
    /** What was bought in peak hours. */
    energy: Fact;
    /** What it cost, and would have cost at the cheapest price of the same months; energy alone. */
    cost: Fact;
    instead: Fact;
    saved: Fact;
    peakPrice: Fact;
    offPeakPrice: Fact;
  } | null;
  gap: EnergyQueryResult | null;
}

type Bill = OutputOf<typeof billTariff>;

/** What the peak use of a time would have cost at the off-peak prices of the same months, by the user's own tariff. */
export const offPeakInstead = tool(
  "offPeakInstead",
  async ({ period }: { period: string }, context): Promise<OffPeakInstead> => {
    const { data, language } = context;
    const own = await data.meter();
    const atPeak = await queryEnergy.run(
      { metric: "bought", period, filters: ["peak"], group: "month", aggregate: "total" },
      context,
    );
    const days = await periodDays(period, data);
    if (!atPeak.figures || !own?.meter.tariffId || !days)
      return { moved: null, gap: atPeak.figures ? null : atPeak, facts: atPeak.facts };
    const { timeZone, tariffId } = own.meter;
    const span = {
      fromMs: midnight(timeZone, Date.parse(`${days.from}T12:00:00Z`)),
      toMs: midnight(timeZone, Date.parse(`${days.to}T12:00:00Z`) + DAY_MS),
    };
    const series = await own.series(span.fromMs, span.toMs);
    if (!series) return { moved: null, gap: null, facts: atPeak.facts };
    const bill = await data.compute(billTariff, { series, tariff_id: tariffId });
    const prices = pricesByMonth(bill);
    let [energy, cost, instead] = [0, 0, 0];
    for (const { key, value } of atPeak.figures.rows) {
      const price = prices.get(key);
      const kwh = Number(value.value) / 1_000;
      if (!price) continue;
      energy += kwh;
      cost += kwh * price.highest;
      instead += kwh * price.lowest;
    }
    if (energy === 0) return { moved: null, gap: null, facts: atPeak.facts };
    const source = meterSource(own.meter, language);
    const money = (id: string, amount: number) => fact(source, `offPeak.${id}`, amount, "currency", bill.currency);
    const price = (id: string, amount: number) =>
      fact(source, `offPeak.${id}`, amount / energy, "price", bill.currency);
    const moved = {
      energy: fact(source, "offPeak.energy", energy * 1_000, "Wh"),
      cost: money("cost", cost),
      instead: money("instead", instead),
      saved: money("saved", cost - instead),
      peakPrice: price("peakPrice", cost),
      offPeakPrice: price("price", instead),
    };
    return { moved, gap: null, facts: [...atPeak.facts, ...factsIn(moved)] };
  },
);

/** The highest and the lowest price of a kWh in each month, as its bill has them. */
function pricesByMonth({ periods }: Bill): Map<string, { highest: number; lowest: number }> {
  const found = new Map<string, { highest: number; lowest: number }>();
  for (const { start, lines } of periods) {
    const byPeriod = new Map<number, { quantity: number; amount: number }>();
    for (const { kind, period, quantity, amount } of lines) {
      if (kind !== "energy" || period === null) continue;
      const sum = byPeriod.get(period) ?? { quantity: 0, amount: 0 };
      byPeriod.set(period, { quantity: sum.quantity + quantity, amount: sum.amount + amount });
    }
    const prices = [...byPeriod.values()].flatMap(({ quantity, amount }) => (quantity > 0 ? [amount / quantity] : []));
    if (prices.length > 1)
      found.set(start.slice(0, "2026-07".length), { highest: Math.max(...prices), lowest: Math.min(...prices) });
  }
  return found;
}
