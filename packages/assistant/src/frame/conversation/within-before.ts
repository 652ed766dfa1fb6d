import type { Frame } from "../frame";
import { CHINESE_WEEKDAY, chineseWeekday, WEEKDAY_NAME, WEEKDAY_OF_WORD } from "../values/calendar";
import type { Mentions } from "../mentions";
import { withDigits } from "../values/numbers";

/* What a follow-up narrows: the whole of a share, and the list that was told. */

const DAYS = /^(?:weekend|weekday|(?:mon|tue|wed|thu|fri|sat|sun)(?:\+\w+)*)$/;
const AMONG =
  /\b(?:any|which|how many|some|most|all|none|are|were|is)(?: (?:any|all|some|one))? of (?:those|them|these)\b|\b(?:are|were) (?:those|they|these)(?: all| any| mostly)?\b|其中|(?:这|那)(?:些|几|里面?|里头|当中|[1-9一二三四五六七八九十]+)(?:个|天|日|里|中|之中)*(?:有|是|都)/;

/** The days that a follow-up adds to the filters of the question before; undefined where it changes others. */
function addedDays({ filters = [], period }: Frame, before: Frame): string | undefined {
  const earlier = before.filters ?? [];
  const added = filters.filter((one) => !earlier.includes(one));
  const isKept = earlier.every((one) => filters.includes(one)) && period === before.period;
  return isKept && added.length === 1 && DAYS.test(added[0] ?? "") ? added[0] : undefined;
}

/** "Any Mondays among them?" */
function daysNamed(text: string): string | undefined {
  if (/\bweek ?ends?\b|周末/.test(text)) return "weekend";
  if (/\bweek ?days?\b|工作日/.test(text)) return "weekday";
  const [word] = new RegExp(`\\b(?:${WEEKDAY_NAME})s?\\b`).exec(text) ?? [];
  if (word) return WEEKDAY_OF_WORD.get(word) ?? WEEKDAY_OF_WORD.get(word.replace(/s$/, ""));
  const [, chinese] = new RegExp(CHINESE_WEEKDAY).exec(withDigits(text)) ?? [];
  return chinese && chineseWeekday(chinese);
}

/**
 * "Same for weekends only" after a share of the day asks for that part of the weekends; "any of those on weekends?" after
 * the highest days asks of these days, and for no others.
 *
 * @param text normalized
 */
export function withinBefore(frame: Frame, before: Frame, text: string): Frame {
  const days = addedDays(frame, before) ?? (AMONG.test(text) ? daysNamed(text) : undefined);
  if (days === undefined || frame.scope !== "own") return frame;
  const mention = (name: "among" | "shareOf"): Mentions => ({ ...frame.mentions, [name]: days });
  if (frame.aggregate === "share" && before.aggregate === "share" && before.filters !== undefined)
    return { ...frame, mentions: mention("shareOf") };
  const isOfList = /^(?:top|bottom):/.test(frame.pick ?? "") && frame.pick === before.pick && frame.group === "day";
  if (!isOfList || !AMONG.test(text)) return frame;
  const { filters: _added, ...whole } = frame;
  return { ...whole, ...(before.filters ? { filters: before.filters } : {}), mentions: mention("among") };
}
