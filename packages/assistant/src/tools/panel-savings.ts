import { type Fact, fact, type ToolResult } from "./facts";
import { averagePrice } from "./average-price";
import type { Figures } from "./energy-figures";
import { solarAccount } from "./solar-account";
import { tool } from "./tool";

export interface PanelSavings extends ToolResult {
  /** Null without panels or without a price. */
  saved: Fact | null;
  ownUse: Fact | null;
  price: Fact | null;
  sold: Fact | null;
  made: Figures | null;
}

/** What the home used of its own panels' electricity in a period, at the price that it paid for what it bought then. */
export const panelSavings = tool(
  "panelSavings",
  async ({ period, filters }: { period: string; filters: string[] }, context): Promise<PanelSavings> => {
    const account = await solarAccount.run({ period, filters }, context);
    const paid = await averagePrice.run({ period, filters }, context);
    const { made, ownUse, sold } = account;
    const { price } = paid;
    if (!made || !ownUse || !price)
      return { saved: null, ownUse: null, price: null, sold: null, made: null, facts: [] };
    const amount = (Number(ownUse.value) / 1_000) * Number(price.value);
    const saved = fact(made.source, "panelsSaved", amount, "currency", price.text);
    return { saved, ownUse, price, sold, made, facts: [...account.facts, ...paid.facts, saved] };
  },
);
