import { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import type { DaySpan } from "./bill-choice";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

export interface LoadCosts extends ToolResult {
  /** The largest of the user's home in energy, with what is always on and the rest; the share is of what they cost. */
  loads: readonly { name: DayPart; energy: Fact; cost: Fact | null; share: Fact | null }[];
}

/** What the loads of the user's home used and cost in a span of days, as the page of devices shows them; no cost without a tariff. */
export const loadCosts = tool("loadCosts", async ({ from, to }: DaySpan, { data, language }): Promise<LoadCosts> => {
  const own = await data.meter();
  if (!own) return { loads: [], facts: [] };
  const input = { meter_id: own.meter.id, from, to, group: "month" as const };
  const { layers, currency } = await data.compute(meterBreakdown, input);
  const source = meterSource(own.meter, language);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const all = sum(layers.flatMap(({ cost }) => cost ?? []));
  const loads = layers.map(({ name, kwh, cost }) => ({
    name,
    energy: fact(source, `load.${name}`, sum(kwh) * 1_000, "Wh"),
    cost: cost && currency ? fact(source, `loadCost.${name}`, sum(cost), "currency", currency) : null,
    share: cost && all > 0 ? fact(source, `loadCostShare.${name}`, sum(cost) / all, "fraction") : null,
  }));
  return { loads, facts: factsIn(loads) };
});
