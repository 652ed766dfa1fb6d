import { messages } from "../messages";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { periodDays } from "./period-days";
import { PRODUCT_SOURCES } from "./sources";
import { tool } from "./tool";

export interface CoinsReceived extends ToolResult {
  firstDay: Fact;
  lastDay: Fact;
  total: Fact;
  /** The most first. */
  reasons: readonly { amount: Fact; reason: string }[];
}

/**
 * The green coins that came in a period, by what they came for. Null for visitors, for a period without days, and where
 * the newest page of entries does not reach back to its beginning.
 */
export const coinsReceived = tool(
  "coinsReceived",
  async (
    { period }: { period: string },
    { data, language },
  ): Promise<ToolResult & { received: CoinsReceived | null }> => {
    const entries = await data.coinEntries();
    const days = entries && (await periodDays(period, data));
    const oldest = entries?.at(-1);
    // The coins for joining are an account's first.
    const hasMore = oldest?.reason !== "welcome";
    if (!entries || !days || (hasMore && (oldest === undefined || oldest.at.slice(0, 10) >= days.from)))
      return { received: null, facts: [] };
    const came = entries.filter(
      ({ amount, at }) => amount > 0 && at.slice(0, 10) >= days.from && at.slice(0, 10) <= days.to,
    );
    const source = PRODUCT_SOURCES.account[language];
    const sums = new Map<(typeof came)[number]["reason"], number>();
    for (const { reason, amount } of came) sums.set(reason, (sums.get(reason) ?? 0) + amount);
    const figures = {
      firstDay: fact(source, "received.first", days.from, "date"),
      lastDay: fact(source, "received.last", days.to, "date"),
      total: fact(
        source,
        "received.total",
        came.reduce((sum, { amount }) => sum + amount, 0),
        "coins",
      ),
      reasons: [...sums]
        .toSorted(([, one], [, other]) => other - one)
        .map(([reason, amount]) => ({
          amount: fact(source, `received.${reason}`, amount, "coins"),
          reason: messages(language)(`assistant.coinReason.${reason}`),
        })),
    };
    const facts = factsIn(figures);
    return { received: { ...figures, facts }, facts };
  },
);
