import type { WordSlots } from "../conversation/merge";
import { isOneDay } from "../conversation/merge";
import { WEEKDAY_NAME, WEEKDAY_OF_CHARACTER, WEEKDAY_OF_WORD } from "../values/calendar";
import { timesIn } from "./grammar/scan";

/* A day that is held against usual ones: "Thanksgiving against an ordinary Thursday", "than a normal Saturday in July". */

const USUAL = "(?:ordinary|normal|usual|typical|regular|average|plain old)";
const USUAL_DAY = new RegExp(
  `\\b(?:vs\\.?|versus|against|to|with|than|and|or) (?:an? |my |our |the |any )?${USUAL} (?:(${WEEKDAY_NAME})s?|week ?day|day)\\b`,
);
const CHINESE_USUAL_DAY =
  /(?:跟|和|比|与|同|对比|还是)(?:[一1]?个?)?(?:平常|普通|平时|一般|平日|正常)的?(?:(?:周|星期|礼拜)([一二三四五六日天1-6])|日子|[一1]天|[那某]?天|时候)/;

/**
 * One day, and the same days of a year, or of the time that is named for them.
 *
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function usualDay(
  text: string,
  marked: WordSlots,
  today: string,
): Pick<WordSlots, "comparedTo" | "filters" | "period"> | null {
  const { filters = [] } = marked;
  const period = marked.period ?? marked.comparedTo;
  const comparedTo = marked.period === undefined ? undefined : marked.comparedTo;
  const [english, chinese] = [USUAL_DAY.exec(text), CHINESE_USUAL_DAY.exec(text)];
  const found = english ?? chinese;
  const isDay = isOneDay(period) || period?.startsWith("holiday:") === true;
  const within = found && timeOf(text, found.index + found[0].length, today);
  if (!found || !isDay || !(isOpen(comparedTo) || comparedTo === within)) return null;
  const day = english ? WEEKDAY_OF_WORD.get(english[1] ?? "") : WEEKDAY_OF_CHARACTER[chinese?.[1] ?? ""];
  const others = filters.filter(
    (filter) => !/^(?:week(?:day|end)|(?:mon|tue|wed|thu|fri|sat|sun)(?:\+\w+)*)$/.test(filter),
  );
  return { period, comparedTo: within ?? "last12m", filters: day ? [...others, day] : others };
}

/** An ordinary Thursday is no Thursday of its own. */
const isOpen = (comparedTo: string | undefined): boolean =>
  comparedTo === undefined || /^(?:last12m|(?:mon|tue|wed|thu|fri|sat|sun|day)(?:0|-1))$/.test(comparedTo);

const IN = /^ (?:(?:in|of|during|over) )? *$/;

/** `--07` of "a normal Saturday in July" */
function timeOf(text: string, at: number, today: string): string | undefined {
  const behind = timesIn(text, today).find(({ from }) => from >= at);
  return behind && IN.test(`${text.slice(at, behind.from)} `) ? behind.code : undefined;
}
