import {
  COINS_PER_KWH_DELIVERED,
  COINS_PER_KWH_SAVED,
  MAX_EVENT_COINS,
  MAX_SAVINGS_COINS_PER_MONTH,
} from "@wattleaf/shared/domain/rewards";
import {
  MONTH_CLOSES_AFTER_DAYS,
  POINTS_PER_EVENT,
  POINTS_PER_KWH_DELIVERED,
  POINTS_PER_KWH_SAVED,
} from "@wattleaf/shared/domain/points";
import { messages } from "../messages";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { PRODUCT_SOURCES } from "./sources";
import { tool } from "./tool";

export interface CoinRules extends ToolResult {
  perKwh: Fact;
  mostPerMonth: Fact;
  /** Days after the end of a month. */
  paidAfter: Fact;
  perKwhDelivered: Fact;
  mostPerEvent: Fact;
  pointsPerKwh: Fact;
  pointsPerEvent: Fact;
  pointsPerKwhDelivered: Fact;
  /** The last time that coins came: null for visitors, and before the first. */
  latest: { amount: Fact; reason: string; date: Fact } | null;
  /** The last ones for a grid event. */
  latestEvent: { amount: Fact; date: Fact } | null;
}

/** What coins and points are given for, and what brought the user's last coins. */
export const coinRules = tool("coinRules", async (_, { data, language }): Promise<CoinRules> => {
  const rules = PRODUCT_SOURCES.rewards[language];
  const own = PRODUCT_SOURCES.account[language];
  const came = ((await data.coinEntries()) ?? []).filter(({ amount }) => amount > 0);
  const entryOf = (name: string, entry: (typeof came)[number] | undefined, source: Source) =>
    entry
      ? {
          amount: fact(source, `${name}.amount`, entry.amount, "coins"),
          reason: messages(language)(`assistant.coinReason.${entry.reason}`),
          date: fact(source, `${name}.date`, entry.at.slice(0, 10), "date"),
        }
      : null;
  const figures = {
    perKwh: fact(rules, "coinsPerKwh", COINS_PER_KWH_SAVED, "coins"),
    mostPerMonth: fact(rules, "mostCoinsPerMonth", MAX_SAVINGS_COINS_PER_MONTH, "coins"),
    paidAfter: fact(rules, "monthClosesAfter", MONTH_CLOSES_AFTER_DAYS, "days"),
    perKwhDelivered: fact(rules, "coinsPerKwhDelivered", COINS_PER_KWH_DELIVERED, "coins"),
    mostPerEvent: fact(rules, "mostCoinsPerEvent", MAX_EVENT_COINS, "coins"),
    pointsPerKwh: fact(rules, "pointsPerKwh", POINTS_PER_KWH_SAVED, "points"),
    pointsPerEvent: fact(rules, "pointsPerEvent", POINTS_PER_EVENT, "points"),
    pointsPerKwhDelivered: fact(rules, "pointsPerKwhDelivered", POINTS_PER_KWH_DELIVERED, "points"),
    latest: entryOf("latestCoins", came[0], own),
    latestEvent: entryOf(
      "latestEventCoins",
      came.find(({ reason }) => reason === "event"),
      own,
    ),
  };
  return { ...figures, facts: factsIn(figures) };
});
