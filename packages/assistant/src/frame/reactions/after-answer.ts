import { isOfFigures } from "../consistency";
import { hoursOf } from "@wattleaf/engine/query/filter-code";
import { withPart } from "../conversation/picked";
import { isOneDay } from "../conversation/merge";
import type { Frame } from "../frame";
import type { Mentions } from "../mentions";
import { otherPart } from "./other-part";
import { daysOfPeriod, lengthOfPeriod, steppedPeriod } from "./period-step";
import type { Reaction } from "./reaction";

/* What a reaction makes of the question before: each works after any figure, of its period, filters, group, pick or comparison. */

/** The answer that a message reacts to. */
export interface AnswerBefore {
  frame: Frame;
  /** Times that it picked, the first one first. */
  picked?: readonly string[];
  /** The filter of a habit that it picked. */
  pickedPart?: string;
  /** It quoted articles. */
  hasPassages: boolean;
  /** What was asked before it. */
  earlier?: Frame | undefined;
}

/** With an average year the own use is held to what is usual. */
const AVERAGE_YEAR = "last12m";
const LAST_MONTH = "month-1";
/** Longer times have no usual one of their kind to be held to. */
const LONG_DAYS = 200;
const TWO_WEEKS_DAYS = 14;
const TWO_MONTHS_DAYS = 62;

/** What the message asks, as a frame; undefined where its own words tell more. @param today YYYY-MM-DD */
export function frameAfter(
  reaction: Reaction,
  before: AnswerBefore,
  { presumes, persons }: Pick<Mentions, "persons" | "presumes">,
  today: string,
): Frame | undefined {
  const { frame } = before;
  if (reaction.kind === "doubt") return doubted(frame);
  const isOfOwn = frame.scope === "own" && (isOfFigures(frame) || frame.metric === "savings");
  if (!isOfOwn) return ofArticles(reaction, before);
  if (frame.metric === "base_load") return ofBaseLoad(reaction, frame);
  if (frame.metric === "savings") return ofSavings(reaction, before);
  if (frame.appliances ?? frame.devices ?? frame.rooms) return undefined;
  switch (reaction.kind) {
    case "judge":
      return judged(before, { asksIfMuch: reaction.way, ...(persons ? { persons } : {}) }, today);
    case "why":
      return { ...changed(frame, { act: "explain" }, presumes ? { presumes } : {}), topics: topicsOfWhy(frame) };
    case "remedy":
      return remedy(frame);
    case "share":
      return changed(ofTime(before), { act: "ask", aggregate: "share", comparedTo: undefined, group: undefined });
    case "cost":
      return frame.metric === "cost"
        ? undefined
        : changed(ofTime(before), { act: actOf(frame), metric: moneyOf(frame) });
    case "when":
      return frame.comparedTo !== undefined && frame.pick === undefined && frame.group === undefined
        ? inDetail(before, today)
        : (itemsOf(frame) ?? timeOf(before));
    case "items":
      return itemsOf(frame);
    case "day_kind":
      return dayKindOf(before);
    case "latest":
      return latestOf(frame);
    case "step":
      return stepped(before, reaction, today);
    case "rest":
      return restOf(frame);
    case "direction":
      return againstEarlier(before, today);
    case "count":
      return counted(frame, reaction.count);
    case "more":
      return inDetail(before, today);
    case "simpler":
      return { ...frame, mentions: { ...frame.mentions, inShort: true } };
  }
}

/** The frame with other slots, of which none was read from words. */
function changed(frame: Frame, slots: Partial<Record<keyof Frame, unknown>>, mentions: Mentions = {}): Frame {
  const { mentions: _said, ...rest } = frame;
  const all = Object.entries({ ...rest, ...slots, read: {} }).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(all) as unknown as Frame),
    ...(Object.keys(mentions).length > 0 ? { mentions } : {}),
  };
}

const actOf = ({ act }: Frame): Frame["act"] => (act === "explain" ? "ask" : act);
const moneyOf = ({ metric }: Frame): Frame["metric"] => (metric === "export" ? "earnings" : "cost");

/** The frame of the time that the answer told: of what it picked, that time alone. */
function ofTime({ frame, picked = [], pickedPart }: AnswerBefore): Frame {
  const [first] = picked;
  if (first === undefined && pickedPart !== undefined && frame.pick !== undefined)
    return changed(withPart(frame, pickedPart), { comparedTo: undefined });
  return first === undefined || frame.pick === undefined
    ? frame
    : changed(frame, { period: first, group: undefined, pick: undefined, aggregate: undefined, comparedTo: undefined });
}

function judged(before: AnswerBefore, mentions: Mentions, today: string): Frame | undefined {
  const { frame } = before;
  if (frame.act === "forecast") return changed(frame, { comparedTo: frame.comparedTo ?? LAST_MONTH }, mentions);
  const picked = ofTime(before);
  // Of an hour of one day its day is judged.
  const one =
    picked.group === "hour" && picked.pick !== undefined
      ? changed(picked, { group: undefined, pick: undefined })
      : picked;
  const { period, filters, pick, aggregate, unit } = one;
  // Weekdays beside weekends have no usual of their own.
  if (one.group !== undefined && pick === undefined) return undefined;
  // An hour of the day is the highest of its kind already, and a share is held to an even one.
  if (pick !== undefined || aggregate === "share" || (period === undefined && filters !== undefined))
    return changed(one, { act: "ask", aggregate: pick === undefined ? "share" : aggregate }, mentions);
  const length = period === undefined ? undefined : (lengthOfPeriod(period, today) ?? LONG_DAYS);
  const ofUnit = unit === "percent" ? { unit: undefined } : {};
  if (length !== undefined && length >= LONG_DAYS)
    return changed(
      one,
      { act: "ask", comparedTo: undefined, group: undefined, aggregate: undefined, ...ofUnit },
      mentions,
    );
  return changed(
    one,
    {
      act: "compare",
      period: period ?? LAST_MONTH,
      comparedTo: AVERAGE_YEAR,
      group: undefined,
      aggregate: undefined,
      ...ofUnit,
    },
    mentions,
  );
}

/** Why one time differs from another in a part of the day is told as of a bill. */
const topicsOfWhy = ({ comparedTo, filters = [] }: Frame): Frame["topics"] =>
  comparedTo !== undefined && filters.length > 0 ? [{ topic: "why-bill-went-up", probability: 1 }] : [];

const remedy = (frame: Frame): Frame => ({
  ...bare(frame),
  act: "advise",
  scope: "own",
  metric: "savings",
  topics: [{ topic: "how-much-can-i-save", probability: 1 }],
});

const bare = ({ language, sureness }: Frame): Frame => ({
  language,
  act: "ask",
  scope: "own",
  topics: [],
  sureness,
  read: {},
});

const ofArticle = (frame: Frame, topic: string, act: Frame["act"] = "explain"): Frame => ({
  ...bare(frame),
  act,
  scope: "general",
  topics: [{ topic, probability: 1 }],
});

const doubted = (frame: Frame): Frame => ({
  ...bare(frame),
  act: "talk",
  scope: "general",
  topics: [{ topic: "sources", probability: 1 }],
});

/** Of the days of a day its hours are meant, of longer times the hours of the day. */
function timeOf(before: AnswerBefore): Frame | undefined {
  const one = ofTime(before);
  const { pick, group } = before.frame;
  if (one.pick !== undefined || group === "hour" || group === "hour_of_day") return undefined;
  const end = /^(?:lowest|bottom)/.test(pick ?? "") ? "lowest" : "highest";
  return changed(one, {
    act: "ask",
    group: isOneDay(one.period) ? "hour" : "hour_of_day",
    pick: end,
    comparedTo: undefined,
    aggregate: undefined,
    unit: undefined,
  });
}

function stepped(
  before: AnswerBefore,
  { by, unit, isAgainst }: Extract<Reaction, { kind: "step" }>,
  today: string,
): Frame | undefined {
  const { frame } = before;
  // What a forecast is of lies ahead.
  if (frame.act === "forecast") return undefined;
  const one = ofTime(before);
  if (isAgainst) {
    const comparedTo = one.period === undefined ? undefined : steppedPeriod(one.period, by, unit, today);
    return comparedTo === undefined || one.group !== undefined
      ? undefined
      : changed(one, { act: "compare", comparedTo, aggregate: "difference" });
  }
  const key = one.comparedTo !== undefined && one.comparedTo !== AVERAGE_YEAR ? "comparedTo" : "period";
  const from = one[key];
  const period = from === undefined ? undefined : steppedPeriod(from, by, unit, today);
  if (period === undefined) return undefined;
  // What the time before was held to the next one is not.
  const isOfUsual = one.comparedTo === AVERAGE_YEAR;
  const next = changed(one, { [key]: period, ...(frame.act === "explain" ? { act: "ask" } : {}) }, one.mentions);
  return isOfUsual && frame.mentions?.asksIfMuch === undefined
    ? changed(next, { act: "ask", comparedTo: undefined })
    : next;
}

/** "And the rest of the day?" of hours, days or a tariff period: all others of the same time. Hours are those of the same days. */
function restOf(frame: Frame): Frame | undefined {
  const { filters = [] } = frame;
  const at = filters.length === 1 ? 0 : filters.findIndex((one) => hoursOf(one) !== null);
  const others = filters.flatMap((one, index) => (index === at ? (otherPart(one) ?? []) : one));
  return at < 0 || others.length < filters.length
    ? undefined
    : changed(frame, { filters: others, comparedTo: undefined, pick: undefined });
}

/** "So has it gone up or down?": the newer of the last two times that were told against the older, or against the time before. */
function againstEarlier({ frame, earlier }: AnswerBefore, today: string): Frame | undefined {
  const { period, comparedTo, group, pick, metric, filters = [] } = frame;
  if (period === undefined || comparedTo !== undefined || group !== undefined || pick !== undefined) return undefined;
  const compare = (newer: string, older: string) =>
    changed(frame, { act: "compare", aggregate: "difference", period: newer, comparedTo: older });
  const isOfSame =
    earlier?.scope === "own" && earlier.metric === metric && String(earlier.filters ?? []) === String(filters);
  const other = isOfSame && earlier.group === undefined && earlier.pick === undefined ? earlier.period : undefined;
  if (other !== undefined && other !== period) {
    const [one, two] = [daysOfPeriod(period, today), daysOfPeriod(other, today)];
    return one && two && (one.from < two.from ? compare(other, period) : compare(period, other));
  }
  const older = steppedPeriod(period, -1, null, today);
  return older === undefined ? undefined : compare(period, older);
}

const BY_A_LIMIT = /^(?:above|below):/;

/** "Which ones?", 是哪几天 after a count of days beyond a limit. */
const itemsOf = (frame: Frame): Frame | undefined =>
  BY_A_LIMIT.test(frame.pick ?? "") && frame.group !== undefined && frame.group !== "hour_of_day"
    ? changed(frame, { act: "ask", aggregate: "count" }, { asksEach: true, asksList: true })
    : undefined;

/** "Was that a weekday or a weekend?" of a day that was told. */
function dayKindOf(before: AnswerBefore): Frame | undefined {
  const one = ofTime(before);
  return isOneDay(one.period)
    ? changed(one, { act: "ask", comparedTo: undefined, group: undefined, pick: undefined }, { asksDayKind: true })
    : undefined;
}

/** "When was the last one?" after such a count, or after the highest ones. */
const latestOf = (frame: Frame): Frame | undefined =>
  BY_A_LIMIT.test(frame.pick ?? "") && frame.group !== undefined
    ? changed(frame, { act: "ask", aggregate: "count" }, { asksTurn: "last" })
    : undefined;

/** As many of the highest or lowest, where some were told. */
function counted(frame: Frame, count: number): Frame | undefined {
  const [, end] = /^(highest|lowest|top|bottom)(?::|$)/.exec(frame.pick ?? "") ?? [];
  if (!end || frame.group === undefined || count < 1) return undefined;
  return changed(frame, { pick: `${end === "highest" || end === "top" ? "top" : "bottom"}:${count}` }, frame.mentions);
}

/** The parts of a total, the next ones after the highest, what changed of two times. */
function inDetail({ frame }: AnswerBefore, today: string): Frame | undefined {
  const { pick, group, comparedTo, period = LAST_MONTH, act } = frame;
  if (act === "forecast" || act === "explain") return undefined;
  if (/^(?:highest|lowest)$/.test(pick ?? "") && group !== undefined)
    return changed(frame, { pick: pick === "lowest" ? "bottom:5" : "top:5" });
  if (pick !== undefined || group !== undefined) return undefined;
  if (comparedTo !== undefined) return { ...changed(frame, { act: "explain", aggregate: undefined }), topics: [] };
  const length = lengthOfPeriod(period, today) ?? LONG_DAYS;
  const parts = isOneDay(period) ? "hour" : length <= TWO_MONTHS_DAYS ? "day" : "month";
  return changed(
    frame,
    { act: "ask", period, group: parts, aggregate: undefined },
    length <= TWO_WEEKS_DAYS || parts === "month" ? { asksEach: true } : { asksBothEnds: true },
  );
}

function ofBaseLoad({ kind, ...reaction }: Reaction, frame: Frame): Frame | undefined {
  const { given: _price, ...plain } = frame;
  switch (kind) {
    case "judge":
      return changed(
        plain as Frame,
        { act: "compare", group: undefined },
        { asksIfMuch: "way" in reaction ? reaction.way : "much" },
      );
    case "share":
      return changed(plain as Frame, { act: "ask", aggregate: "share", group: undefined });
    case "remedy":
      return frame.act === "advise" ? undefined : ofArticle(frame, "reducing-standby-power", "advise");
    case "why":
    case "more":
    case "simpler":
      return ofArticle(frame, "what-is-base-load");
    case "items":
    case "day_kind":
    case "latest":
    case "when":
    case "step":
    case "cost":
    case "count":
    case "doubt":
    case "rest":
    case "direction":
      return undefined;
  }
}

function ofSavings({ kind }: Reaction, { frame }: AnswerBefore): Frame | undefined {
  if (kind === "simpler") return { ...frame, mentions: { ...frame.mentions, inShort: true } };
  return kind === "more" || kind === "remedy" || kind === "when"
    ? ofArticle(frame, "quick-saving-tips", "advise")
    : undefined;
}

/** What else the same article tells. */
function ofArticles({ kind }: Reaction, { frame, hasPassages }: AnswerBefore): Frame | undefined {
  if (!hasPassages || (kind !== "more" && kind !== "simpler")) return undefined;
  return { ...frame, mentions: { ...frame.mentions, further: kind } };
}
