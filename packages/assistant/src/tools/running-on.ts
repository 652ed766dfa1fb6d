import { HOURS_PER_YEAR } from "@wattleaf/shared/domain/time";
import type { OwnPrice } from "../frame/amounts/own-price";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type Source, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface RunningYear extends ToolResult {
  price: Fact;
  energy: Fact;
  cost: Fact;
}

/** What a load that never stops uses in a year, and what that costs at a stated price. @param watts of `source` */
export const runningYear = tool(
  "runningYear",
  async ({ watts, source, price }: { watts: number; source: Source; price: OwnPrice }): Promise<RunningYear> => {
    const wh = watts * HOURS_PER_YEAR;
    const currency = price.currency ?? undefined;
    const figures = {
      price: fact(QUESTION_SOURCE, "given.price", price.perKwh, "price", currency),
      energy: fact(source, "runningYear.energy", wh, "Wh"),
      cost: fact(QUESTION_SOURCE, "runningYear.cost", (wh / 1_000) * price.perKwh, "currency", currency),
    };
    return { ...figures, facts: factsIn(figures) };
  },
);
