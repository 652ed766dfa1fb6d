import { HOURS_PER_YEAR } from "@wattleaf/shared/domain/time";
import type { OwnPrice } from "../frame/amounts/own-price";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type Source, type ToolResult } from "./facts";
import { tool } from "./tool";

export type RunningLength = "month" | "week" | "year";

export interface RunningOn extends ToolResult {
  hours: Fact;
  energy: Fact;
  /** Null without a price. */
  priced: { price: Fact; cost: Fact } | null;
}

const HOURS: Readonly<Record<RunningLength, number>> = {
  week: 7 * 24,
  month: HOURS_PER_YEAR / 12,
  year: HOURS_PER_YEAR,
};

interface RunningInput {
  watts: number;
  /** Of the watts. */
  source: Source;
  length: RunningLength;
  price: OwnPrice | null;
}

/** What a load that never stops uses in a week, month or year, and what that costs at a stated price. */
export const runningOn = tool(
  "runningOn",
  async ({ watts, source, length, price }: RunningInput): Promise<RunningOn> => {
    const wh = watts * HOURS[length];
    const currency = price?.currency ?? undefined;
    const figures = {
      hours: fact(QUESTION_SOURCE, "running.hours", HOURS[length], "hours"),
      energy: fact(source, "running.energy", wh, "Wh"),
      priced: price && {
        price: fact(QUESTION_SOURCE, "given.price", price.perKwh, "price", currency),
        cost: fact(QUESTION_SOURCE, "running.cost", (wh / 1_000) * price.perKwh, "currency", currency),
      },
    };
    return { ...figures, facts: factsIn(figures) };
  },
);
