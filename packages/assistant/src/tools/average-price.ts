import type { EnergyAnswer } from "@wattleaf/shared/contracts/energy-query";
import { doubtsBehind, withDoubts } from "./doubts";
import { type Fact, fact, type ToolResult } from "./facts";
import type { Figures } from "./energy-figures";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface AveragePrice extends ToolResult {
  cost: Figures | null;
  energy: Figures | null;
  /** Cost per kWh bought. */
  price: Fact | null;
  hasSolar: boolean;
  /** What stands in the way. */
  gap: (EnergyQueryResult & { answer: Extract<EnergyAnswer, { status: "gap" }> }) | null;
}

/** What a kWh bought from the grid cost the user on average, in a period and within filters. */
export const averagePrice = tool(
  "averagePrice",
  async ({ period, filters }: { period: string; filters: string[] }, context): Promise<AveragePrice> => {
    const ask = (metric: "bought" | "cost") =>
      queryEnergy.run({ metric, period, filters, aggregate: "total" }, context);
    const [bought, paid] = [await ask("bought"), await ask("cost")];
    for (const result of [bought, paid])
      if (result.answer.status === "gap")
        return { ...NOTHING, gap: { ...result, answer: result.answer }, facts: result.facts };
    const [energy, cost] = [bought.figures, paid.figures];
    if (!energy || !cost) return NOTHING;
    const kwh = Number(energy.whole.value.value) / 1_000;
    const price =
      kwh > 0
        ? withDoubts(
            fact(cost.source, "query.price", Number(cost.whole.value.value) / kwh, "price", cost.whole.value.text),
            doubtsBehind(cost.whole.value, energy.whole.value),
          )
        : null;
    return {
      ...NOTHING,
      energy,
      cost,
      price,
      hasSolar: energy.hasSolar,
      facts: [...bought.facts, ...paid.facts, ...(price ? [price] : [])],
    };
  },
);

const NOTHING: AveragePrice = {
  cost: null,
  energy: null,
  price: null,
  hasSolar: false,
  gap: null,
  facts: [],
};
