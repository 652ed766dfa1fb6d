import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { isoLocal } from "../time-series/calendar";
import { billDateOf } from "./bill-date";
import type { WrittenDate } from "./dates";
import { dateIn, datesIn, dayFirstOf, dayPairIn, monthIn, monthsIn, placeDate, withoutDates } from "./dates";
import { energiesIn, SAME } from "./energy-units";
import { LABELS } from "./labels";
import type { Labeled, Place as FoundPlace } from "./near-label";
import { commodityOfWords } from "./commodities";
import { columnBelow, firstValue, labeled } from "./near-label";
import { isHeadedByOtherTime } from "./other-use";
import { NEXT_READING, readingDates } from "./reading-dates";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { fold, foldedOf, textOf } from "./text-lines";

export type ServicePeriod = Field<{ firstDay: string; lastDay: string }>;

/** Longest billing period that is believed, and the usual range that settles an unknown date order. */
const MAX_PERIOD_DAYS = 400;
const USUAL_DAYS = { least: 20, most: 100 };
/** A bill is sent after its period: a range that ends later than this after the bill's date is another one. */
const MOST_DAYS_AFTER_BILL = 3;
const LEAST_DAYS_OF_YEAR = 350;
/** Headings that tell what the ranges below them are about. */
const HEADING_LINES = 6;
/** Between two dates of a range. */
const RANGE_MARK =
  /^[\s().,]*(?:-|–|—|~|〜|to|through|thru|until|and|bis|au|al|a|ao|hasta|y|e|tot|t\/m|til|till|t\.?o\.?m\.?|do|s\.?\/?d\.?|hingga|sampai|ate|até|đến|έως|εως|pana la|până la|から|부터|至|到|ถึง)+\s*(?:the|le|el|il|zum|den|dnia|dne|dia|día|ngày|tanggal)?\s*$/iu;

/**
 * The billing period: of the ranges of dates on the bill, the one for which most speaks (its label, the energy beside
 * it, how often it is printed); else a labeled start and end, or a labeled month. Ranges of a subscription that is
 * billed ahead, and ranges that end after the bill's date, are other periods. `daysMatch` is whether a stated number of
 * days agrees (null if none is stated).
 */
export function servicePeriodOf(
  reading: Reading,
  kwh: number | undefined,
): { period: ServicePeriod | null; daysMatch: boolean | null } {
  const found = writtenPeriod(reading, kwh);
  if (!found) return { period: null, daysMatch: null };
  const { first, confidence, text } = found;
  const days = statedDays(reading, found);
  // "5 January to 5 February, 31 days": the last date is the reading's, and no longer billed.
  const span = (found.last - first) / DAY_SECONDS;
  const last = days === span ? found.last - DAY_SECONDS : found.last;
  const firstDay = isoLocal(first).slice(0, 10);
  const lastDay = isoLocal(last).slice(0, 10);
  const daysMatch = days === null ? null : isNear(days, span, { least: 1 });
  return { period: field({ firstDay, lastDay }, confidence, text), daysMatch };
}

interface Found {
  first: number;
  last: number;
  confidence: number;
  text: string;
}

type Place = (range: Range | undefined, confidence: number, text: string) => Found | undefined;

function writtenPeriod(reading: Reading, kwh: number | undefined): Found | undefined {
  const { lines } = reading;
  const dayFirst = dayFirstOf(
    lines.flatMap((line) => datesIn(textOf(line))),
    dayFirstHint(reading),
  );
  const billDate = billDateOf(reading, dayFirst);
  const latest = billDate === undefined ? latestDate(reading, dayFirst) : undefined;
  const place: Place = (range, confidence, text) => {
    const placed = range && placeRange(range, dayFirst, { billDate, latest });
    return placed && { ...placed, confidence: confidence * placed.confidence, text };
  };
  const hasElectricity = kwh !== undefined;
  return (
    likeliest([
      ...labeledRanges(reading, place, { billDate, hasElectricity }),
      ...bareRanges(reading, place, { billDate, kwh }),
    ]) ??
    startAndEnd(reading, place) ??
    betweenReadings(reading, place, { kwh, billDate: billDate ?? latest }) ??
    labeledMonth(reading)
  );
}

interface Weighed extends Found {
  weight: number;
  /** Energy in the range's own row. */
  hasOwnEnergy?: boolean;
}

/** Ranges with a label of the billing period. */
function labeledRanges(
  reading: Reading,
  place: Place,
  { billDate, hasElectricity }: { billDate: number | undefined; hasElectricity: boolean },
): Weighed[] {
  const { lines } = reading;
  const all = labeled(lines, LABELS.period);
  // Each supply of a bill may have a period of its own, with the same label under its heading.
  const isOfOtherSupply = ({ line, left, context }: Labeled) =>
    /gas|water|heat/.test(reading.commodities.at(line, left, context) ?? "");
  const own = hasElectricity ? all.filter((found) => !isOfOtherSupply(found)) : [];
  return (own.length > 0 ? own : all).flatMap((found) => {
    if (LABELS.subscription.test(found.label) || LABELS.otherTime.test(found.label)) return [];
    const range = firstValue(found, rangeIn) ?? firstValue(found, (text) => bothOf(datesIn(text)) ?? onlyDays(text));
    const stacked = range ? undefined : stackedRange(lines, found);
    if (range && (isInRowAhead(lines, found, range.place) || IN_ADVANCE.test(fold(range.place.text)))) return [];
    const joined =
      range ??
      stacked ??
      firstValue(
        { ...found, places: [{ where: "right", text: rest(found.places) }] },
        (text) => rangeIn(text) ?? bothOf(datesIn(text)) ?? onlyDays(text),
      );
    const placed = place(joined?.value, 0.9 * found.certainty, found.text);
    if (!placed) return [];
    // A period that ends after the bill was made is one ahead, unless it is the only one.
    return [{ ...placed, weight: endsAfter(placed, billDate) ? 1 : 3 }];
  });
}

/** "Period" heads a column whose first row is a subscription, billed ahead. */
function isInRowAhead(lines: Reading["lines"], found: Labeled, { where, text }: FoundPlace): boolean {
  if (where !== "below") return false;
  const row = lines.slice(found.line + 1, found.line + 3).find(({ cells }) => cells.some((cell) => cell.text === text));
  const words = row ? foldedOf(row) : "";
  return LABELS.subscription.test(words) && !isUse(words);
}

/** "17 Oct - 16 Nov (in advance)": of what is billed before it is delivered. */
const IN_ADVANCE =
  /\bin advance\b|\bim voraus\b|\bd.avance\b|\bpor adelantado\b|\banticipat[oa]\b|\bantecipad[oa]\b|\bvooruit\b|\bi forskott\b|\bpa forhand\b|\bforud\b|\betukateen\b|\bz gory\b|\bpredem\b|[预預][付收]/;
const isUse = (words: string): boolean => LABELS.use.test(words) || /\bkwh\b|度|电量/.test(words);
const endsAfter = ({ last }: Omit<Found, "text">, billDate: number | undefined): boolean =>
  billDate !== undefined && last > billDate + MOST_DAYS_AFTER_BILL * DAY_SECONDS;

/** Two dates in two rows under one label; more of them are a history by months ("NOV 25", "SEP 25"). */
function stackedRange(lines: Reading["lines"], found: Labeled): { value: Range } | undefined {
  const [first, last, more] = columnBelow(lines, found).map(({ text }) => datesIn(text));
  const [from, to] = [first?.[0], last?.[0]];
  if (more && more.length > 0) return undefined;
  return from && to && first?.length === 1 && last?.length === 1 ? { value: [from, to] } : undefined;
}

/** Every other range: with energy beside it or under a heading of use it is likely the one. */
function bareRanges(
  reading: Reading,
  place: Place,
  { billDate, kwh }: { billDate: number | undefined; kwh: number | undefined },
): Weighed[] {
  const { lines } = reading;
  const hasElectricity = kwh !== undefined;
  return lines.flatMap((line, index) => {
    const text = textOf(line);
    const placed = place(rangeIn(text), 0.65 * line.certainty, text) ?? withDaysBetween(reading, place, { text, line });
    if (!placed) return [];
    const words = wordsOfRange(line);
    const [ofRange] = line.cells.filter((cell) => rangeIn(cell.text));
    const beside = ofRange ? reading.commodities.wordsBeside(line, index, ofRange.left) : words;
    // "64 gallon cart, 10/16 - 11/15": the waste collector's month.
    if (hasElectricity && /gas|water/.test(commodityOfWords(beside) ?? "")) return [];
    const above = lines
      .slice(Math.max(0, index - HEADING_LINES), index)
      .toReversed()
      // "Standing charge 14 days @ 51.22p  £7.17" is a charge of the part above, and heads nothing.
      .filter((one) => !LABELS.subscription.test(foldedOf(one)) || reading.amounts.money(textOf(one)).length === 0)
      .map(foldedOf);
    const isOther = (one: string) =>
      IN_ADVANCE.test(one) || LABELS.otherService.test(one) || (LABELS.subscription.test(one) && !isUse(one));
    const heading = above.find((one) => isUse(one) || isOther(one));
    const isAhead = isOther(words) || (!isUse(words) && heading !== undefined && isOther(heading));
    const isOfYear = ofRange !== undefined && isHeadedByOtherTime(lines, index, ofRange);
    if (LABELS.otherTime.test(words) || NEXT_READING.test(words) || isAhead || isOfYear) return [];
    if (endsAfter(placed, billDate)) return [];
    const energies = energiesIn(reading, text);
    const hasOwnEnergy = energies.length > 0;
    // A year with another use than the bill's is that of a statistic.
    const isYear = placed.last - placed.first >= LEAST_DAYS_OF_YEAR * DAY_SECONDS;
    if (isYear && hasElectricity && hasOwnEnergy && !energies.some((one) => isNear(one, kwh, SAME))) return [];
    const hasEnergy = hasOwnEnergy || (heading !== undefined && isUse(heading));
    const isServed = LABELS.period.test(words) || /\bservice\b|\bcharges?\b/.test(words);
    return [{ ...placed, weight: 1 + (hasOwnEnergy ? 1.5 : hasEnergy ? 1 : 0) + (isServed ? 1 : 0), hasOwnEnergy }];
  });
}

/** "Sep 11, 2026  Oct 12, 2026  31": two dates in a row with the number of days between them. */
function withDaysBetween(
  { amounts }: Reading,
  place: Place,
  { text, line }: { text: string; line: Reading["lines"][number] },
): Found | undefined {
  const placed = place(bothOf(datesIn(text)), 0.65 * line.certainty, text);
  const span = placed && (placed.last - placed.first) / DAY_SECONDS;
  const isStated = amounts.numbers(withoutDates(text)).some(({ value }) => value === span || value === (span ?? 0) + 1);
  return isStated ? placed : undefined;
}

/** "Services from Jun 12 to Jul 14 · Next meter reading on Aug 12": what follows behind a mark is about something else. */
function wordsOfRange({ cells }: Reading["lines"][number]): string {
  const words = cells.map(({ text }) => text).join("  ");
  const part = words.split(/\s[·|•]\s|[;；。]/).find((one) => rangeIn(one) !== undefined);
  return fold(part ?? words);
}

/** Of different ranges, the one with the most weight; each further mention adds to it. */
function likeliest(ranges: readonly Weighed[]): Found | undefined {
  const distinct = new Map<string, Weighed>();
  for (const range of ranges.toSorted((a, b) => b.weight - a.weight)) {
    const key = `${range.first}/${range.last}`;
    const known = distinct.get(key);
    const hasOwnEnergy = known?.hasOwnEnergy === true || range.hasOwnEnergy === true;
    distinct.set(key, known ? { ...known, weight: known.weight + 0.5, hasOwnEnergy } : range);
  }
  for (const whole of wholesOf([...distinct.values()])) distinct.set(`${whole.first}/${whole.last}`, whole);
  const [best, next] = [...distinct.values()].toSorted((a, b) => b.weight - a.weight);
  if (!best || (next && next.weight > best.weight - 0.5 && !holds(best, next))) return undefined;
  return { ...best, confidence: next && !holds(best, next) ? best.confidence * 0.8 : best.confidence };
}

/**
 * A year of two prices: ranges that follow each other, each with its own energy, are parts of the period from the first
 * to the last, which counts more than any of them.
 */
function wholesOf(ranges: readonly Weighed[]): Weighed[] {
  const sorted = ranges.toSorted((a, b) => a.first - b.first);
  return sorted.flatMap((start) => {
    const chain = [start];
    for (const next of sorted) {
      const gap = next.first - (chain.at(-1)?.last ?? next.first);
      if (next !== start && gap >= 0 && gap <= DAY_SECONDS) chain.push(next);
    }
    const last = chain.at(-1)?.last ?? start.last;
    if (chain.length < 2 || (last - start.first) / DAY_SECONDS > MAX_PERIOD_DAYS) return [];
    const printed = ranges.find((one) => one.first === start.first && one.last === last);
    if (!printed && !chain.every(({ hasOwnEnergy }) => hasOwnEnergy === true)) return [];
    const weight = Math.max(...[...chain, ...(printed ? [printed] : [])].map((one) => one.weight)) + 1;
    const text = printed?.text ?? chain.map((one) => one.text).join(" + ");
    return [{ ...start, ...printed, last, text, weight }];
  });
}

/** A price change within the period splits it: the parts lie within it. */
const holds = (whole: Found, part: Found): boolean => whole.first <= part.first && part.last <= whole.last;

function startAndEnd({ lines }: Reading, place: Place): Found | undefined {
  const start = labeled(lines, LABELS.periodStart).map((found) => ({ found, date: firstValue(found, dateIn)?.value }));
  const end = labeled(lines, LABELS.periodEnd).map((found) => ({ found, date: firstValue(found, dateIn)?.value }));
  const from = start.find(({ date }) => date);
  const to = end.find(({ date }) => date);
  if (!from?.date || !to?.date) return undefined;
  const isReadDate = LABELS.readDate.test(to.found.label);
  const placed = place([from.date, to.date], 0.8 * from.found.certainty, `${from.found.text} … ${to.found.text}`);
  return placed && isReadDate ? { ...placed, last: placed.last - DAY_SECONDS } : placed;
}

/** The last day on which the meter was read is no longer billed. */
function betweenReadings(
  reading: Reading,
  place: Place,
  { kwh, billDate }: { kwh: number | undefined; billDate: number | undefined },
): Found | undefined {
  const dates = readingDates(reading, kwh);
  const placed = dates && place([dates.from, dates.to], 0.7 * dates.certainty, dates.text);
  // Days without a year that were long before the bill are of another one, or no days of reading.
  const isYearless = dates !== undefined && dates.from.year === null && dates.to.year === null;
  const isLongAgo = placed && billDate !== undefined && billDate - placed.last > USUAL_DAYS.most * DAY_SECONDS;
  if (isYearless && isLongAgo) return undefined;
  // "From … to …" names the last day itself.
  if (dates && rangeIn(dates.text)) return placed;
  return placed && { ...placed, last: placed.last - DAY_SECONDS };
}

function labeledMonth({ lines }: Reading): Found | undefined {
  for (const found of labeled(lines, LABELS.period)) {
    if (LABELS.otherTime.test(found.label)) continue;
    const month = firstValue(found, (text) => monthsIn(text.replace(REST_OF_LABEL, "")) ?? monthIn(text));
    if (month) return { ...month.value, confidence: 0.7 * found.certainty, text: found.text };
  }
  return undefined;
}

/** "Periodo di fatturazione: …", of which the label may be the first word alone. */
const REST_OF_LABEL = /^[^:\d]{0,40}:\s*/;

type Range = readonly [WrittenDate, WrittenDate];

/** Two dates with a separator that means "from … to". */
function rangeIn(text: string): Range | undefined {
  const dates = datesIn(text);
  for (const [index, first] of dates.entries()) {
    const last = dates[index + 1];
    if (last && RANGE_MARK.test(text.slice(first.end, last.start))) return [first, last];
  }
  return undefined;
}

function bothOf([first, last, more]: readonly WrittenDate[]): Range | undefined {
  return first && last && !more ? [first, last] : undefined;
}

/** "10/06  11/05" behind a label of the period, with nothing else that its figures may be. */
const onlyDays = (text: string): Range | undefined => (/^[\d/\s]+$/.test(text) ? dayPairIn(text) : undefined);

function rest(places: readonly { where: string; text: string }[]): string {
  return places
    .filter(({ where }) => where !== "below")
    .map(({ text }) => text)
    .join(" ");
}

function placeRange(
  [from, to]: Range,
  dayFirst: boolean | undefined,
  { billDate, latest }: { billDate: number | undefined; latest: number | undefined },
): Omit<Found, "text"> | undefined {
  const orders =
    dayFirst === undefined && (from.isOrderUnknown || to.isOrderUnknown) ? [true, false] : [dayFirst ?? false];
  const most = orders.length > 1 ? USUAL_DAYS.most : MAX_PERIOD_DAYS;
  const least = orders.length > 1 ? USUAL_DAYS.least : 1;
  const within = (begin: number, end: number) => {
    const days = (end - begin) / DAY_SECONDS;
    return days >= least && days <= most ? [{ first: begin, last: end }] : [];
  };
  const fits = orders.flatMap((isDayFirst) => {
    const year = to.year ?? from.year ?? yearBefore(to, isDayFirst, billDate ?? latest);
    const last = placeDate(to, isDayFirst, year);
    const inYear = placeDate(from, isDayFirst, year);
    // "2026年12月8日至1月6日": the last day is in the next year.
    const next = to.year === null && from.year !== null ? placeDate(to, isDayFirst, from.year + 1) : undefined;
    if (next !== undefined && inYear !== undefined && last !== undefined && last < inYear) return within(inYear, next);
    const first =
      inYear !== undefined && last !== undefined && inYear > last && from.year === null && year !== undefined
        ? placeDate(from, isDayFirst, year - 1)
        : inYear;
    if (first === undefined || last === undefined) return [];
    // Some bills print the newest date first.
    const isNewestFirst = first > last && orders.length === 1;
    return isNewestFirst ? within(last, first) : within(first, last);
  });
  const [only] = fits;
  // Both orders make a usual period: nothing tells which is meant, so neither is given.
  return only && fits.length === 1 ? { ...only, confidence: orders.length > 1 ? 0.85 : 1 } : undefined;
}

/** Without a date of the bill, the day by which it is to be paid bounds its period. */
function latestDate({ lines }: Reading, dayFirst: boolean | undefined): number | undefined {
  const dates = labeled(lines, LABELS.otherDates).flatMap((found) => {
    const date = firstValue(found, dateIn)?.value;
    return date && date.year !== null ? (placeDate(date, dayFirst ?? false) ?? []) : [];
  });
  if (dates.length > 0) return Math.max(...dates);
  const written = lines.flatMap((line) =>
    datesIn(textOf(line)).flatMap((date) => (date.year === null ? [] : (placeDate(date, dayFirst ?? false) ?? []))),
  );
  const latest = Math.max(...written);
  // Dates of one season tell the year.
  return written.length > 0 && latest - Math.min(...written) < USUAL_DAYS.most * DAY_SECONDS ? latest : undefined;
}

/** The year in which a date without one was last before the bill's date. */
function yearBefore(date: WrittenDate, isDayFirst: boolean, billDate: number | undefined): number | undefined {
  if (billDate === undefined) return undefined;
  const year = Number(isoLocal(billDate).slice(0, 4));
  const inYear = placeDate(date, isDayFirst, year);
  return inYear !== undefined && inYear > billDate + MOST_DAYS_AFTER_BILL * DAY_SECONDS ? year - 1 : year;
}

/** Countries that write the month first; all others of the list write the day or the year first. */
const MONTH_FIRST: ReadonlySet<string> = new Set(["US", "PH"]);

/** Whether the sender's country, the money or the language writes the day first; undefined when nothing tells. */
function dayFirstHint({ lines, sender }: Reading): boolean | undefined {
  const country = sender?.utility.country;
  // Canadian bills are written in either order.
  if (country !== undefined && country !== "CA") return !MONTH_FIRST.has(country);
  const text = lines.map(textOf).join("\n");
  if (
    /[€£]|\bCHF\b|\bABN\b|\b(factur|rechnung|facture|fattura|verbrauch|consommation|consumo|bolletta|tempoh bil)/i.test(
      text,
    )
  )
    return true;
  return US_ADDRESS.test(text) ? false : undefined;
}

const STATE =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
/** State and ZIP code behind a place, as in "Springfield, IL 62704" and, where the spaces are lost, "MESAAZ85201-1234". */
export const US_ADDRESS = new RegExp(
  String.raw`(?:,\s?|\p{Lu} )(?:${STATE})\s*\d{5}(?:-\d{4})?\b|(?<=\p{Lu}{3})(?:${STATE})\s?\d{5}-\d{4}\b`,
  "u",
);

const UNIT_OF_DAYS = String.raw`(?:billing )?days?\b|tage\b|jours\b|d[ií]as\b|天`;

/** How many days the bill gives to its period; what stands beside the dates counts before any other number of days. */
function statedDays({ lines, amounts }: Reading, { first, last, text }: Found): number | null {
  const span = (last - first) / DAY_SECONDS;
  const beside = LABELS.otherTime.test(fold(text)) ? [] : amounts.withUnit(withoutDates(text), UNIT_OF_DAYS);
  const own = beside.find(({ value }) => value === span || value === span + 1)?.value;
  if (own !== undefined) return own;
  const stated = [
    ...labeled(lines, LABELS.days).flatMap(
      (found) => firstValue(found, (place) => wholeNumber(amounts.numbers(place)))?.value ?? [],
    ),
    // "743 kWh in 31 days" may be of last year.
    ...lines
      .filter((line) => !LABELS.otherTime.test(foldedOf(line)))
      .flatMap((line) => amounts.withUnit(withoutDates(textOf(line)), UNIT_OF_DAYS).map(({ value }) => value)),
  ];
  return stated.find((days) => days === span || days === span + 1) ?? stated[0] ?? null;
}

function wholeNumber([first]: readonly { value: number }[]): number | undefined {
  return first && Number.isInteger(first.value) && first.value > 0 && first.value <= MAX_PERIOD_DAYS
    ? first.value
    : undefined;
}
