import type { ToldReading } from "./around-change";
import type { Asked } from "../consistency";
import { isOneDay, type WordSlots } from "../conversation/merge";

const EXTRA =
  /\b(?:anything|something|any|much|a lot|lots)(?: more)? extra\b|\bextra on (?:the )?bill\b|\b(?:more|less|\w{3,}er) than (?:on )?(?:usual|normal|(?:a|an|any|my|our) (?:usual|normal|ordinary|typical|average|regular|other)(?: day)?|average)\b|\bmore\b.{0,30}\bthan on (?:a|an) (?:usual|normal|ordinary|typical|average|regular)\b|\bout of the ordinary\b|比(?:平时|平常|往常|平日|普通的?(?:日子|[一1]天)|一般)[^，,。？?]{0,8}[多少高低贵省费]|[跟和与同](?:平时|平常|往常|平日)(?:的?[一1]天)?(?:相?比|差)|(?<!点)多[用花]了?(?:多少|几|钱)/;
/** Of more than a day what is usual is said outright. */
const THAN_USUAL =
  /\b(?:than|compared (?:to|with)|vs\.?|versus|above|below|over|under|from) (?:(?:is|was|on|in|what is|our|my|the|a|an) )*(?:usual|normal|norm|average|typical|ordinary|normally|usually)\b|(?:比|[跟和与同])(?:起)?(?:平时|平常|平日|往常|以往|正常|一般|普通)(?!的?(?:上班|上学|工作|周|星期|礼拜|双休))/;
/** "Was last week a lot?", 春节用电多吗: whether it is much is seen beside what is usual. */
const MUCH =
  /\b(?:is|was|were|are)\b[^,;]*\b(?:a lot|too much|high|low)(?: for (?:us|me|our \w+))? ?\??$|(?:用电|用得|电费|用的电?|耗电)(?:(?:算|很|偏)?[多高]吗|算[多高]|[多高]不[多高]|是不是(?:很|偏)?[多高])[呢嘛]?[?？]?$/;
const OF_OTHERS = /邻居|别人|别家|\bneighbou?rs?\b|\bother (?:homes|houses|people)\b|[哪比]/;
/** Not a habit, and no time without an end. */
const SPAN =
  /^(?:week|weekend|month)(?:0|-\d+)$|^(?:-|\d{4})-\d\d(?:-\d\d)?(?:\.\.(?:-|\d{4})-\d\d(?:-\d\d)?)?$|^last\d+[dw]$/;
/** "Than an ordinary Thursday": of all Thursdays, and not of one. */
const ORDINARY_WEEKDAY =
  /\b(?:usual|normal|ordinary|typical|average|regular) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:平时|平常|一般|普通)的?(?:周|星期|礼拜)[一二三四五六日天]/;
const ONE_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:0|-\d+)$/;
const WHY = /\bwhy\b|\bhow come\b|\bwhat (?:happened|caused)\b|为什么|为啥|为何|咋|怎么回事/;
const MONEY =
  /\b(?:cost|spen[dt]|bill|pay|paid|money|dear\w*|cheap\w*|pric\w+|cost\w+|expensive)\b|[$€£]|钱|电费|花|贵/;

const JUDGED =
  /\b(?:good|bad|great|poor|decent|normal|expected|as usual|than (?:usual|normal|expected)|typical|(?:so|very|too|really|pretty) (?:low|little|high))\b|正常|预期|摆烂|算(?:是)?[好多少差]|怎么样|偏[高低少多]/;

/** "Was yesterday a good solar day?": against the days of the month before. */
export function solarDay(
  text: string,
  { period }: WordSlots,
  { metric, subject, act }: Asked,
): ToldReading | undefined {
  const isOfPanels = metric === "production" || (subject === "solar" && (metric === undefined || metric === "energy"));
  if (!isOfPanels || !isOneDay(period) || period === "day0" || /\+/.test(period ?? "") || !JUDGED.test(text))
    return undefined;
  if (act !== "ask" && act !== "compare" && act !== "explain") return undefined;
  return {
    asked: { act: "compare", scope: "own", metric: "production", subject: "solar" },
    slots: { period, comparedTo: "last30d", appliances: ["solar"] },
  };
}

/** "Did Black Friday cost us anything extra?": one day against the days of a year. */
export function unusualDay(
  text: string,
  marked: WordSlots,
  { metric, scope, act, aggregate }: Asked,
): ToldReading | undefined {
  const { filters, group } = marked;
  // "Did Christmas use more than a normal day": the one day that is named.
  const period = marked.period ?? marked.comparedTo;
  const isOfAll =
    marked.comparedTo === "last12m" || (ORDINARY_WEEKDAY.test(text) && ONE_WEEKDAY.test(marked.comparedTo ?? ""));
  const comparedTo = marked.period === undefined || isOfAll ? undefined : marked.comparedTo;
  const isDay = isOneDay(period) || period?.startsWith("holiday:") === true;
  const isOfSpan = SPAN.test(period ?? "") && THAN_USUAL.test(text);
  const isOfUse = metric === undefined || metric === "energy" || metric === "cost";
  const isMuch =
    (isDay || SPAN.test(period ?? "")) &&
    MUCH.test(text) &&
    !marked.appliances &&
    !marked.rooms &&
    !OF_OTHERS.test(text);
  const isExtra = (isDay && EXTRA.test(text)) || isOfSpan || isMuch;
  const isGrouped = group !== undefined && !(isOfSpan && group === "day" && marked.pick === undefined);
  if (!isExtra || WHY.test(text) || comparedTo !== undefined || isGrouped) return undefined;
  if (!isOfUse || scope !== "own" || act === "forecast" || /\+/.test(period ?? "")) return undefined;
  return {
    asked: {
      act: "compare",
      scope: "own",
      metric: MONEY.test(text) ? "cost" : "energy",
      ...(aggregate === "difference" ? { aggregate } : {}),
    },
    slots: { period, comparedTo: "last12m", ...(filters ? { filters } : {}) },
  };
}
