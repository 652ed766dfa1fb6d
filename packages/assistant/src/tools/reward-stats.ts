import { messages } from "../messages";
import { tableOf } from "./attachments";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import type { RewardStats } from "../ports";
import { tool } from "./tool";

export interface RewardStatsFacts extends ToolResult {
  /** Null for visitors. */
  points: Fact | null;
  rank: Fact | null;
  position: Fact | null;
  streak: Fact | null;
  next: { rank: Fact; points: Fact } | null;
  leaders: readonly { name: Fact; points: Fact }[];
  /** To the next one ahead, and to the first; null at the top and without a place. */
  behind: { next: Fact | null; first: Fact | null };
  status: RewardStats["status"] | null;
}

/** The user's points, rank, place on the leaderboard and streak, what the next rank needs, and who leads. */
export const rewardStats = tool("rewardStats", async (_, { data, language }): Promise<RewardStatsFacts> => {
  const found = await data.rewardStats();
  if (!found)
    return {
      points: null,
      rank: null,
      position: null,
      streak: null,
      next: null,
      leaders: [],
      behind: { next: null, first: null },
      status: null,
      facts: [],
    };
  const t = messages(language);
  const source: Source = {
    key: "leaderboard",
    kind: "account",
    title: t(found.simulated ? "assistant.source.leaderboardSample" : "assistant.source.leaderboard"),
    url: "/leaderboard",
    ...(found.simulated ? { sandbox: true } : {}),
  };
  const leaders = found.leaders.map(({ name, points }, index) => ({
    name: fact(source, `leader.${index}`, name, "text"),
    points: fact(source, `leaderPoints.${index}`, points, "points"),
  }));
  const figures = {
    points: fact(source, "points", found.points, "points"),
    rank: fact(source, "rank", t(`assistant.rankName.${found.rank}`), "text"),
    position: found.position === null ? null : fact(source, "position", found.position, "rank"),
    streak: found.streakDays === null ? null : fact(source, "streak", found.streakDays, "days"),
    next: found.next && {
      rank: fact(source, "nextRank", t(`assistant.rankName.${found.next.rank}`), "text"),
      points: fact(source, "nextPoints", found.next.pointsNeeded, "points"),
    },
  };
  const toFirst = (found.leaders[0]?.points ?? 0) - found.points;
  const behind = {
    next: found.pointsBehind === null ? null : fact(source, "pointsToNext", found.pointsBehind, "points"),
    first: toFirst > 0 ? fact(source, "pointsToFirst", toFirst, "points") : null,
  };
  return { ...figures, leaders, behind, status: found.status, facts: factsIn([figures, leaders, behind]) };
});

export interface PurchaseFacts extends ToolResult {
  /** False for visitors. */
  signedIn: boolean;
  count: Fact;
  /** The newest first. */
  rows: readonly { name: Fact; coins: Fact; date: Fact; status: string }[];
  spent: Fact;
}

/** What the user bought in the green store, the newest first, with its state. */
export const purchases = tool("purchases", async (_, { data, language }): Promise<PurchaseFacts> => {
  const found = await data.purchases();
  const t = messages(language);
  const source: Source = {
    key: "purchases",
    kind: "account",
    title: t("assistant.source.purchases"),
    url: "/marketplace",
  };
  const rows = (found ?? []).map(({ name, coins, at, status }, index) => ({
    name: fact(source, `bought.${index}`, name, "text"),
    coins: fact(source, `coins.${index}`, coins, "coins"),
    date: fact(source, `date.${index}`, at.slice(0, 10), "date"),
    status,
  }));
  const count = fact(source, "purchaseCount", rows.length, "count");
  const spent = fact(
    source,
    "spent",
    (found ?? []).reduce((sum, { coins }) => sum + coins, 0),
    "coins",
  );
  return {
    signedIn: found !== null,
    count,
    rows,
    spent,
    facts: factsIn([count, spent, rows]),
    attachments:
      rows.length > 1
        ? [
            tableOf(
              t("assistant.purchases.tableTitle"),
              [
                { label: t("assistant.purchases.item"), align: "start" },
                { label: t("assistant.purchases.day"), align: "start" },
                { label: t("assistant.purchases.coins"), align: "end" },
              ],
              rows.slice(0, 20).map(({ name, date, coins }) => [name, date, coins]),
              language,
            ),
          ]
        : [],
  };
});
