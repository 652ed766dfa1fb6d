import { asksStreak } from "../amounts/said-limits";
import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import type { Question } from "../question";
import type { ToldReading } from "../times/around-change";
import { namesSlotsAlone } from "./lean-by-form";
import type { WordSlots } from "./merge";
import { sameTopic } from "./same-topic";

/*
 * Follow-ups that say another thing of what was told: how many in a row of those that were counted, how far apart the two
 * times lie, the same beside a time that is named, and the question before with one part put right.
 */

const BY_A_LIMIT = /^(?:above|below):/;
const THOSE = /\b(?:such|those|these|them|like that|in a row|consecutive)\b|这样|那样|[这那]种|[这那]些|连续|连着/;

/** "When was the longest stretch of such days?" after days that were counted by a limit. @param text normalized */
export function streakOfThose(text: string, marked: WordSlots, previous: Frame): ToldReading | undefined {
  const { period, filters, group, pick } = previous;
  if (previous.scope !== "own" || !BY_A_LIMIT.test(pick ?? "") || BY_A_LIMIT.test(marked.pick ?? "")) return undefined;
  if (!THOSE.test(text) || !asksStreak(text, previous)) return undefined;
  return {
    asked: { act: "ask", ...sameTopic(previous), aggregate: "streak" },
    slots: { period: marked.period ?? period, group, pick, ...(filters ? { filters } : {}) },
  };
}

const HOW_FAR =
  /\bhow (?:much|many)(?: \w+)? (?:more|less|fewer|extra|higher|lower|cheaper|dearer)\b|\b(?:what(?:'s|s)?|how (?:much|big)) (?:is |was )?(?:the |that |a )?(?:difference|gap)\b|\bby how (?:much|many)\b|(?:多|少|差|省)[出了咗]?(?:多少|几多|几|好多)/;
const NAMES_OTHER =
  /\b(?:than|if|when|why|which|who|on|in|at)\b(?! (?:all|total|average|that|a day|\d+ ?(?:p|c|pence|cents?)\b))/;
const MOST_CHARACTERS = 60;

/** "So how many kWh more is that a day?" after a comparison: how far apart its two times are. @param text normalized */
export function apartAgain(text: string, marked: WordSlots, previous: Frame): ToldReading | undefined {
  const { scope, period, comparedTo, filters, pick } = previous;
  if (scope !== "own" || !isOfFigures(previous) || period === undefined || comparedTo === undefined || pick)
    return undefined;
  if (marked.period ?? marked.filters ?? marked.comparedTo ?? marked.appliances) return undefined;
  if (text.length > MOST_CHARACTERS || !HOW_FAR.test(text) || NAMES_OTHER.test(text)) return undefined;
  const { given } = marked;
  return {
    asked: { act: "compare", ...sameTopic(previous), ...(given ? { metric: "cost" } : {}), aggregate: "difference" },
    slots: { period, comparedTo, ...(filters ? { filters } : {}), ...(given ? { given } : {}) },
  };
}

const BESIDE =
  /^(?:(?:and|so|but|ok|hm+)[ ,]+)*(?:(?:is|was) (?:that|it) |that'?s |how (?:does|do|did) (?:that|it) )?(?:(?:a )?(?:lot |bit |little )?(?:more|less|higher|lower|better|worse|up|down)|compared?|versus|vs\.?|against)\b|^(?:那么?|咁|这|这个|它)?(?:比起|相比|[比跟和与同])(?!例)/;

/** Years, the time before and the same time of another year are named by the question before, and prices by their own words. */
const BY_ANOTHER =
  /\b(?:before|prior|earlier|previous|same|year|cost|cheap\w*|dear\w*|expensive|pric\w+)\b|同期|同月|同时|前|再|年|贵|便宜|钱|电费/;

/** 比起八月间少了好多哦, "that's a lot less than in August": what was told beside a time that is named. @param text normalized */
export function besideNamed(text: string, marked: WordSlots, previous: Frame): ToldReading | undefined {
  const { scope, act, period, comparedTo, filters, group, pick } = previous;
  const named = marked.comparedTo ?? marked.period;
  if (scope !== "own" || !isOfFigures(previous) || act !== "ask" || (pick ?? group ?? comparedTo) !== undefined)
    return undefined;
  if (period === undefined || named === undefined || named === period || !BESIDE.test(text) || BY_ANOTHER.test(text))
    return undefined;
  // "Compare May with June" names both times.
  if (marked.period !== undefined && marked.comparedTo !== undefined) return undefined;
  if (marked.appliances ?? marked.pick ?? marked.group ?? marked.filters) return undefined;
  return {
    asked: { act: "compare", ...sameTopic(previous), aggregate: "difference" },
    slots: { period, comparedTo: named, ...(filters ? { filters } : {}) },
  };
}

const PUT_RIGHT =
  /^(?:(?:oh|ah|um+|er+m?|well|ok|hey|hi)[ ,]+)*(?:(?:no+|nope|nah|sorry|oops|whoops|wait|actually|correction|not that(?: one)?)\b[ ,.!]*)*(?:sorry[ ,]+)?(?:i (?:mean|meant|said|wanted|was asking (?:about|for))\b|(?:make|let's make) (?:it|that)\b)|^(?:no+|nope|sorry|oops|wait|correction)\b[ ,.!]+|^(?:哎|啊|哦|噢|嗯|呃)*[，, ]*(?:不是|不对|错了|说错了?|搞错了?|不好意思|抱歉|对不起|唔系|我(?:说|讲|指|问|意思)|改一?下)/;

/** "Sorry, I mean the Saturday", 不是，我说的是上周六: the question before, with that in its place. */
export function putRight(
  { normal, tokens, slots }: Question,
  marked: WordSlots,
  previous: Frame,
): ToldReading | undefined {
  if (previous.scope !== "own" || !isOfFigures(previous) || !isPutRight(normal.text)) return undefined;
  const isOfTime = slots.every(({ slot }) => slot === "period" || slot === "period2" || slot === "filter");
  if (!isOfTime || !namesSlotsAlone(tokens, slots)) return undefined;
  const { act, aggregate } = previous;
  return { asked: { act, ...sameTopic(previous), ...(aggregate ? { aggregate } : {}) }, slots: marked };
}

/** What puts the question before right may well get the same answer. @param text normalized */
export const isPutRight = (text: string): boolean => PUT_RIGHT.test(text);
