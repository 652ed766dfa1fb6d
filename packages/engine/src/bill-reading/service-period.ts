import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { isoLocal } from "../time-series/calendar";
import type { WrittenDate } from "./dates";
import { datesIn, dayFirstOf, monthIn, placeDate, withoutDates } from "./dates";
import { LABELS } from "./labels";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { textOf } from "./text-lines";

export type ServicePeriod = Field<{ firstDay: string; lastDay: string }>;

/** Longest billing period that is believed, and the usual range that settles an unknown date order. */
const MAX_PERIOD_DAYS = 400;
const USUAL_DAYS = { least: 20, most: 100 };
/** Between two dates of a range. */
const RANGE_MARK = /^\s*(?:-|–|—|~|to|through|thru|until|and|bis|au|al|a|hasta|y|至|到)+\s*(?:the|le|el|zum)?\s*$/iu;

/**
 * The billing period: a labeled range, a labeled start and end, an unlabeled range, or a labeled month. `daysMatch` is
 * whether a stated number of days agrees (null if none is stated).
 */
export function servicePeriodOf(reading: Reading): { period: ServicePeriod | null; daysMatch: boolean | null } {
  const found = writtenPeriod(reading);
  if (!found) return { period: null, daysMatch: null };
  const { first, confidence, text } = found;
  const days = statedDays(reading, first, found.last);
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

function writtenPeriod(reading: Reading): Found | undefined {
  const { lines } = reading;
  const dayFirst = dayFirstOf(
    lines.flatMap((line) => datesIn(textOf(line))),
    dayFirstHint(reading),
  );
  const place = (range: Range | undefined, confidence: number, text: string) => {
    const placed = range && placeRange(range, dayFirst);
    return placed && { ...placed, confidence: confidence * placed.confidence, text };
  };
  for (const found of labeled(lines, LABELS.period)) {
    const range = firstValue(found, rangeIn) ?? firstValue(found, (text) => bothOf(datesIn(text)));
    const joined = range ?? firstValue({ ...found, places: [{ where: "right", text: rest(found.places) }] }, rangeIn);
    const placed = place(joined?.value, 0.9 * found.certainty, found.text);
    if (placed) return placed;
  }
  const start = labeled(lines, LABELS.periodStart).map((found) => ({ found, date: firstValue(found, dateIn)?.value }));
  const end = labeled(lines, LABELS.periodEnd).map((found) => ({ found, date: firstValue(found, dateIn)?.value }));
  const from = start.find(({ date }) => date);
  const to = end.find(({ date }) => date);
  if (from?.date && to?.date) {
    const isReadDate = LABELS.readDate.test(to.found.label);
    const placed = place([from.date, to.date], 0.8 * from.found.certainty, `${from.found.text} … ${to.found.text}`);
    if (placed) return isReadDate ? { ...placed, last: placed.last - DAY_SECONDS } : placed;
  }
  const alone = lines.flatMap((line) => place(rangeIn(textOf(line)), 0.65 * line.certainty, textOf(line)) ?? []);
  const [only] = alone;
  if (only && alone.every(({ first, last }) => first === only.first && last === only.last)) return only;
  for (const found of labeled(lines, LABELS.period)) {
    const month = firstValue(found, monthIn);
    if (month) return { ...month.value, confidence: 0.7 * found.certainty, text: found.text };
  }
  return undefined;
}

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

function dateIn(text: string): WrittenDate | undefined {
  return datesIn(text)[0];
}

function rest(places: readonly { where: string; text: string }[]): string {
  return places
    .filter(({ where }) => where !== "below")
    .map(({ text }) => text)
    .join(" ");
}

function placeRange([from, to]: Range, dayFirst: boolean | undefined): Omit<Found, "text"> | undefined {
  const orders =
    dayFirst === undefined && (from.isOrderUnknown || to.isOrderUnknown) ? [true, false] : [dayFirst ?? false];
  const fits = orders.flatMap((isDayFirst) => {
    const last = placeDate(to, isDayFirst);
    const year = to.year ?? undefined;
    const inYear = placeDate(from, isDayFirst, year);
    const first =
      inYear !== undefined && last !== undefined && inYear > last && from.year === null && year !== undefined
        ? placeDate(from, isDayFirst, year - 1)
        : inYear;
    if (first === undefined || last === undefined) return [];
    const days = (last - first) / DAY_SECONDS;
    const most = orders.length > 1 ? USUAL_DAYS.most : MAX_PERIOD_DAYS;
    const least = orders.length > 1 ? USUAL_DAYS.least : 1;
    return days >= least && days <= most ? [{ first, last }] : [];
  });
  const [only] = fits;
  // Both orders make a usual period: nothing tells which is meant, so neither is given.
  return only && fits.length === 1 ? { ...only, confidence: orders.length > 1 ? 0.85 : 1 } : undefined;
}

/** Whether the document's money or language shows a country that writes the day first; undefined when it does not. */
function dayFirstHint({ lines }: Reading): boolean | undefined {
  const text = lines.map(textOf).join("\n");
  if (/[€£]|\bABN\b|\b(factur|rechnung|facture|verbrauch|consommation|consumo)/i.test(text)) return true;
  return US_ADDRESS.test(text) ? false : undefined;
}

/** State and ZIP code behind a place, as in "Springfield, IL 62704". */
export const US_ADDRESS =
  /,\s?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}(?:-\d{4})?\b/;

function statedDays({ lines, amounts }: Reading, first: number, last: number): number | null {
  const span = (last - first) / DAY_SECONDS;
  const stated = [
    ...labeled(lines, LABELS.days).flatMap(
      (found) => firstValue(found, (text) => wholeNumber(amounts.numbers(text)))?.value ?? [],
    ),
    ...lines.flatMap((line) =>
      amounts
        .withUnit(withoutDates(textOf(line)), "(?:billing )?days?\\b|tage\\b|jours\\b|d[ií]as\\b|天")
        .map(({ value }) => value),
    ),
  ];
  return stated.find((days) => days === span || days === span + 1) ?? stated[0] ?? null;
}

function wholeNumber([first]: readonly { value: number }[]): number | undefined {
  return first && Number.isInteger(first.value) && first.value > 0 && first.value <= MAX_PERIOD_DAYS
    ? first.value
    : undefined;
}
