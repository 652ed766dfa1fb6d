import { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import type { DaySpan } from "./bill-choice";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { meterSource } from "./own-sources";
import { tool } from "./tool";

export interface LoadCost extends ToolResult {
  /** Null where the load is not among the largest. */
  energy: Fact | null;
  /** Null without a tariff. */
  cost: Fact | null;
}

const NOTHING: LoadCost = { energy: null, cost: null, facts: [] };

/** What one load of the user's home used and cost in a span of days, as the page of devices shows it. */
export const loadCost = tool(
  "loadCost",
  async ({ name, from, to }: DaySpan & { name: string }, { data, language }): Promise<LoadCost> => {
    const own = await data.meter();
    if (!own) return NOTHING;
    const input = { meter_id: own.meter.id, from, to, group: "month" as const };
    const { layers, currency } = await data.compute(meterBreakdown, input);
    const layer = layers.find((one) => one.name === name);
    if (!layer) return NOTHING;
    const source = meterSource(own.meter, language);
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const figures = {
      energy: fact(source, `load.${name}`, sum(layer.kwh) * 1_000, "Wh"),
      cost: layer.cost && currency ? fact(source, `loadCost.${name}`, sum(layer.cost), "currency", currency) : null,
    };
    return { ...figures, facts: factsIn(figures) };
  },
);
