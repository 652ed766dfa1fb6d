import { isOfFigures } from "../consistency";
import type { Asked } from "../consistency";
import type { Frame, Metric } from "../frame";
import type { GivenAmount } from "./given-codes";
import { currencyOfAmounts, readGiven } from "./given-codes";
import type { Question } from "../question";

/*
 * A price per kWh by which the asker's own energy is to be counted: "how much was last week at 31 cents a kWh", and after
 * a question of figures "in money at 0.30?", "it's 32 cents per kWh", 按五毛六一度算多少钱.
 */

export interface OwnPrice {
  perKwh: number;
  /** A standing charge, "plus 53p a day". */
  perDay?: number;
  /** A customer charge, "plus $12 a month". */
  perMonth?: number;
  /** ISO 4217, or `$` of any dollars; null where the amount names none. */
  currency: string | null;
}

/** What a price turns into money. */
const COUNTED: ReadonlySet<Metric | undefined> = new Set<Metric | undefined>([
  "base_load",
  "cost",
  "energy",
  "price",
  undefined,
]);

/** The one price that a question about own energy states, beside no amounts but charges by the day and month, and no appliance. */
export function ownPriceOf(frame: Pick<Frame, "appliances" | "given" | "metric" | "scope">): OwnPrice | null {
  if (frame.scope !== "own" || frame.appliances || !COUNTED.has(frame.metric)) return null;
  const amounts = (frame.given ?? []).map(readGiven);
  const price = amounts.find((amount) => amount.kind === "price");
  const others = amounts.filter((amount) => amount !== price);
  if (!price) return null;
  const { perKwh, currency } = price;
  if (others.length === 0) return { perKwh, currency };
  const perDay = others.find(isDailyCharge)?.amount;
  const perMonth = others.find(isMonthlyCharge)?.amount;
  const charges = {
    ...(perDay === undefined ? {} : { perDay }),
    ...(perMonth === undefined ? {} : { perMonth }),
  };
  return Object.keys(charges).length === others.length && frame.metric !== "base_load"
    ? { perKwh, currency, ...charges }
    : null;
}

/** The same with the currency that its words name. */
export function statedPriceOf(frame: Frame): OwnPrice | null {
  const price = ownPriceOf(frame);
  return price && { ...price, currency: price.currency ?? currencyOfAmounts(frame) };
}

/** What is spent a day names its currency: "I spend 3 dollars a day". */
const isDailyCharge = (one: GivenAmount): one is Extract<GivenAmount, { kind: "money" }> =>
  one.kind === "money" && one.per === "day" && one.currency === null;
const isMonthlyCharge = (one: GivenAmount): one is Extract<GivenAmount, { kind: "charge" }> =>
  one.kind === "charge" && one.per === "month";

/** Of some amounts the price and what stands beside it, where there is one. */
export function pricesOf(given: readonly string[]): readonly string[] {
  const prices = given.filter((code) => readGiven(code).kind === "price");
  return prices.length === 1 ? given.filter((code) => prices.includes(code) || isCharge(readGiven(code))) : [];
}

const MOST_TOKENS = 16;
const MOST_CHARACTERS = 24;
/** Another tariff, or something else that is to be calculated. */
const OF_OTHERS =
  /\b(?:is (?:(?:that|this|it) )? *(?:a |an |too )?(?:good|bad|fair|normal|high|low|much|lot|expensive|ok)|instead|cheaper|tariffs?|switch\w*|plans?|charge|charging|boil\w*|wash\w*|dry\w*|run(?:ning)?|average (?:home|house))\b|换(?!成)|套餐|划算|便宜|充电|开.{0,4}小时|贵[吗不]|合理/;

/**
 * What the question before asks when it is asked again in money; null where the message states no price for it.
 * @param previous of figures of one's own, or of what is to come
 */
export function pricedAgain(question: Question, previous: Frame): Asked | null {
  if (previous.scope !== "own" || !(isOfFigures(previous) || previous.act === "forecast")) return null;
  if (previous.appliances || !COUNTED.has(previous.metric) || !statesPriceOfThat(question, previous)) return null;
  const { act, aggregate, metric, subject } = previous;
  return {
    act: act === "explain" ? "ask" : act,
    scope: "own",
    metric: metric === "base_load" ? metric : "cost",
    ...(aggregate ? { aggregate } : {}),
    ...(subject ? { subject } : {}),
  };
}

/** 一度四块钱的话一个月多少 after what an appliance uses: the same use in money. */
export function pricedUse(question: Question, previous: Frame): Asked | null {
  const isUse =
    previous.appliances !== undefined &&
    (previous.act === "ask" || previous.act === "explain") &&
    (previous.metric === "energy" || previous.metric === "cost" || previous.metric === "power");
  if (!isUse || !statesPriceOfThat(question, previous)) return null;
  const { scope, subject } = previous;
  return { act: "ask", scope, metric: "cost", ...(subject ? { subject } : {}) };
}

/** Whether a short question states the price of what the one before asked of, or a charge beside the price that was said. */
function statesPriceOfThat({ normal: { text }, slots, tokens }: Question, previous: Frame): boolean {
  if (tokens.length > (/\p{Script=Han}/u.test(text) ? MOST_CHARACTERS : MOST_TOKENS)) return false;
  const given = slots.filter(({ slot }) => slot === "given");
  const kinds = given.map(({ value }) => readGiven(value)).map((one) => (isCharge(one) ? "charge" : one.kind));
  const prices = kinds.filter((kind) => kind === "price").length;
  if (kinds.some((kind) => kind !== "price" && kind !== "charge") || prices > 1) return false;
  const addsCharge = prices === 0 && kinds.length > 0 && ownPriceOf(previous) !== null;
  if (prices === 0 && !addsCharge) return false;
  if (slots.some(({ slot }) => slot === "appliance" || slot === "device" || slot === "place")) return false;
  // The words of an amount are none of these: "he also charges 40p a day".
  const others = given.reduce(
    (left, { from, to }) => left.replace(text.slice(tokens[from]?.from, tokens[to - 1]?.to), " "),
    text,
  );
  return !OF_OTHERS.test(others);
}
/** What each day or month costs besides. */
export const isCharge = (one: GivenAmount): boolean => isDailyCharge(one) || isMonthlyCharge(one);

/** "My price is 0.58", "I pay 30 cents a kWh" ask nothing: what the own energy costs by it is told. */
export function ownRate({ normal: { text }, slots }: Question): Asked | null {
  const given = slots.flatMap(({ slot, value }) => (slot === "given" ? [value] : []));
  const isAlone = slots.every(({ slot }) => slot === "given" || slot === "unit");
  const isPriced = ownPriceOf({ scope: "own", metric: "cost", given }) !== null;
  return isAlone && isPriced && STATES_OWN.test(text) && !ASKS.test(text)
    ? { act: "ask", scope: "own", metric: "cost" }
    : null;
}
const STATES_OWN =
  /^(?:ok |so |well )?(?:(?:my|our) (?:\w+ ){0,2}(?:rate|price|tariff|power|electricity|unit cost)\b|(?:i|we)(?:'m|'re| am| are)? (?:pay|paying|charged)\b)|^我们?家?的?(?:电价|一度电|每度电)/;
const ASKS =
  /[?？吗呢]|\b(?:is (?:that|it|this)|should|why|how|what|normal|high|good|ok|fair|too)\b|多少|贵不|高不|正常|合理/;
