import type { Language } from "@wattleaf/shared/i18n/language";
import { devicesNamed } from "./devices/device-names";
import { deviceMeant } from "./devices/device-synonyms";
import { withDayAndPart } from "./times/day-and-part";
import { detectLanguage } from "./language";
import { isOfKindAlone, nameBounds } from "./devices/name-bounds";
import type { NormalText } from "./normalize";
import { normalizeText, normalWords } from "./normalize";
import { sharedBy } from "./amounts/shared-by";
import { withPeriods } from "./amounts/period-of-amount";
import { lockedThing, plainCommand } from "./devices/plain-command";
import { withSeason } from "./times/season-named";
import type { SlotSpan } from "./slot-span";
import { withoutAges } from "./times/age-of-thing";
import { sureAmounts } from "./amounts/sure-amounts";
import { inContext, sureSlots } from "./sure-words";
import type { Tagger } from "./learned/tagger";
import type { Token } from "./learned/tokens";
import { tokensIn, tokensOf } from "./learned/tokens";
import type { WordMemory } from "./values";
import { readValue } from "./values";
import { withHalfOfDay } from "./values/time";

/** A question with its slots; what is asked of them is for the classifiers. */
export interface Question {
  normal: NormalText;
  language: Language;
  tokens: readonly Token[];
  slots: readonly SlotSpan[];
  /** 0–1: that every token's tag is right. */
  tagsSure: number;
  /** Words were marked that mean no value of their slot. */
  unread: number;
}

export interface QuestionContext {
  language: Language;
  today: string;
  deviceNames?: readonly string[];
}

export function questionOf(text: string, context: QuestionContext, tagger: Tagger, memory: WordMemory): Question {
  const normal = normalizeText(text);
  const language = detectLanguage(normal.text) ?? context.language;
  const tokens = tokensOf(normal.text);
  const { spans, sure } = tagger(tokens);
  const slots: SlotSpan[] = [];
  let unread = 0;
  let read = 0;
  const valueOf = (slot: SlotSpan["slot"], words: string) =>
    readValue(slot, words, { language, today: context.today, message: normal.text }, memory);
  for (const span of spans) {
    // The year of the date before it.
    if (span.from < read) continue;
    const last = span.slots.some((slot) => slot === "period" || slot === "period2")
      ? withoutCount(tokens, pastYear(tokens, span.to))
      : span.to;
    read = last;
    for (const marked of span.slots) {
      const begin = marked === "period" ? beginOfPeriod(span.from, last, normal.text, tokens) : span.from;
      // Of "day, spring" the group ends at the comma, and a time may stand behind it.
      const comma =
        marked === "group" ? tokens.findIndex(({ text: word }, at) => begin < at && at < last && word === ",") : -1;
      const bounds = nameBounds(marked, { from: begin, to: comma > 0 ? comma : last }, normal.text, tokens);
      if (!bounds) continue;
      const [from, to] = [tokens[bounds.from]?.from ?? 0, tokens[bounds.to - 1]?.to ?? 0];
      const slot = marked === "device" && isOfKindAlone(normal.text.slice(from, to)) ? "appliance" : marked;
      const words = slot === "time" ? withHalfOfDay(normal.text, from, to) : normal.text.slice(from, to);
      const value = valueOf(slot, words);
      if (slot === "device" && NO_DEVICES.some((other) => other.test(value ?? ""))) continue;
      if (slot === "period" && ALL_HOURS.test(words)) continue;
      const behind = comma > 0 ? normal.text.slice(tokens[comma + 1]?.from, tokens[last - 1]?.to) : "";
      const time = behind && valueOf("period", behind);
      if (time)
        slots.push({ slot: "period", value: time, words: behind, from: comma + 1, to: last, sure: SURE_OF_REST });
      if (value === null) unread += 1;
      else
        slots.push({
          slot,
          value,
          words: normal.originalWords(from, to),
          from: bounds.from,
          to: bounds.to,
          sure: begin > span.from ? Math.max(span.sure, SURE_OF_REST) : span.sure,
        });
    }
  }
  const dated = withDayAndPart(normal.text, tokens, withoutAges(normal.text, tokens, slots));
  slots.splice(0, slots.length, ...dated);
  slots.push(...sureSlots(normal, tokens, slots, valueOf));
  slots.splice(0, slots.length, ...withSeason(normal.text, tokens, slots));
  slots.splice(0, slots.length, ...withoutAges(normal.text, tokens, slots));
  const amounts = sureAmounts(normal, tokens, slots, valueOf);
  const apart = slots.filter((slot) => !amounts.some((amount) => overlaps(slot, amount) && slot.slot !== "appliance"));
  // How many split a bill is no amount to calculate with.
  const isCount = ({ slot, value }: SlotSpan) =>
    slot === "given" && value.endsWith("people") && sharedBy(normal.text) !== undefined;
  const stated = withPeriods(
    normal,
    tokens,
    [...apart, ...amounts].filter((slot) => !isCount(slot)),
  );
  const inOrder = inContext(
    normal.text,
    tokens,
    asSettings(normal.text, stated).toSorted((a, b) => a.from - b.from),
  );
  const named = devicesOf(normal, tokens, inOrder, context.deviceNames ?? []);
  return {
    normal,
    language,
    tokens,
    slots:
      named.length === 0
        ? inOrder
        : [
            ...inOrder.filter((slot) => !named.some((device) => overlaps(slot, device) && isPartOfName(slot))),
            ...named,
          ].toSorted((a, b) => a.from - b.from),
    tagsSure: sure,
    unread,
  };
}

/** Of a period whose other words are no part of it. */
const SURE_OF_REST = 0.6;
const HAS_DIGIT = /\d/;
/** Words of one token that pick one of several. */
const PICK = /^(?:most|least|highest|lowest|biggest|smallest)$/;

/** "The most in May" is a pick, and a period behind it; of "weekend day, spring" the period is behind the comma. */
function beginOfPeriod(from: number, to: number, text: string, tokens: readonly Token[]): number {
  const comma = tokens.slice(from, to).findIndex((token) => token.text === ",");
  if (comma > 0 && from + comma + 1 < to && !HAS_DIGIT.test(text.slice(tokens[from]?.from, tokens[to - 1]?.to)))
    return from + comma + 1;
  const of = (at: number) => text.slice(tokens[at]?.from, tokens[at]?.to);
  const pick = of(from) === "the" ? from + 1 : from;
  return pick + 1 < to && PICK.test(of(pick)) ? pick + 1 : from;
}

const YEAR = /^(?:19|20)\d{2}$/;

/** "February 3, 2025": the comma ends no date, or another year's day would be told. */
function pastYear(tokens: readonly Token[], to: number): number {
  const at = tokens[to]?.text === "," ? to + 1 : to;
  return YEAR.test(tokens[at]?.text ?? "") ? at + 1 : to;
}

/** 去年12月到今年2月三个月: how many months it is, and no third of February. */
function withoutCount(tokens: readonly Token[], to: number): number {
  const end = tokens[to - 2]?.text === "个" && tokens[to - 1]?.text === "月" ? to - 2 : to;
  return tokens[end]?.text === "个" &&
    tokens[end - 2]?.text === "月" &&
    /^[一二两三四五六七八九\d]$/.test(tokens[end - 1]?.text ?? "")
    ? end - 1
    : to;
}

const overlaps = (one: SlotSpan, other: SlotSpan): boolean => one.from < other.to && other.from < one.to;

/** A name of a device holds other words that would be slots: the "kitchen" of "kitchen lamp". */
const isPartOfName = ({ slot }: SlotSpan): boolean => slot !== "period" && slot !== "value" && slot !== "time";

/** "Make it warmer" names no device. */
const PRONOUN = /^(?:it|this|that|them|these|those)(?: (?:\S+er|up|down|on|off))?$/;

/** The home itself is none of its devices: "has the house ever gone past 7 kW". */
const HOME = /^(?:whole )?(?:house|home|place|flat|apartment)$|^(?:我|我们|咱)?(?:全?家里?|全屋|屋企|整个家|房子)$/;

/** Around the clock, and no 24th of July. */
const ALL_HOURS = /^24\/7$/;

/** 三台, of which 三 may be another word's: a count names none. */
const COUNTED = /^[一二两三四五六七八九十几\d]+[台个只盏部]$/;

const NO_DEVICES = [PRONOUN, HOME, COUNTED];

/** Slots that say already which devices are meant. */
const OF_DEVICES: ReadonlySet<SlotSpan["slot"]> = new Set(["appliance", "device"]);
/** "Is the outlet on the desk on?" */
const OF_SWITCH = /\b(?:on|off)\b|开着|关着|关了|还开/;

/** The devices that are named, or in an order else the one that other words for its name mean, or what it locks. */
function devicesOf(
  normal: NormalText,
  tokens: readonly Token[],
  slots: readonly SlotSpan[],
  names: readonly string[],
): SlotSpan[] {
  const { text } = normal;
  const named = devicesNamed(normal, tokens, names);
  if (named.length > 0) return named;
  const thing = lockedThing(text);
  const isOfDevice = plainCommand(text) !== undefined || OF_SWITCH.test(text);
  const [tagged, ...others] = slots.filter(({ slot }) => OF_DEVICES.has(slot));
  if (thing === undefined && tagged) {
    // 書桌嗰個插座, which is no name of a device, may mean the desk plug.
    const meant =
      isOfDevice && others.length === 0 && tagged.slot === "device" && deviceMeant(normalWords(tagged.words), names);
    return meant ? [{ ...tagged, value: meant.name, sure: SURE_OF_MEANING }] : [];
  }
  const from = thing === undefined ? -1 : text.indexOf(thing);
  const meant =
    thing === undefined
      ? isOfDevice && deviceMeant(text, names)
      : { name: normal.originalWords(from, from + thing.length), from, to: from + thing.length };
  if (!meant) return [];
  const words = normal.originalWords(meant.from, meant.to);
  return [
    { slot: "device", value: meant.name, words, ...tokensIn(tokens, meant.from, meant.to), sure: SURE_OF_MEANING },
  ];
}
/** Not its name, but what it means. */
const SURE_OF_MEANING = 0.7;

/** "Set the charger to 7 kW" calculates nothing: what the tagger takes for an amount is the setting. */
function asSettings(text: string, slots: readonly SlotSpan[]): readonly SlotSpan[] {
  if (plainCommand(text) !== "set" || slots.some(({ slot }) => slot === "value")) return slots;
  return slots.map((span) => (span.slot === "given" && SETTING.test(span.value) ? { ...span, slot: "value" } : span));
}
const SETTING = /^[\d.]+(?:k?W|%|A)$/;
