import { chargesIn, sharesIn, type StatedAmount, tiersIn, usedIn } from "./bill-sums";
import { changedPriceIn, percentBetweenIn } from "./between-sums";
import { changedSumIn } from "./changed-sum";
import { coolingSizeIn } from "./cooling-size";
import { energyForMoneyIn } from "./energy-for-money";
import { countBefore, countsIn, energyOfRunIn, runsIn } from "./counted-things";
import type { NormalText } from "../normalize";
import { heatSourceAmounts } from "./heat-source-amounts";
import { partSumsIn } from "./part-sums";
import { pricesAmong } from "./prices";
import { form, formsIn, type MarkedText, markedText } from "./scan/forms";
import { type Amount, codeOf } from "./scan/scan";
import { paybackSumsIn } from "./payback-sums";
import { isOrder } from "../devices/plain-command";
import { unitPriceIn } from "./unit-price";
import type { SlotSpan } from "../slot-span";
import type { Token } from "../learned/tokens";
import { tokensIn } from "../learned/tokens";

/*
 * Amounts that are meant to be calculated with whatever the tagger says: a price per kWh, what a car takes, the size of an
 * air conditioner and the sums of a payback always, watts, hours, counts and sums of money beside another amount, and two
 * readings of a meter beside a price. A setting, a limit ("over 2 kW") and a time
 * ("the last 3 hours") are none.
 */

/** Before a limit of a pick, or a time that is counted from now. */
const NO_AMOUNT =
  /(?:\b(?:more than|less than|over|above|under|below|exceed(?:s|ed|ing)?|at least|at most|up to|in|within|every|last|past|previous|next|ago)|[><]|(?<![早晚])上|超过?|高于|低于|大于|小于|不到|最近|过去|近|前|未来|接下来)(?: the| the last)?\s*$/;
/** Of hours that are over, or still to come. */
const NO_DURATION = /^[前后内以之]/;
const NEVER_STOPS = /\b24\/7\b|\bround the clock\b/g;
/** Beside a power; of a price it is what holds at any time. */
const HOURS_OF_DAY = "24h/day";
const ALL_DAY = /\ball day(?: long)?\b|整天|全天/g;
/** 用15度: where no kWh is named, 度 may be of warmth. */
const USES = /(?:用|耗|充|存|放)(?:电|了|掉|大概|大约|约|差不多|得|到)*$/;
const NIGHT = /(?<!\bday and )\ball night\b|一整?个?晚上?|一整?夜|整晚/g;
/** "Overnight" has no hours of its own: so many are slept. */
const HOURS_OF_NIGHT = "8h";
const SIGNED = /^(?:[a-z]{0,2}[$£€₹¥]|rs|inr)/;
const FROM_TO = form("(?:{share}|{number})[^\\d]{0,6}?(?:\\bto\\b|-|到|至)[^\\d]{0,3}?{share}");

/** Two readings of a meter, the earlier first. */
const READINGS =
  /(?:(?:上个?月|上次|上期|last (?:month|time|bill))[^\d，。,.]{0,8})?(?:抄表[数度]?|读数|示数|表底数?|(?:meter )?readings?)[^\d]{0,12}(\d{3,6})(?![\d.])[^\d]{1,20}(\d{3,6})(?![\d.]|元|块|kwh|度)/g;

const ASKS_PRICE =
  /\b(?:price|rate|cost)\b.{0,16}\b(?:per|an?|each|every) (?:kwh|unit)\b|\bkwh price\b|\bwhat (?:do|did|am) i pay\w* (?:per|an?) (?:kwh|unit)\b|[一每](?:度|千瓦时|kwh)电?(?:是|要|合)?(?:多少|几)|单价/;
const ASKS_AMOUNT = /\b(?:cost|how much|how many|units?|kwh|bill)\b|多少|几度|电费|几块/;
/** 周五要跑300公里 */
const DRIVES = /\b(?:driv(?:e|ing)|trip|commute|going)\b|要?[跑开]|路程|来回/;
/** What changes one amount of the question before. */
const CHANGES = /^(?:and|or|but|so|if)\b|\b(?:what|how) (?:about|if)\b|^(?:那|要是|如果|换成|改成|假如)/;

interface Found extends Omit<StatedAmount, "value"> {
  value: string | null;
}

/** For how long a bill runs that is stated with its kWh and its sum. */
const isOfBill = ({ kind, unit, words }: Amount, before: string, behind: string): boolean =>
  kind === "span" && unit === "days" && (/\bfor $/.test(before) || (words.endsWith("天") && /^\D{0,6}\d/.test(behind)));

/** Sums that stand for each other, in the order in which they go before one another. */
const SUMS: readonly ((text: MarkedText) => StatedAmount[])[] = [
  energyForMoneyIn,
  tiersIn,
  chargesIn,
  partSumsIn,
  unitPriceIn,
  paybackSumsIn,
  percentBetweenIn,
  changedPriceIn,
  heatSourceAmounts,
  sharesIn,
  changedSumIn,
  consumptionIn,
  energyOfRunIn,
  coolingSizeIn,
];

/** What a car takes. */
function consumptionIn({ amounts }: MarkedText): StatedAmount[] {
  const found = amounts.find(({ kind, number }) => kind === "consumption" && number > 0);
  return found ? [{ words: found.words, index: found.from, value: codeOf(found) }] : [];
}

/**
 * Spans that go before what the tagger marked in the same place.
 * @param marked the spans of the tagger
 */
export function sureAmounts(
  normal: NormalText,
  tokens: readonly Token[],
  marked: readonly SlotSpan[],
  valueOf: (slot: SlotSpan["slot"], words: string) => string | null,
): SlotSpan[] {
  if (isOrder(normal.text)) return [];
  const { text } = normal;
  const scanned = markedText(text);
  const matches = (pattern: RegExp): Found[] =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !NO_AMOUNT.test(text.slice(0, index)))
      .map(({ 0: words, index }) => ({ words, index, value: valueOf("given", words) }));
  const amountsThat = (is: (one: Amount, before: string, behind: string) => boolean): Found[] =>
    scanned.amounts
      .filter((one) => {
        const before = text.slice(0, one.from);
        return !NO_AMOUNT.test(before) && is(one, before, text.slice(one.to));
      })
      .map(({ words, from }) => ({ words, index: from, value: valueOf("given", words) }));
  const found: SlotSpan[] = [];
  const spanOf = ({ words, index, value }: Found): SlotSpan | null => {
    const [start, end] = [index, index + words.length];
    const { from, to } = tokensIn(tokens, start, end);
    if (value === null || from < 0 || found.some((span) => span.from < to && from < span.to)) return null;
    return { slot: "given", value, words: normal.originalWords(start, end), from, to, sure: SURE };
  };
  const add = (one: Found): void => {
    const span = spanOf(one);
    if (span) found.push(span);
  };
  /** Beside what the tagger marked: only where it marked nothing. */
  const addFree = (one: Found, givesWayToo: (other: SlotSpan) => boolean = () => false): void => {
    const span = spanOf(one);
    const isTaken = marked.some(
      (other) => !givesWay(other) && !givesWayToo(other) && span && other.from < span.to && span.from < other.to,
    );
    if (span && !isTaken) found.push(span);
  };
  const has = (slot: SlotSpan["slot"]) => marked.some((span) => span.slot === slot);
  const hasKind = (code: RegExp) =>
    [...marked, ...found].some(({ slot, value }) => slot === "given" && code.test(value));

  for (const one of SUMS.flatMap((sumsIn) => sumsIn(scanned))) add(one);
  if (hasKind(/@/)) for (const one of usedIn(scanned)) add(one);
  for (const { isSure, ...price } of pricesAmong(scanned.amounts, text)) {
    const { words, from: index } = price;
    if (NO_AMOUNT.test(text.slice(0, index))) continue;
    const one = { words, index, value: codeOf({ ...price, kind: "price" }) };
    if (isSure) add(one);
    else addFree(one);
  }
  const readings = found.length > 0 ? [...text.matchAll(READINGS)][0] : undefined;
  if (readings) {
    const used = Number(readings[2]) - Number(readings[1]);
    if (used > 0) add({ words: readings[0], index: readings.index, value: `${used}kWh` });
  }
  const counts = countsIn(scanned);
  for (const one of counts) add(one);
  const powers = amountsThat(({ kind }) => kind === "power");
  if (DRIVES.test(text)) for (const one of amountsThat(({ kind }) => kind === "distance")) addFree(one);
  if (counts.length > 0) for (const one of powers) add(one);
  if (hasKind(RUN_CODE)) for (const one of runsIn(text)) add(one);
  const hours = [
    ...amountsThat(({ kind }, _, behind) => kind === "duration" && !NO_DURATION.test(behind)),
    ...matches(NEVER_STOPS),
  ];
  if (hours.length > 0 && counts.length === 0)
    for (const { slot, to } of marked) {
      const one = slot === "appliance" ? countBefore(normal.text, tokens[to - 1]?.to ?? 0) : null;
      if (one) add(one);
    }
  const asksOfAppliance = has("appliance") && !has("period") && ASKS_AMOUNT.test(text);
  const isSum =
    has("given") ||
    found.length > 0 ||
    (powers.length > 0 && hours.length > 0) ||
    CHANGES.test(text) ||
    asksOfAppliance;
  if (!isSum) return found;
  if (!hasKind(/W$/)) for (const one of powers) addFree(one);
  // "Goes from 0.50 to 0.45, 300 kWh a month"
  if (hasKind(CHANGED_CODE))
    for (const one of amountsThat(({ kind, per }) => kind === "energy" && per !== undefined)) addFree(one);
  // "And by 20%?"
  if (CHANGES.test(text) && found.length === 0)
    for (const one of amountsThat(({ kind }) => kind === "share")) addFree(one);
  if (hasKind(PRICE_CODE) && !hasKind(/^[\d.]+[kM]?Wh|@/))
    for (const one of amountsThat(
      ({ kind, number, words }, before) =>
        // 一度电 is what a price is of.
        kind === "energy" && number !== 1 && (/kwh|千瓦时|度电/.test(words) || USES.test(before)),
    ))
      addFree(one);
  // "3200 naira for 14 units": what a kWh of a sum costs.
  if (hasKind(SUM_CODE) && !hasKind(/Wh|@/) && ASKS_PRICE.test(text))
    for (const one of amountsThat(({ kind }) => kind === "energy")) addFree(one);
  if (!hasKind(DURATION_CODE)) for (const one of hours) addFree(one);
  if (powers.length > 0 && !hasKind(DURATION_CODE))
    for (const one of matches(ALL_DAY).slice(0, 1)) add({ ...one, value: HOURS_OF_DAY });
  if (asksOfAppliance && !hasKind(DURATION_CODE))
    for (const { words, index } of matches(NIGHT).slice(0, 1))
      addFree({ words, index, value: HOURS_OF_NIGHT }, NIGHT_GIVES_WAY);
  if (hasKind(/^[\d.]+kWh$/) && !hasKind(/^[\d.]+[a-z]{3}$/))
    for (const one of amountsThat(({ kind, words }) => kind === "money" && SIGNED.test(words))) addFree(one);
  if (hasKind(/^[\d.]+kWh$/) && hasKind(/^[\d.]+[a-z]{3}$/)) for (const one of amountsThat(isOfBill)) add(one);
  const isCharged = hasKind(/kWh(?:_battery)?$/) && (hasKind(PRICE_CODE) || hasKind(/^[\d.]+k?W$/));
  for (const share of isCharged ? (formsIn(scanned, FROM_TO)[0]?.amounts ?? []) : [])
    add({ words: share.words, index: share.from, value: `${share.number}%` });
  return found;
}

/** "A 75 watt fan" names the fan as well, and no period ends in 晚上8小时. */
const givesWay = ({ slot, value }: SlotSpan): boolean =>
  slot === "appliance" ||
  (slot === "period" && /^last\d+h$/.test(value)) ||
  // "For half an hour" sets nothing, and 用15度 is no temperature.
  (slot === "value" && /^[\d.]+(?:min|h|C)$/.test(value));

/** 开一晚上 is no hour of the clock that 一 or 上 would name. */
const NIGHT_GIVES_WAY = ({ slot, value }: SlotSpan): boolean => slot === "filter" && value.startsWith("hours:");

/** As sure as the words are, where the tagger may have marked something else. */
const SURE = 0.6;
const CHANGED_CODE = /%(?:rise|fall)$/;
/** What one run takes: its watts or its energy. */
const RUN_CODE = /^[\d.]+(?:kW|W|kWh|Wh)$/;
const PRICE_CODE = /^[\d.]+[a-z]{0,3}\/kWh$/;
const SUM_CODE = /^[\d.]+[a-z]{3}(?:\/\w+)?$/;
const DURATION_CODE = /^[\d.]+(?:h|min)(?:\/\w+)?$/;
