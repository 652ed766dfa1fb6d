import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { OwnPrice } from "../frame/amounts/own-price";
import { countFacts } from "./energy-figures";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

interface BeyondLimitInput extends Pick<EnergyQuestion, "filters" | "period"> {
  group: "day" | "month" | "week";
  limitKwh: number;
  price: OwnPrice | null;
}

export interface BeyondLimit extends ToolResult {
  /** Null where the time has no readings. */
  beyond: {
    limit: Fact;
    /** What the groups above the limit took above it, together. */
    excess: Fact;
    /** How many groups were above it, and of how many. */
    count: readonly Fact[];
    total: readonly Fact[];
    /** At the price that the question states. */
    money: { price: Fact; cost: Fact } | null;
    days: { from: string; to: string };
  } | null;
  /** What stands in the way. */
  result: EnergyQueryResult;
}

/** How much of what was bought lay above a limit of each day, week or month. */
export const beyondLimit = tool(
  "beyondLimit",
  async ({ group, limitKwh, price, ...time }: BeyondLimitInput, context): Promise<BeyondLimit> => {
    const result = await queryEnergy.run({ metric: "bought", aggregate: "total", group, ...time }, context);
    const { figures } = result;
    if (!figures) return { beyond: null, result, facts: result.facts };
    const { source, rows, answer } = figures;
    const above = rows.map(({ value }) => Number(value.value) - limitKwh * 1_000).filter((wh) => wh > 0);
    const excessWh = above.reduce((sum, wh) => sum + wh, 0);
    const found = {
      limit: fact(QUESTION_SOURCE, "given.limit", limitKwh * 1_000, "Wh"),
      excess: fact(source, "beyond.excess", excessWh, "Wh"),
      count: countFacts(source, "beyond.count", above.length, group),
      total: countFacts(source, "beyond.total", rows.length, group),
      money: price && {
        price: fact(QUESTION_SOURCE, "given.price", price.perKwh, "price", price.currency ?? undefined),
        cost: fact(
          QUESTION_SOURCE,
          "beyond.cost",
          (excessWh / 1_000) * price.perKwh,
          "currency",
          price.currency ?? undefined,
        ),
      },
    };
    return {
      beyond: { ...found, days: { from: answer.from, to: answer.to } },
      result,
      facts: [...result.facts, ...factsIn(found)],
    };
  },
);
