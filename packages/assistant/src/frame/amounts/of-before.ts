import type { Frame } from "../frame";
import { withEarlierMoney } from "../slot-readings";
import { readGiven } from "./given-codes";
import { lengthOfEach } from "./scan/lengths";
import { ownPriceOf } from "./own-price";

/*
 * What a follow-up with amounts keeps of the question before: the price of a forecast, the hours of an appliance whose watts
 * are told next, and the whole time that was asked of by its hours or days.
 */

/**
 * @param text normalized
 * @param before the question before
 */
export function withAmountsBefore(frame: Frame, text: string, before: Frame | null): Frame {
  const plain = withoutAllDay(frame);
  if (!before) return ofMonth(plain, text);
  return ofMonth(ofSameRun(ofWholeTime(atPriceBefore(plain, before), text, before), text, before), text);
}

/** A base load never stops: that it "runs around the clock" is no amount beside its price. */
function withoutAllDay(frame: Frame): Frame {
  if (frame.metric !== "base_load" || !frame.given?.includes(ALL_DAY)) return frame;
  const { given, ...rest } = frame;
  const others = given.filter((code) => code !== ALL_DAY);
  return others.length > 0 ? { ...rest, given: others } : rest;
}
const ALL_DAY = "24h/day";

/** "And by the end of the month?" after what it cost so far at a price. */
function atPriceBefore(frame: Frame, before: Frame): Frame {
  const isOpen = frame.act === "forecast" && frame.scope === "own" && frame.metric === "cost" && !frame.given;
  return isOpen && before.given && ownPriceOf(before)
    ? { ...frame, given: before.given, read: withEarlierMoney(frame.read, before) }
    : frame;
}

const WHOLE =
  /\b(?:that|this|the) (?:whole|entire|full) (?:day|week|month|year)\b|\b(?:that|this|the) (?:day|week|month|year) (?:as a whole|in (?:all|total))\b|[那这][1一]?整?个?(?:天|日|周|星期|礼拜|月|年)|嗰(?:个|個)?(?:日|星期|礼拜|禮拜|月|年)/;
const EACH =
  /\b(?:per|each|every|an?|which|what|when|average) (?:hour|day|week|month|time)\b|\bdaily\b|\baverage\b|每|平均|日均|哪|边|一[天日]|几点/;

/** "What would that whole day cost?" after its highest hour, 那个月要多少钱 after what a day of it takes. */
function ofWholeTime(frame: Frame, text: string, before: Frame): Frame {
  const isOfBefore = frame.scope === "own" && frame.metric === "cost" && before.scope === "own";
  const isInParts = (frame.group ?? frame.pick ?? frame.aggregate) !== undefined;
  if (!isOfBefore || !isInParts || frame.period === undefined || frame.period !== before.period) return frame;
  if (frame.act !== "ask" || !WHOLE.test(text) || EACH.test(text)) return frame;
  const { group: _group, pick: _pick, aggregate: _aggregate, ...whole } = frame;
  return whole;
}

const SAME_THING = /\b(?:it|its|it's|that|that's|mine|ours|one)\b|[它他]|[那这][台个]/;
const OF_RUN: ReadonlySet<string> = new Set(["duration", "span", "times"]);

/** "It's a 500 watt one at 32 cents" after what runs all day: it runs as long. */
function ofSameRun(frame: Frame, text: string, before: Frame): Frame {
  if (!before.appliances || frame.devices || !SAME_THING.test(text)) return frame;
  if (frame.appliances && frame.appliances[0] !== before.appliances[0]) return frame;
  const kinds = (frame.given ?? []).map((code) => readGiven(code).kind);
  if (!kinds.includes("power") || kinds.some((kind) => OF_RUN.has(kind) || kind === "energy")) return frame;
  const run = (before.given ?? []).filter((code) => OF_RUN.has(readGiven(code).kind));
  if (run.length === 0) return frame;
  return {
    ...frame,
    act: before.act,
    scope: before.scope,
    ...(before.metric === "energy" && !kinds.includes("price") ? { metric: "energy" } : { metric: "cost" }),
    subject: "appliance",
    appliances: before.appliances,
    given: [...(frame.given ?? []), ...run],
  };
}

/** 一个月多少钱 after what a night takes. */
function ofMonth(frame: Frame, text: string): Frame {
  const isRun = (frame.given ?? []).map(readGiven).some((one) => one.kind === "duration" && one.hours <= 24);
  if (!frame.appliances || !isRun || frame.group !== undefined) return frame;
  const length = lengthOfEach(text);
  return length === "month" || length === "year" ? { ...frame, group: length } : frame;
}
