import { HOLIDAYS } from "../../values/calendar";
import type { HolidayShape } from "./holiday-dates";
import { matchAt, type Reading } from "./rule";
import type { Time } from "./time-value";
import { HAN_OF_YEAR, numberOf, yearOf } from "./words";

/* Holidays with what is said around them: 去年国庆, "Diwali week", "Christmas last year", 大年初三. */

const NAMES: readonly [RegExp, string][] = HOLIDAYS.map(([{ source }, name]) => [new RegExp(source, "y"), name]);
const CHINESE_MAY = /五一|5\.1|劳动节/y;
const EASTER_MONDAY = /easter monday\b/y;
const LUNAR_DAY =
  /(?:大年|正月|农历新年|农历年|新年|春节|过年|年)?的?初([一二三四五六七八九十]|\d{1,2})(?![中高级月期学毕生步次恋始春夏秋冬一二三四五六七八九十\d年版])/y;
const NO_LUNAR = /[月上读念当]$/;
const BEFORE = new RegExp(`(?:((?:19|20)\\d\\d|last year|this year)'?s? |${HAN_OF_YEAR})`, "y");
const WHICH = /(?:(last|the last|the previous|this|this past) |(上|这)[一1]?[个次回])/y;
const BEHIND =
  /节?的?(?:(?:那|这|所在的?)[一1]?个?(?:周|星期|礼拜)|周)(?![一二三四五六日天末\d])|节?的?(?:当[天日]|假期|长假|小长假|三天假期?|长周末|连假|期间|那[几一]?天|黄金周)|(?:'?s)?(?: (?:day|eve|night))?(?: (week(?! ?end)|(?:long )?week ?end)\b)?(?:,? (?:of |in |from )?((?:19|20)\d\d|last year|this year|the year before last)\b)?(?:'?s)?(?: (week(?! ?end)|(?:long )?week ?end)\b)?/y;
const WEEK_OF = /week (?:of|with|around) (?:the )?/y;

/** The holiday that is named at a place, with its year and what it is the week or weekend of. @param today YYYY-MM-DD */
export function holidayAt(text: string, at: number, today: string): Reading<Time> | undefined {
  const lunar = NO_LUNAR.test(text.slice(0, at)) ? null : matchAt(LUNAR_DAY, text, at);
  if (lunar) {
    const day = numberOf(lunar[1]);
    if (day >= 1 && day <= 15 && lunar[0].length > 1)
      return { value: { kind: "holiday", name: "lunar_new_year", shape: day - 1 }, to: at + lunar[0].length };
  }
  const weekOf = matchAt(WEEK_OF, text, at);
  const afterWeek = at + (weekOf?.[0].length ?? 0);
  const before = matchAt(BEFORE, text, afterWeek);
  const afterYear = afterWeek + (before?.[0].length ?? 0);
  const which = matchAt(WHICH, text, afterYear);
  const start = afterYear + (which?.[0].length ?? 0);
  const named = nameAt(text, start);
  if (!named) return undefined;
  const behind = matchAt(BEHIND, text, named.to);
  const words = behind?.[0] ?? "";
  const year = yearOf(before?.[1] ?? before?.[2] ?? behind?.[2], today);
  const shape: HolidayShape | undefined =
    weekOf || /\bweek(?! ?end)|周|星期|礼拜/.test(words.replace(/黄金周|长周末/, ""))
      ? "week"
      : /三天/.test(words)
        ? "three"
        : /长周末|连假|小长假|long/.test(words)
          ? "long"
          : /week ?end/.test(words)
            ? "weekend"
            : undefined;
  return {
    value: {
      kind: "holiday",
      name: named.name,
      ...(year !== undefined && { year }),
      ...(shape !== undefined && { shape }),
    },
    to: named.to + words.length,
  };
}

/** Of several the longest: "new year" stands in "new year's eve" and in "Chinese New Year". */
function nameAt(text: string, at: number): { name: string; to: number } | undefined {
  const may = matchAt(CHINESE_MAY, text, at);
  const isMay = may && !/[周期拜]/.test(text.charAt(at - 1)) && !/^[般直个些]/.test(text.slice(at + may[0].length));
  if (isMay) return { name: "may_day", to: at + may[0].length };
  const easter = matchAt(EASTER_MONDAY, text, at);
  if (easter) return { name: "easter_monday", to: at + easter[0].length };
  let longest: { name: string; to: number } | undefined;
  for (const [pattern, name] of NAMES) {
    const match = matchAt(pattern, text, at);
    const to = at + (match?.[0].length ?? 0);
    if (match && to > (longest?.to ?? at)) longest = { name, to };
  }
  return longest;
}
