import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import { ENTERPRISE_CONTACT_HOURS, MONEY_BACK_DAYS, PLANS, TRIAL_DAYS } from "@wattleaf/shared/domain/plans";
import type { Plan } from "@wattleaf/shared/domain/plans";
import {
  REWARD_BILL_UPLOAD_COINS,
  REWARD_CONNECT_DEVICES_COINS,
  WELCOME_COINS,
  WELCOME_COINS_INVITED,
} from "@wattleaf/shared/domain/rewards";
import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { PRODUCT_SOURCES } from "./sources";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface PlanFacts {
  plan: Plan;
  monthly: Fact | null;
  annual: Fact | null;
  annualSaving: Fact | null;
}

/** Plans with their prices, the trial and the money-back time; optionally one plan only. */
export const plans = tool("plans", async ({ tier }: { tier?: SubscriptionTier | undefined }, { language, data }) => {
  const source = PRODUCT_SOURCES.plans[language];
  const rows = PLANS.filter(({ id }) => !tier || id === tier).map((plan): PlanFacts => {
    if (typeof plan.price === "string") return { plan, monthly: null, annual: null, annualSaving: null };
    const { monthly, annual } = plan.price;
    return {
      plan,
      monthly: fact(source, `${plan.id}.monthly`, monthly.usd, "currency", "USD"),
      annual: fact(source, `${plan.id}.annual`, annual.usd, "currency", "USD"),
      annualSaving: fact(source, `${plan.id}.annualSaving`, annual.savingUsd, "currency", "USD"),
    };
  });
  const figures = {
    trialDays: fact(source, "trialDays", TRIAL_DAYS, "days"),
    moneyBackDays: fact(source, "moneyBackDays", MONEY_BACK_DAYS, "days"),
    contactHours: fact(source, "contactHours", ENTERPRISE_CONTACT_HOURS, "hours"),
    rows,
  };
  const account = await data.account();
  return { ...figures, ownTier: account?.tier ?? null, facts: factsIn(figures) };
});

export interface CoinFacts extends ToolResult {
  /** Null for visitors. */
  balance: Fact | null;
  welcome: Fact;
  invited: Fact;
  billUpload: Fact;
  connectDevices: Fact;
}

/** The user's balance of green coins and what coins are granted for. */
export const coins = tool("coins", async (_, { data, language }): Promise<CoinFacts> => {
  const account = await data.account();
  const rules = PRODUCT_SOURCES.rewards[language];
  const balance = account ? fact(PRODUCT_SOURCES.account[language], "balance", account.greenCoins, "coins") : null;
  const granted = {
    welcome: fact(rules, "welcome", WELCOME_COINS, "coins"),
    invited: fact(rules, "invited", WELCOME_COINS_INVITED, "coins"),
    billUpload: fact(rules, "billUpload", REWARD_BILL_UPLOAD_COINS, "coins"),
    connectDevices: fact(rules, "connectDevices", REWARD_CONNECT_DEVICES_COINS, "coins"),
  };
  return { balance, ...granted, facts: [...Object.values(granted), ...(balance ? [balance] : [])] };
});

const SHOWN_ITEMS = 3;

/** What the green store offers now, cheapest first, and what the user's balance pays for. */
export const storeItems = tool("storeItems", async (_, { data, language }) => {
  const source = PRODUCT_SOURCES.store[language];
  const [all, account] = [await data.items(), await data.account()];
  const inStock = all.filter(({ stockQuantity }) => stockQuantity > 0).toSorted((a, b) => a.price - b.price);
  const rows = inStock.slice(0, SHOWN_ITEMS).map((item) => ({
    name: fact(source, `item.${item.id}`, item.name, "text"),
    price: fact(source, `price.${item.id}`, item.price, "coins"),
  }));
  const count = fact(source, "itemCount", inStock.length, "count");
  const affordable = account
    ? fact(source, "affordable", inStock.filter(({ price }) => price <= account.greenCoins).length, "count")
    : null;
  const balance = account ? fact(PRODUCT_SOURCES.account[language], "balance", account.greenCoins, "coins") : null;
  const figures = { count, affordable, balance, rows };
  return { ...figures, facts: factsIn(figures) };
});

/** How large an uploaded file may be. */
export const uploadRules = tool("uploadRules", async (_, { language }) => {
  const maxSize = fact(PRODUCT_SOURCES.upload[language], "maxSize", MAX_UPLOAD_BYTES / (1024 * 1024), "megabytes");
  return { maxSize, facts: [maxSize] };
});

/** What so many green coins pay for in the store, from the cheapest to the most expensive; without a number, the user's own. */
export const buyable = tool("buyable", async ({ coins: named }: { coins: number | undefined }, { data, language }) => {
  const source = PRODUCT_SOURCES.store[language];
  const [all, account] = [await data.items(), await data.account()];
  const inStock = all.filter(({ stockQuantity }) => stockQuantity > 0).toSorted((a, b) => a.price - b.price);
  const amount = named ?? account?.greenCoins;
  const within = amount === undefined ? [] : inStock.filter(({ price }) => price <= amount);
  const factsOf = ({ id, name, price }: (typeof inStock)[number]) => ({
    name: fact(source, `item.${id}`, name, "text"),
    price: fact(source, `price.${id}`, price, "coins"),
  });
  const figures = {
    amount:
      amount === undefined
        ? null
        : fact(
            named === undefined ? PRODUCT_SOURCES.account[language] : QUESTION_SOURCE,
            "coinsNamed",
            amount,
            "coins",
          ),
    all: fact(source, "itemCount", inStock.length, "count"),
    count: fact(source, "affordable", within.length, "count"),
    cheapest: inStock.slice(0, 1).map(factsOf)[0] ?? null,
    /** The cheapest that they do not pay for. */
    next: inStock.slice(within.length, within.length + 1).map(factsOf)[0] ?? null,
    /** What they pay for, the most expensive first. */
    best: within.slice(-SHOWN_ITEMS).toReversed().map(factsOf),
    balance: account ? fact(PRODUCT_SOURCES.account[language], "balance", account.greenCoins, "coins") : null,
  };
  return { ...figures, facts: factsIn(figures) };
});
