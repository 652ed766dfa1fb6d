import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface LoadFactor extends ToolResult {
  /** Null without readings. */
  figures: {
    factor: Fact;
    average: Fact;
    highest: Fact;
    /** Local time of the highest. */
    at: Fact | null;
  } | null;
  days: { from: string; to: string };
  /** What stands in the way. */
  result: EnergyQueryResult;
}

/** The average power of a time over the highest of its intervals. */
export const loadFactor = tool(
  "loadFactor",
  async ({ period, filters }: { period: string; filters: string[] }, context): Promise<LoadFactor> => {
    const ask = (aggregate: "average" | "total") =>
      queryEnergy.run({ metric: "power", period, filters, aggregate }, context);
    const [mean, most] = [await ask("average"), await ask("total")];
    const [average, highest] = [mean.figures?.whole.value, most.figures?.whole.value];
    const days = { from: mean.figures?.answer.from ?? "", to: mean.figures?.answer.to ?? "" };
    if (!mean.figures || !average || !highest || Number(highest.value) <= 0)
      return { figures: null, days, result: mean, facts: mean.facts };
    const figures = {
      factor: fact(mean.figures.source, "loadFactor", Number(average.value) / Number(highest.value), "fraction"),
      average,
      highest,
      at: most.figures?.whole.peakAt ?? null,
    };
    return { figures, days, result: mean, facts: [...mean.facts, ...most.facts, ...factsIn(figures)] };
  },
);
