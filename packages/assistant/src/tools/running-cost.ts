import { billFacts } from "./bill-facts";
import { doubtsBehind, withDoubts } from "./doubts";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface RunningCost extends ToolResult {
  /** The average of the asker's own bill. */
  price: Fact | null;
  cost: Fact | null;
}

/** What energy costs at the price of the user's bill. */
export const runningCost = tool(
  "runningCost",
  async ({ energyWh }: { energyWh: number }, context): Promise<RunningCost> => {
    const energy = fact(QUESTION_SOURCE, "energy", energyWh, "Wh");
    const { bill } = await billFacts.run({}, context);
    const price = bill?.price ?? null;
    const cost =
      price &&
      withDoubts(
        fact(price.source, "runningCost", (energyWh / 1000) * Number(price.value), "currency", price.text),
        doubtsBehind(price),
      );
    return { price, cost, facts: factsIn([energy, price, cost]) };
  },
);
