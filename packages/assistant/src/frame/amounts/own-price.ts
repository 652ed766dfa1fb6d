import { isOfFigures } from "../consistency";
import type { Asked } from "../consistency";
import type { Frame, Metric } from "../frame";
import { readGiven } from "./given-codes";
import type { Question } from "../question";

/*
 * A price per kWh by which the asker's own energy is to be counted: "how much was last week at 31 cents a kWh", and after
 * a question of figures "in money at 0.30?", "it's 32 cents per kWh", 按五毛六一度算多少钱.
 */

export interface OwnPrice {
  perKwh: number;
  /** A standing charge, "plus 53p a day". */
  perDay?: number;
  /** ISO 4217; null where the amount names none. */
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

/** The one price that a question about own energy states, beside no amount but a charge for each day, and no appliance. */
export function ownPriceOf(frame: Pick<Frame, "appliances" | "given" | "metric" | "scope">): OwnPrice | null {
  if (frame.scope !== "own" || frame.appliances || !COUNTED.has(frame.metric)) return null;
  const amounts = (frame.given ?? []).map(readGiven);
  const price = amounts.find((amount) => amount.kind === "price");
  const others = amounts.filter((amount) => amount !== price);
  if (!price || others.length > 1) return null;
  const { perKwh, currency } = price;
  const [other] = others;
  if (!other) return { perKwh, currency };
  // What is spent a day names its currency: "I spend 3 dollars a day".
  const isCharge = other.kind === "money" && other.per === "day" && other.currency === null;
  return isCharge && frame.metric !== "base_load" ? { perKwh, currency, perDay: other.amount } : null;
}

const MOST_TOKENS = 16;
/** A word for what was told before, or for what is one's own. */
const REFERS =
  /\b(?:that|this|it|it's|its|those|these|them|my|mine|our|ours|i|we|us)\b|\b(?:in|as) (?:money|dollars|pounds|euros)\b|^(?:and |so |but )?(?:at|with|if)\b|[那这我咱俺按]/;
/** Another tariff, or something else that is to be calculated. */
const OF_OTHERS =
  /\b(?:instead|cheaper|tariffs?|switch\w*|plans?|charge|charging|boil\w*|wash\w*|dry\w*|run(?:ning)?|average (?:home|house))\b|换|套餐|划算|便宜|充电|开.{0,4}小时/;

/**
 * What the question before asks when it is asked again in money; null where the message states no price for it.
 * @param previous of figures of one's own, or of what is to come
 */
export function pricedAgain({ normal: { text }, slots, tokens }: Question, previous: Frame): Asked | null {
  const isOwn = previous.scope === "own" && (isOfFigures(previous) || previous.act === "forecast");
  if (!isOwn || previous.appliances || !COUNTED.has(previous.metric) || tokens.length > MOST_TOKENS) return null;
  const given = slots.filter(({ slot }) => slot === "given");
  const isPriced = given.length === 1 && given.every(({ value }) => readGiven(value).kind === "price");
  const namesThing = slots.some(({ slot }) => slot === "appliance" || slot === "device" || slot === "place");
  if (!isPriced || namesThing || OF_OTHERS.test(text) || !REFERS.test(text)) return null;
  const { act, aggregate, metric, subject } = previous;
  return {
    act: act === "explain" ? "ask" : act,
    scope: "own",
    metric: metric === "base_load" ? metric : "cost",
    ...(aggregate ? { aggregate } : {}),
    ...(subject ? { subject } : {}),
  };
}

/** "Recompute July at $0.135 per kWh": the price is stated, and what was paid is asked for. */
export const atStatedPrice = (asked: Asked, slots: Pick<Frame, "given" | "period">): Asked =>
  asked.act === "ask" &&
  asked.metric === "price" &&
  slots.period !== undefined &&
  ownPriceOf({ ...asked, ...slots }) !== null
    ? { act: "ask", scope: "own", metric: "cost" }
    : asked;

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
