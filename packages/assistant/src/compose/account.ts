import { connectMeter } from "../tools/connect-meter";
import { purchases, rewardStats } from "../tools/reward-stats";
import type { Composer } from "./composition";

const NAMED_PURCHASES = 5;

/** "What's my rank?", "who leads?", "how far to the next level?" */
export const rankAnswer: Composer = async (c) => {
  const found = await c.use(rewardStats, {});
  const { points, rank, position, streak, next, leaders } = found;
  if (!points || !rank) {
    c.draft.add("assistant.rank.signIn");
    await c.quote("leaderboard-and-ranks", { short: true });
    return;
  }
  const [leader] = leaders;
  if (c.frame.pick && leader)
    c.draft.add("assistant.rank.leader", { name: c.show(leader.name), points: c.show(leader.points) });
  c.draft.add("assistant.rank.own", { points: c.show(points), rank: c.show(rank) });
  if (position) c.draft.add("assistant.rank.position", { position: c.show(position) });
  else if (found.status === "hidden") c.draft.add("assistant.rank.hidden", { points: c.show(points) });
  else if (found.status === "no_meter") c.draft.add("assistant.rank.noMeter", { points: c.show(points) });
  else c.draft.add("assistant.rank.noPoints", { points: c.show(points) });
  if (streak && Number(streak.value) > 0) c.draft.add("assistant.rank.streak", { streak: c.show(streak) });
  if (next) c.draft.add("assistant.rank.next", { points: c.show(next.points), rank: c.show(next.rank) });
  // "Against last week"
  const isOfBefore = c.frame.comparedTo !== undefined || /-\d+$/.test(c.frame.period ?? "");
  if (isOfBefore) c.draft.add("assistant.rank.noHistory");
};

/** "What did I buy?" */
export const purchasesAnswer: Composer = async (c) => {
  const found = await c.use(purchases, {});
  if (!found.signedIn) return c.draft.add("assistant.purchases.signIn");
  const [latest] = found.rows;
  if (!latest) return c.draft.add("assistant.purchases.none");
  c.draft.add("assistant.purchases.count", { count: c.show(found.count), spent: c.show(found.spent) });
  for (const { name, coins, date } of found.rows.slice(0, NAMED_PURCHASES))
    c.draft.line("assistant.purchases.row", { item: c.show(name), coins: c.show(coins), date: c.show(date) });
};

/** "Connect my utility": the card opens the form. */
export const connectAnswer: Composer = async (c) => {
  const { connected, signedIn } = await c.use(connectMeter, {});
  if (connected) {
    const { name, since, until } = connected;
    if (since && until)
      c.draft.add("assistant.connect.connected", { meter: c.show(name), since: c.show(since), until: c.show(until) });
    else c.draft.add("assistant.connect.importing", { meter: c.show(name) });
    return;
  }
  if (c.tools.partner) {
    c.draft.add("assistant.partner.noMeter");
    c.draft.add("assistant.partner.upload");
    return c.handover();
  }
  c.draft.add(signedIn ? "assistant.connect.ready" : "assistant.connect.signIn");
  await c.quote("utility-connection-steps", { short: true });
};
