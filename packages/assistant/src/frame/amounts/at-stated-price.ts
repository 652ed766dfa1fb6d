import type { Frame, Metric } from "../frame";
import { TARIFF_PERIODS } from "../times/set-against";
import { type GivenAmount, readGiven } from "./given-codes";
import { unitOfPeriod } from "./limit-of-whole";
import { lengthOfEach } from "./scan/lengths";
import { isCharge, ownPriceOf } from "./own-price";

/*
 * A price that someone states is what the own energy is counted by, whatever else the question's words are: "what would
 * July have cost me, I pay 13.5 cents", 这个月能不能管住200块以内，一度八毛.
 */

/** What is neither asked of the own energy, nor told by its price. */
const OF_OTHER_ACTS: ReadonlySet<string> = new Set(["confirm", "decline", "do", "howto", "state", "talk"]);
const COUNTED: ReadonlySet<Metric | undefined> = new Set<Metric | undefined>([
  "base_load",
  "cost",
  "energy",
  "price",
  undefined,
]);

/**
 * A frame by the price that its question states.
 * @param text normalized
 */
export function atStatedPrice(asked: Frame, text: string): Frame {
  const { act, appliances, devices, given = [], mentions, metric, period } = asked;
  const isOther = mentions?.statedTariff ?? mentions?.asksOtherTariff ?? mentions?.homeMatter ?? mentions?.matters;
  if (OF_OTHER_ACTS.has(act) || isOther || appliances || devices || !COUNTED.has(metric)) return asked;
  const limits = given.filter((code) => isSum(readGiven(code)));
  const counted = given.filter((code) => !limits.includes(code));
  const [limit] = limits;
  if (limits.length > 1 || (limit !== undefined && !LIMITS.test(text))) return asked;
  const { given: _given, ...others } = asked;
  const frame: Frame = {
    ...others,
    ...(counted.length > 0 ? { given: counted } : {}),
    // The year that goes on is no whole one.
    ...(period === "year0" && act === "ask" && WHOLE_YEAR.test(text) ? { period: "last12m" } : {}),
  };
  // A time, a part of it or an average is one of the own readings: who states a price asks for no other home's.
  const isOfReadings = (period ?? asked.aggregate ?? asked.filters) !== undefined;
  const scope = frame.scope === "general" && isOfReadings ? "own" : frame.scope;
  if (ownPriceOf({ ...frame, scope }) === null || (metric === "price" && period === undefined)) return asked;
  return withEnergy(
    usual(withLimit(withoutPeriods(ofOwn(withoutNeighbor({ ...frame, scope }, text), text)), limit, text), text),
  );
}

const WHOLE_YEAR = /\b(?:whole|full|entire|an?|per) year\b|\b(?:yearly|annually)\b|[一整全每]年/;

/** What is counted is told beside what it comes to. */
const withEnergy = (frame: Frame): Frame =>
  frame.metric === "cost" && frame.act === "ask"
    ? { ...frame, mentions: { ...frame.mentions, alsoCounts: ["bought"] } }
    : frame;

const isSum = (one: GivenAmount): boolean => one.kind === "money" && !isCharge(one);

const LIMITS =
  /\b(?:over|above|under|below|less than|more than|within|exceed\w*|past|limit|budget|cap|target|keep|stay\w*|max(?:imum)?|top|reach|hit|break)\b|超|破|以[内下上]|之内|低于|高于|不到|[管守控压保][住制得在到持]|预算|上限|够/;
const WITHIN =
  /\b(?:under|below|less than|within|keep|stay\w*|max(?:imum)?|budget)\b|以[内下]|之内|低于|不到|不超|[管守控压保][住制得在到持]|够/;

/** "Stay under 200": what the money is held against. */
function withLimit(frame: Frame, limit: string | undefined, text: string): Frame {
  const amount = limit === undefined ? undefined : readGiven(limit);
  if (amount?.kind !== "money" || frame.pick !== undefined) return frame;
  const group = frame.act === "ask" ? (frame.group ?? unitOfPeriod(frame.period)) : undefined;
  return {
    ...frame,
    ...(group ? { group } : {}),
    pick: `${WITHIN.test(text) ? "below" : "above"}:${amount.amount}money`,
  };
}

const OF_REASON =
  /\b(?:why|how come|should (?:i|we)|how (?:can|do|could|should) (?:i|we)|reduce|lower|save)\b|为什么|为啥|为何|怎么[会办省降]|如何|该不该|要不要/;

/** "My rate is 19.5 cents, what should my October bill have been?" asks what it came to. */
function ofOwn(frame: Frame, text: string): Frame {
  const { act, metric, period } = frame;
  const isTold = (act === "advise" || act === "explain") && period !== undefined && !OF_REASON.test(text);
  const asksMoney = metric === "price" || metric === undefined || (metric === "energy" && act !== "forecast");
  const { subject: _subject, ...others } = frame;
  return {
    ...(period === undefined ? frame : others),
    ...(isTold ? { act: "ask" as const } : {}),
    ...(asksMoney ? { metric: "cost" as const } : {}),
  };
}

/** "From 3 to 8 PM at 24 cents on-peak": the hours are named, and need no tariff that knows them. */
function withoutPeriods(frame: Frame): Frame {
  const { filters = [] } = frame;
  if (!filters.some((filter) => filter.startsWith("hours:"))) return frame;
  return { ...frame, filters: filters.filter((filter) => !TARIFF_PERIODS.has(filter)) };
}

const OF_MONEY = /^(?:above|below):[\d.]+(?!k?Wh?\b)(?:[a-z]{3}|money)$/;

/** "My neighbor pays 150 dollars a month, I pay 13 cents": what another pays is no limit, and nothing that is asked for. */
function withoutNeighbor(frame: Frame, text: string): Frame {
  const { mentions: { danger, ...mentions } = {}, ...others } = frame;
  const own = danger === "others" ? { ...others, mentions } : frame;
  if (!OF_MONEY.test(own.pick ?? "") || LIMITS.test(text)) return own;
  const { pick: _pick, group: _group, ...plain } = own;
  return plain;
}

const EACH = /\b(?:each|every|which|by|list|highest|lowest|most|least)\b|逐|各|哪|列|最/;

/** "What does a week cost me at 27p?" is of a usual one, and no list of all. */
function usual(frame: Frame, text: string): Frame {
  const { act, aggregate, group, metric, period, pick } = frame;
  const length = lengthOfEach(text);
  const isOpen = act === "ask" && aggregate === undefined && pick === undefined && period === undefined;
  return isOpen && metric === "cost" && length !== "year" && group === length && !EACH.test(text)
    ? { ...frame, aggregate: "average" }
    : frame;
}
