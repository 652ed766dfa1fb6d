import { billFacts } from "../tools/bill-facts";
import { coinsReceived } from "../tools/coins-received";
import { whenOf } from "./figures/period-words";
import { coins, plans, storeItems, uploadRules } from "../tools/product";
import type { PlanFacts } from "../tools/product";
import type { Composer, Composition } from "./composition";
import type { Figure } from "./format";

export const pricing: Composer = async (c) => {
  const named = c.frame.mentions?.tier;
  // The trial has no price: what the paid plans cost is told.
  const tier = named === "free" ? undefined : named;
  const found = await c.use(plans, { tier });
  const [row] = found.rows;
  if (tier === "enterprise") c.draft.add("assistant.plans.enterprise", { hours: c.show(found.contactHours) });
  else if (tier && row) c.draft.add("assistant.plans.one", { plan: c.t(`assistant.plan.${tier}`), ...prices(c, row) });
  else {
    const paid = found.rows.filter(({ monthly }) => monthly !== null);
    const [growth, pro] = paid;
    if (growth && pro) {
      c.draft.add("assistant.plans.all", {
        days: c.show(found.trialDays),
        ...Object.fromEntries(Object.entries(prices(c, growth)).map(([name, figure]) => [`growth_${name}`, figure])),
        ...Object.fromEntries(Object.entries(prices(c, pro)).map(([name, figure]) => [`pro_${name}`, figure])),
      });
      c.draft.add("assistant.plans.enterprise", { hours: c.show(found.contactHours) });
    }
  }
  if (tier !== "enterprise") c.draft.add("assistant.plans.moneyBack", { days: c.show(found.moneyBackDays) });
  if (found.ownTier) c.draft.add("assistant.plans.own", { plan: c.t(`assistant.plan.${found.ownTier}`) });
};

function prices(c: Composition, { monthly, annual, annualSaving }: PlanFacts): Record<string, Figure> {
  return {
    ...(monthly ? { monthly: c.show(monthly) } : {}),
    ...(annual ? { annual: c.show(annual) } : {}),
    ...(annualSaving ? { saving: c.show(annualSaving) } : {}),
  };
}

export const trial: Composer = async (c) => {
  const { trialDays, moneyBackDays } = await c.use(plans, { tier: "free" });
  c.draft.add("assistant.trial.value", { days: c.show(trialDays) });
  c.draft.add("assistant.trial.after", { days: c.show(moneyBackDays) });
};

export const coinsBalance: Composer = async (c) => {
  const found = await c.use(coins, {});
  if (!found.balance) {
    c.draft.add("assistant.coins.visitor", { welcome: c.show(found.welcome) });
    return;
  }
  const isOfTime =
    c.frame.period !== undefined && !c.frame.period.startsWith("hour") && (await addReceived(c, c.frame.period));
  c.draft.add("assistant.coins.balance", { balance: c.show(found.balance) });
  if (!isOfTime) c.draft.add("assistant.coins.spend");
};

/** "How many coins did I get this month, and what for?" False where that time's coins are not known. */
async function addReceived(c: Composition, period: string): Promise<boolean> {
  const { received } = await c.use(coinsReceived, { period });
  if (!received) return false;
  const when = whenOf({ from: String(received.firstDay.value), to: String(received.lastDay.value) }, c.language);
  if (received.reasons.length === 0)
    c.draft.add("assistant.coins.noneReceived", { when }, received.facts.map(({ source }) => source).slice(0, 1));
  else
    c.draft.add("assistant.coins.received", {
      total: c.show(received.total),
      when,
      list: c.join(
        received.reasons.map(({ amount, reason }) => {
          const shown = c.show(amount);
          return { text: c.t("assistant.coins.receivedFor", { amount: shown.text, reason }), sources: shown.sources };
        }),
      ),
    });
  return true;
}

export const coinsEarn: Composer = async (c) => {
  const found = await c.use(coins, {});
  const { partner } = c.tools;
  if (partner) {
    // A partner's customer starts without coins, and has no devices and no one to invite.
    if (partner.features.upload) c.draft.add("assistant.partner.coins.earn", { bill: c.show(found.billUpload) });
    c.draft.add("assistant.partner.coins.achievements");
    if (!found.balance) c.draft.add("assistant.partner.noRewards");
    return;
  }
  c.draft.add("assistant.coins.earn", { bill: c.show(found.billUpload), devices: c.show(found.connectDevices) });
  c.draft.add("assistant.coins.welcome", { welcome: c.show(found.welcome), invited: c.show(found.invited) });
  c.draft.add("assistant.coins.once");
};

export const store: Composer = async (c) => {
  const { rows, count, affordable, balance } = await c.use(storeItems, {});
  if (rows.length === 0) {
    c.draft.add("assistant.store.empty");
    await c.quote("green-store", { short: true });
    return;
  }
  const list = c.join(
    rows.map(({ name, price }) => {
      const [item, coinsText] = [c.show(name), c.show(price)];
      return {
        text: c.t("assistant.store.item", { name: item.text, price: coinsText.text }),
        sources: item.sources,
      };
    }),
  );
  c.draft.add("assistant.store.items", { count: c.show(count), list });
  if (balance && affordable && Number(affordable.value) === 0)
    c.draft.add("assistant.store.notYet", { balance: c.show(balance) });
  else if (balance && affordable)
    c.draft.add("assistant.store.affordable", { balance: c.show(balance), count: c.show(affordable) });
  else c.draft.add("assistant.store.signIn");
};

export const uploadHow: Composer = async (c) => {
  const { bill } = await c.use(billFacts, {});
  const { maxSize } = await c.use(uploadRules, {});
  if (bill)
    c.draft.add("assistant.upload.have", {
      file: c.show(bill.file),
      first: c.show(bill.firstDay),
      last: c.show(bill.lastDay),
    });
  c.draft.add(bill ? "assistant.upload.another" : "assistant.upload.how", { size: c.show(maxSize) });
  c.draft.add("assistant.upload.formats");
  if (!bill) c.draft.add("assistant.upload.gives");
};
