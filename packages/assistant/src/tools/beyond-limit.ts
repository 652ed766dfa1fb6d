import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { OwnPrice } from "../frame/amounts/own-price";
import { countFacts, type Figures } from "./energy-figures";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface Excess {
  /** What the groups above the limit took above it, together. */
  excess: Fact;
  /** At the price that the question states. */
  money: { price: Fact; cost: Fact } | null;
}

/** What lay above a limit in the days, weeks or months that were found, which may be those above it alone. */
export const excessAbove = tool(
  "excessAbove",
  ({
    figures,
    limitWh,
    price,
  }: {
    figures: Figures;
    limitWh: number;
    price: OwnPrice | null;
  }): Promise<Excess & ToolResult> => {
    const found = excessIn(figures, limitWh, price);
    return Promise.resolve({ ...found, facts: factsIn(found) });
  },
);

export interface BeyondLimit extends ToolResult {
  /** Null where the time has no readings. */
  beyond:
    | (Excess & {
        limit: Fact;
        /** How many groups were above it, and of how many. */
        count: readonly Fact[];
        total: readonly Fact[];
        days: { from: string; to: string };
      })
    | null;
  /** What stands in the way. */
  result: EnergyQueryResult;
}

interface BeyondLimitInput extends Pick<EnergyQuestion, "filters" | "period"> {
  group: "day" | "month" | "week";
  limitWh: number;
  price: OwnPrice | null;
}

/** How much of what was bought lay above a limit of each day, week or month. */
export const beyondLimit = tool(
  "beyondLimit",
  async ({ group, limitWh, price, ...time }: BeyondLimitInput, context): Promise<BeyondLimit> => {
    const result = await queryEnergy.run({ metric: "bought", aggregate: "total", group, ...time }, context);
    const { figures } = result;
    if (!figures) return { beyond: null, result, facts: result.facts };
    const { source, rows, answer } = figures;
    const above = rows.filter(({ value }) => Number(value.value) > limitWh).length;
    const found = {
      ...excessIn(figures, limitWh, price),
      limit: fact(QUESTION_SOURCE, "given.limit", limitWh, "Wh"),
      count: countFacts(source, "beyond.count", above, group),
      total: countFacts(source, "beyond.total", rows.length, group),
    };
    return {
      beyond: { ...found, days: { from: answer.from, to: answer.to } },
      result,
      facts: [...result.facts, ...factsIn(found)],
    };
  },
);

function excessIn({ source, rows }: Figures, limitWh: number, price: OwnPrice | null): Excess {
  const excessWh = rows.reduce((sum, { value }) => sum + Math.max(0, Number(value.value) - limitWh), 0);
  const money = (id: string, amount: number, unit: Fact["unit"]) =>
    fact(QUESTION_SOURCE, id, amount, unit, price?.currency ?? undefined);
  return {
    excess: fact(source, "beyond.excess", excessWh, "Wh"),
    money: price && {
      price: money("given.price", price.perKwh, "price"),
      cost: money("beyond.cost", (excessWh / 1_000) * price.perKwh, "currency"),
    },
  };
}
