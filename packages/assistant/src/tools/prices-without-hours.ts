import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface PricesWithoutHours extends ToolResult {
  high: Fact;
  low: Fact;
  /** An example of hours: none are known. */
  fromHour: Fact;
  lastHour: Fact;
}

/** Usual hours of a peak, to show how hours are told. */
const EXAMPLE = { fromHour: 16, lastHour: 20 };

/** Two prices that the asker states, of which the hours are still to be told. */
export const pricesWithoutHours = tool(
  "pricesWithoutHours",
  async ({ prices, said }: { prices: readonly number[]; said: string | null }): Promise<PricesWithoutHours> => {
    const price = (id: string, perKwh: number) => fact(QUESTION_SOURCE, id, perKwh, "price", said ?? undefined);
    const figures = {
      high: price("stated.high", Math.max(...prices)),
      low: price("stated.low", Math.min(...prices)),
      fromHour: fact(QUESTION_SOURCE, "stated.exampleFrom", EXAMPLE.fromHour, "hour"),
      lastHour: fact(QUESTION_SOURCE, "stated.exampleTo", EXAMPLE.lastHour, "hour"),
    };
    return { ...figures, facts: factsIn(figures) };
  },
);
