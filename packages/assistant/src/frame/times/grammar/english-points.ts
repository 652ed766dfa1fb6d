import { SEASON_NAME } from "../../values/calendar";
import { ENGLISH_DATES } from "./english-dates";
import { counted, date, LAST_YEAR, monthsOfYear, quarter, rolling, season, weekdayOf } from "./make-time";
import { type Rule, rule, unsureRule } from "./rule";
import type { CountedUnit, Time } from "./time-value";
import { NUMBER, numberOf, OF_YEAR, stepOf, THIS, UNIT, unitOf, YEAR, yearOf } from "./words";

/* Times as English names them, each by itself: "Q3 2025", "last week", "the last six full months", "winter 2024-25". */

const LAST = "(?:the )?(?:last|past|previous)";
const OF_BILL =
  "(?:(?:electric(?:ity)?|energy|power|utility|monthly|billing) )?(?:bill(?:ing)?(?: (?:period|cycle|month))?|statement|invoice|cycle)\\b";
const A_UNIT = "(weekend|week ?end|week|wk|month|mth|quarter|year|yr|yeer)";
const WHOLE = "(?:full|complete|whole|calendar)";

const unit = (words: string | undefined): CountedUnit => unitOf(words)?.unit ?? "week";

/** "This past weekend" is, until the next begins, the last one. */
function countedUnit(which: string | undefined, words: string | undefined, today: string): Time {
  const isOfPast = which === "this past" && unit(words) === "weekend";
  return counted(unit(words), isOfPast ? (weekdayOf(today) < SATURDAY ? -1 : 0) : stepOf(which));
}
const SATURDAY = 5;

function whichSeason(which = "", name: string | undefined, today: string): Time | undefined {
  if (/^(?:last|previous|prior)$/.test(which)) return season(name, undefined, 1);
  return season(name, which.startsWith("this") ? Number(today.slice(0, 4)) : undefined);
}

const QUARTER_WORD: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };
const quarterOf = (number = "", year: string | undefined, today: string): Time =>
  quarter(QUARTER_WORD[number] ?? Number.parseInt(number, 10), yearOf(year, today));
/** "Winter 2024-25" has the year of its January. */
const endOfWinter = (year = "", end: string | undefined): number => Number(end ? `${year.slice(0, 2)}${end}` : year);

export const ENGLISH_POINTS: readonly Rule<Time>[] = [
  ...ENGLISH_DATES,
  rule(
    "(?:right|rite|just) now\\b|(?:(?:right|rite|just) )?this (?:very )?(?:second|minute|moment|instant)\\b|currently\\b|at (?:the|this) moment\\b|rn\\b",
    () => counted("hour", 0),
  ),
  unsureRule("now\\b|at present\\b|presently\\b", () => counted("hour", 0)),
  rule(`${LAST} hour\\b`, () => counted("hour", -1)),
  rule("(?:the )?day after tomorrow\\b", () => counted("day", 2)),
  rule("tomorrow\\b|tmrw?\\b|2morrow\\b", () => counted("day", 1)),
  rule("(?:today|2day|tday|tonight|tonite|this (?:morning|afternoon|evening|arvo))(?:'s)?\\b", () => counted("day", 0)),
  rule("(?:yest(?:erday|aday|day|iday)?|yday|last ?(?:night|nite|evening))(?:'s)?\\b", () => counted("day", -1)),
  rule("(?:the )?(?:(?:day )?before yesterday|(?:day|night|evening) before last)\\b", () => counted("day", -2)),
  rule(`(?:${NUMBER} |an? )?${UNIT} (?:ago|back)\\b`, ([count, words]) =>
    counted(unit(words), -(count === undefined ? 1 : numberOf(count))),
  ),
  // Counts of units
  rule(
    `(?:the |these |those )?(?:last|past|previous|recent|prior|trailing|these) (?:${WHOLE} )*${NUMBER}[- ](?:(?:${WHOLE}|billing|consecutive|straight|or so) )*${UNIT}`,
    ([count, words]) => rolling("last", count, words),
  ),
  rule(`(?:the )?(?:next|coming|following|upcoming) ${NUMBER} (?:${WHOLE} )?${UNIT}`, ([count, words]) =>
    rolling("next", count, words),
  ),
  unsureRule(`${LAST} ${NUMBER} ?(h|m|d|w)(?:rs?)?\\b`, ([count, letter]) =>
    rolling("last", count, LETTERS[letter ?? ""]),
  ),
  unsureRule(`${LAST} ${NUMBER} (?:bills|statements|billing (?:periods|cycles|months))\\b`, ([count]) =>
    rolling("last", count, "month"),
  ),
  rule(`${LAST} (?:half (?:an? )?|1/2 )(?:year|yr)\\b`, () => rolling("last", "6", "month")),
  rule("(?:the )?(?:last|past|this) fortni(?:ght|te)\\b|fortnight\\b", () => rolling("last", "2", "week")),
  rule(
    "(?:the )?(?:last|past|trailing) (?:12|twelve)m?\\b(?! (?:hours?|days?|weeks?|am|pm)\\b)|(?:the )?(?:rolling|trailing) (?:12 months|year)\\b|(?<!will )(?:the |a )?whole year\\b|(?:the |this )?past year\\b|(?:over|in|within|during|for|throughout) the last (?:full )?year\\b",
    () => LAST_YEAR,
  ),
  rule("(?<=\\bwill )(?:the )?whole year\\b", () => counted("year", 0)),
  // Quarters, halves and seasons
  rule(`q ?([1-4])\\b${OF_YEAR}`, ([number, year], today) => quarterOf(number, year, today)),
  rule(`${YEAR}'?s? q([1-4])\\b`, ([year, number], today) => quarterOf(number, year, today)),
  rule(`(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th)[- ]quarter${OF_YEAR}`, ([number, year], today) =>
    quarterOf(number, year, today),
  ),
  unsureRule(`h([12])\\b${OF_YEAR}`, ([half, year], today) =>
    half === "1" ? monthsOfYear(1, 6, yearOf(year, today), today) : monthsOfYear(7, 12, yearOf(year, today), today),
  ),
  rule(`${THIS} (${SEASON_NAME})\\b(?! (?:of )?\\d{4})`, ([which, name], today) => whichSeason(which, name, today)),
  rule(`(?:the )?(${SEASON_NAME}) before last\\b`, ([name]) => season(name, undefined, 2)),
  rule(`(${SEASON_NAME})(?: of)? (\\d{4})(?:[-/](?:\\d\\d)?(\\d\\d))?\\b`, ([name, year, end]) =>
    season(name, endOfWinter(year, end)),
  ),
  rule(`(${SEASON_NAME}) (?:of )?'?(2\\d)\\b(?! ?(?:kwh|%|days))`, ([name, year]) => season(name, 2000 + Number(year))),
  rule(`(${SEASON_NAME}) (?:of )?${YEAR}`, ([name, year], today) => season(name, yearOf(year, today))),
  rule(`${YEAR}'s? (${SEASON_NAME})\\b`, ([year, name], today) => season(name, yearOf(year, today))),
  rule(`(winter|summer|autumn)(?:time)?\\b`, ([name]) => season(name)),
  unsureRule(
    `(${SEASON_NAME})(?:time)?\\b(?! (?:from|by|between|in|off|over|under|on|within|into|to|below|above)\\b)`,
    ([name]) => season(name),
  ),
  // Units beside now
  rule(
    `${THIS} (?:(?:${WHOLE}|entire|financial|finan[a-z]+|fiscal|school) )?${A_UNIT}(?:'?s)?\\b`,
    ([which, words], today) => countedUnit(which, words, today),
  ),
  rule(`(?:the )?${A_UNIT} (?:just gone|gone|passed|just past)\\b`, ([words]) => counted(unit(words), -1)),
  rule(`(?:the )?${A_UNIT} befor?e? last\\b`, ([words]) => counted(unit(words), -2)),
  rule(`(?:the )?${A_UNIT} after next\\b`, ([words]) => counted(unit(words), 2)),
  rule("(month|year|week|quarter)[- ]to[- ]date\\b|(m|y)td\\b", ([words, letter]) =>
    counted(unit(words ?? LETTERS[letter ?? ""]), 0),
  ),
  rule(`(?:${YEAR} )(?:ytd|year[- ]to[- ]date)\\b|(?:ytd|year[- ]to[- ]date) (\\d{4})\\b`, ([year, behind], today) =>
    date(yearOf(year ?? behind, today), undefined),
  ),
  unsureRule("(weekend|week|month|quarter|year)\\b(?! \\d)", ([words]) => counted(unit(words), 0)),
  // The next bill is the one of the time that goes on.
  rule(`${THIS} ${OF_BILL}`, ([which]) => counted("bill", Math.min(0, stepOf(which)))),
  rule("(?:the )?(?:bill|statement|one) before last\\b", () => counted("bill", -2)),
  unsureRule("(?:last|past|previous|prior|latest|most recent|recent)\\b(?: (?:one|time))?(?! \\d)", () =>
    counted("bill", -1),
  ),
  // Years
  rule(
    `(?:the )?(?:calendar )?(?:year )?((?:19|20)\\d\\d)(?!\\d|[:.,]\\d| ?(?:kwh|kw|wh|w|watts?|%|dollars|pounds|degrees|hours|\\$|€|£)\\b)`,
    ([year]) => date(Number(year), undefined),
  ),
  rule("(?:the )?calendar year\\b", () => counted("year", 0)),
];

const LETTERS: Readonly<Record<string, string>> = { h: "hour", m: "month", d: "day", w: "week", y: "year" };
