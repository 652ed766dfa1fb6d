import { isOfFigures } from "./consistency";
import type { Asked } from "./consistency";
import type { Frame, Metric } from "./frame";
import { readGiven } from "./given-codes";
import type { Question } from "./question";

/*
 * A price per kWh by which the asker's own energy is to be counted: "how much was last week at 31 cents a kWh", and after
 * a question of figures "in money at 0.30?", "it's 32 cents per kWh", 按五毛六一度算多少钱.
 */

export interface OwnPrice {
  perKwh: number;
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

/** The one price that a question about own energy states, beside no other amount and no appliance. */
export function ownPriceOf(frame: Pick<Frame, "appliances" | "given" | "metric" | "scope">): OwnPrice | null {
  if (frame.scope !== "own" || frame.appliances || !COUNTED.has(frame.metric)) return null;
  const amounts = (frame.given ?? []).map(readGiven);
  const [price] = amounts;
  return amounts.length === 1 && price?.kind === "price" ? { perKwh: price.perKwh, currency: price.currency } : null;
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

/** "My price is 0.58" asks nothing: what the energy costs by it is told. */
export function pricesOwn(asked: Asked, given: readonly string[], text: string): Asked {
  const isOwn = asked.scope === "own" ? asked.metric === "price" : STATES_OWN.test(text);
  const isPriced = ownPriceOf({ scope: "own", metric: "cost", given }) !== null;
  return isOwn && isPriced && asked.act === "ask" ? { act: "ask", scope: "own", metric: "cost" } : asked;
}
const STATES_OWN =
  /^(?:my|our) (?:\w+ ){0,2}(?:rate|price|tariff|power|electricity) |^(?:i|we) pay \S+ |^我们?家?的?电价/;
