import type { Matter } from "../frame/said-matters";
import { achievements } from "../tools/achievements";
import { coinRules } from "../tools/coin-rules";
import { readArticle } from "../tools/knowledge-search";
import { buyable, coins } from "../tools/product";
import { rewardStats } from "../tools/reward-stats";
import { vppEarnings } from "../tools/vpp-earnings";
import { withoutBareAnswer } from "../knowledge/quote";
import type { Composer, Composition } from "./composition";
import { fromPassages } from "./passages";
import { store } from "./product";

/** Badges of each kind that a sentence names; the table has all that are missing. */
const NAMED_BADGES = 4;

/** Questions of rewards, grid events and the asker's data, each part of them in its turn. */
export const mattersAnswer: Composer = async (c) => {
  // A partner has its own rewards, events and rules for data, which its articles tell.
  if (c.tools.partner) return fromPassages(c);
  const { matters = [] } = c.frame.mentions ?? {};
  // Of someone without an account only the store has figures.
  const hasFigures = matters.some((one) => one === "buyable" || one === "cheapest_item");
  if (!hasFigures && (await c.tools.data.account()) === null) return fromPassages(c);
  for (const matter of matters) await ANSWERS[matter](c);
};

/** Where the asker stands. False for visitors. */
async function addPlace(c: Composition): Promise<boolean> {
  const { points, position, status } = await c.use(rewardStats, {});
  if (!points) {
    c.draft.add("assistant.rank.signIn");
    return false;
  }
  if (position) c.draft.add("assistant.rank.positionPoints", { position: c.show(position), points: c.show(points) });
  else if (status === "hidden") c.draft.add("assistant.rank.hidden", { points: c.show(points) });
  else if (status === "no_meter") c.draft.add("assistant.rank.noMeter", { points: c.show(points) });
  else c.draft.add("assistant.rank.noPoints", { points: c.show(points) });
  return true;
}

async function ahead(c: Composition): Promise<void> {
  const isKnown = await addPlace(c);
  const { leaders, behind, position } = await c.use(rewardStats, {});
  const [leader] = leaders;
  if (!isKnown || !leader) {
    if (!isKnown) await c.quote("leaderboard-and-ranks", { short: true });
    return;
  }
  const isFirst = position !== null && Number(position.value) === 1;
  const next = position === null ? undefined : leaders[Number(position.value) - 2];
  if (behind.next && next && next !== leader)
    c.draft.add("assistant.rank.nextAhead", { name: c.show(next.name), gap: c.show(behind.next) });
  else if (behind.next && !isFirst && next === undefined)
    c.draft.add("assistant.rank.behind", { gap: c.show(behind.next) });
  if (behind.first)
    c.draft.add("assistant.rank.toFirst", {
      name: c.show(leader.name),
      points: c.show(leader.points),
      gap: c.show(behind.first),
    });
  c.draft.add("assistant.rank.byPoints");
}

async function fall(c: Composition): Promise<void> {
  if (!(await addPlace(c))) return;
  c.draft.add("assistant.rank.noHistory");
  await c.quote("leaderboard-and-ranks", { question: c.t("assistant.article.rankDropped") });
}

async function badges(c: Composition): Promise<void> {
  const { reached, missing, counts } = await c.use(achievements, {});
  if (!reached || !counts) {
    c.draft.add("assistant.rank.signIn");
    await c.quote("streaks-and-achievements", { question: c.t("assistant.article.badges") });
    return;
  }
  const have = { reached: c.show(counts.reached), all: c.show(counts.all) };
  const [easiest] = missing;
  if (!easiest) return c.draft.add("assistant.badges.allReached", have);
  c.draft.add("assistant.badges.missing", {
    ...have,
    count: c.show(counts.missing),
    list: c.join(missing.slice(0, NAMED_BADGES).map(({ name }) => c.show(name))),
  });
  c.draft.add("assistant.badges.easiest", {
    name: c.show(easiest.name),
    how: c.show(easiest.how),
    coins: c.show(easiest.coins),
  });
  if (reached.length > 0)
    c.draft.add("assistant.badges.have", {
      list: c.join(reached.slice(0, NAMED_BADGES).map(({ name }) => c.show(name))),
    });
}

async function addSavingRule(c: Composition): Promise<void> {
  const { perKwh, mostPerMonth } = await c.use(coinRules, {});
  c.draft.add("assistant.coins.perKwhSaved", { coins: c.show(perKwh), most: c.show(mostPerMonth) });
  c.draft.add("assistant.coins.baseline");
}

async function addLatest(c: Composition): Promise<void> {
  const { latest } = await c.use(coinRules, {});
  if (latest)
    c.draft.add("assistant.coins.latest", {
      amount: c.show(latest.amount),
      reason: latest.reason,
      date: c.show(latest.date),
    });
}

async function addBalance(c: Composition): Promise<void> {
  const { balance, welcome } = await c.use(coins, {});
  if (balance) c.draft.add("assistant.coins.balance", { balance: c.show(balance) });
  else c.draft.add("assistant.coins.visitor", { welcome: c.show(welcome) });
}

async function rules(c: Composition): Promise<void> {
  const { perKwhDelivered, mostPerEvent, pointsPerKwh } = await c.use(coinRules, {});
  await addSavingRule(c);
  c.draft.add("assistant.coins.perEvent", { coins: c.show(perKwhDelivered), most: c.show(mostPerEvent) });
  c.draft.add("assistant.coins.points", { points: c.show(pointsPerKwh) });
  await addLatest(c);
}

async function affordable(c: Composition): Promise<void> {
  const found = await c.use(buyable, { coins: c.frame.mentions?.coins });
  const { amount, all, count, cheapest, best, next, balance } = found;
  if (!cheapest) return c.draft.add("assistant.store.empty");
  if (!amount) return store(c);
  if (Number(count.value) === 0)
    c.draft.add("assistant.store.tooFew", {
      amount: c.show(amount),
      name: c.show(cheapest.name),
      price: c.show(cheapest.price),
    });
  else
    c.draft.add(count.value === all.value ? "assistant.store.withinAll" : "assistant.store.within", {
      amount: c.show(amount),
      count: c.show(count),
      all: c.show(all),
      list: c.join(
        best.map(({ name, price }) => {
          const [item, cost] = [c.show(name), c.show(price)];
          return {
            text: c.t("assistant.store.item", { name: item.text, price: cost.text }),
            sources: item.sources,
          };
        }),
      ),
    });
  if (next && Number(count.value) > 0)
    c.draft.add("assistant.store.next", { name: c.show(next.name), price: c.show(next.price) });
  if (balance && Number(balance.value) < Number(amount.value))
    c.draft.add("assistant.store.haveOnly", { balance: c.show(balance) });
}

async function cheapestItem(c: Composition): Promise<void> {
  const { cheapest } = await c.use(buyable, { coins: undefined });
  if (cheapest) c.draft.add("assistant.store.cheapest", { name: c.show(cheapest.name), price: c.show(cheapest.price) });
  else c.draft.add("assistant.store.empty");
}

/** Whether the home takes part in a plant; says so where it does not. */
async function isEnrolled(c: Composition): Promise<boolean> {
  const { signedIn, enrolled, source } = await c.use(vppEarnings, {});
  if (!signedIn) c.draft.add("assistant.vppEarnings.signIn");
  else if (!enrolled) c.draft.add("assistant.events.notEnrolled", {}, [source]);
  return enrolled;
}

async function nextEvent(c: Composition): Promise<void> {
  if (!(await isEnrolled(c))) return c.draft.add("assistant.events.optOut");
  const { upcoming, source } = await c.use(vppEarnings, {});
  if (upcoming)
    c.draft.add(upcoming.takesPart ? "assistant.events.next" : "assistant.events.nextWithout", {
      date: c.show(upcoming.date, { weekday: true }),
      hours: c.showHours(upcoming.fromHour, upcoming.lastHour),
    });
  else c.draft.add("assistant.events.none", {}, [source]);
  c.draft.add("assistant.events.optOut");
}

async function lastEvent(c: Composition): Promise<void> {
  const { signedIn, last, earned, events, enrolled, source } = await c.use(vppEarnings, {});
  if (!signedIn) return c.draft.add("assistant.vppEarnings.signIn");
  if (!enrolled && !last) {
    c.draft.add("assistant.events.neverEnrolled", {}, [source]);
    return c.draft.add("assistant.events.ofUtility");
  }
  if (!last) return c.draft.add("assistant.vppEarnings.noneYet", {}, [source]);
  if (earned && Number(events.value) > 1)
    c.draft.add("assistant.vppEarnings.earnedTotal", { earned: c.show(earned), events: c.show(events) });
  c.draft.add("assistant.vppEarnings.last", {
    date: c.show(last.date),
    energy: c.show(last.energy),
    earned: c.show(last.earned),
  });
  const { latestEvent } = await c.use(coinRules, {});
  if (latestEvent)
    c.draft.add("assistant.events.coins", { coins: c.show(latestEvent.amount), date: c.show(latestEvent.date) });
  else c.draft.add("assistant.events.noCoins");
}

async function skippedEvent(c: Composition): Promise<void> {
  const { mostPerEvent, pointsPerEvent, pointsPerKwhDelivered } = await c.use(coinRules, {});
  c.draft.add("assistant.events.skipped", {
    points: c.show(pointsPerEvent),
    perKwh: c.show(pointsPerKwhDelivered),
    coins: c.show(mostPerEvent),
  });
  c.draft.add("assistant.events.keepsRank");
  c.draft.add("assistant.events.optOut");
  const { signedIn, enrolled, source } = await c.use(vppEarnings, {});
  if (signedIn && !enrolled) c.draft.add("assistant.events.notEnrolled", {}, [source]);
}

/** The first sentence of a section that says more than yes or no. */
async function quoteSection(c: Composition, slug: string, question: string): Promise<void> {
  const { cited } = await c.use(readArticle, { slug, question });
  if (cited) c.draft.quote({ ...cited, sentences: withoutBareAnswer(cited.sentences) }, 1);
}

async function ofData(c: Composition): Promise<void> {
  await quoteSection(c, "privacy-and-security", "");
  await quoteSection(c, "privacy-and-security", c.t("assistant.article.dataSold"));
  await quoteSection(c, "privacy-and-security", c.t("assistant.article.dataSeen"));
}

const ANSWERS: Readonly<Record<Matter, Composer>> = {
  ahead,
  fall,
  badges,
  balance: addBalance,
  async no_coins(c) {
    await addBalance(c);
    await addLatest(c);
    const { paidAfter } = await c.use(coinRules, {});
    c.draft.add("assistant.coins.notWeekly", { days: c.show(paidAfter) });
    await addSavingRule(c);
  },
  coin_rules: rules,
  expiry: (c) => quoteSection(c, "green-coins", c.t("assistant.article.coinsExpire")),
  cheapest_item: cheapestItem,
  buyable: affordable,
  next_event: nextEvent,
  last_event: lastEvent,
  skipped_event: skippedEvent,
  data_use: ofData,
  async data_deletion(c) {
    await quoteSection(c, "deleting-data", "");
  },
};
