import { plainWords, touPeriodIn } from "../import/text/column-words";
import { withoutDates } from "./dates";
import { LABELS } from "./labels";
import { firstValue, labeled } from "./near-label";
import { partsInColumn } from "./parts-in-column";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { FIGURES_OF_ROW, IS_FIGURE, partsOfRow } from "./row-parts";
import type { TextLine } from "./text-lines";
import { foldedOf, textOf } from "./text-lines";

const POWER_UNIT = String.raw`kw\b(?![\s·]?h)|千瓦(?!时|·时|時)|瓩(?!时|時)`;
const LARGEST_MULTIPLIER = 10_000;
/** A table of readings begins with a header at most this many lines above its rows. */
const HEADER_LINES = 8;
export const MOST_FIGURES_IN_ROW = 12;
const LINES_TO_TOTAL = 2;
/** A line with more words is a sentence or an address, whose numbers come out by chance. */
const MOST_WORDS_IN_ROW = 12;

export type MeterReadings = Field<{ previous: number; current: number; multiplier: number }>;

/** One register of a meter, whose row proves itself: difference of the readings × multiplier = use. */
export interface Register {
  name: string;
  /** Index of the row's line. */
  line: number;
  /** Time-of-use period that the row's name tells. */
  period: string | undefined;
  previous: number;
  current: number;
  multiplier: number;
  kwh: number;
  text: string;
  certainty: number;
}

const READINGS_NEARBY =
  /read|\bindex\b|\b(begin|eind|meter)?stand\b|zahler|avlas|지침|^(start|end|opening|closing)$|\bregister\b|relev|lectur|leitura|lettur|anterior|previous|prior|precedent|^(?:curr?|pres|prs|prev|prv)\.?$|\b(?:rdg|rdng)\b|bacaan|\bstav\b|\bchi so\b|\bwskazanie|ενδειξη|示数|示數|指数|指數|抄表|表码|[起止]码|抄见/;
const NOT_ACTIVE_ENERGY = /\bk?var ?h?\b|reactiv|blind|无功|無功|\btherms?\b|\bccf\b|\bhcf\b|\bgallons?\b|\bm3\b/;

/**
 * The registers of electricity meters: rows with two readings, a multiplier (or none) and the use that follows from
 * them, in any order of columns.
 */
export function registersOf(reading: Reading): Register[] {
  const registerAt = (line: TextLine, index: number) =>
    isOfElectricityMeter(reading, line, index) ? registerIn(reading, line, index) : undefined;
  const found = reading.lines.flatMap((line, index) => {
    const whole = registerAt(line, index);
    const parts = whole ? [whole] : partsOfRow(line, reading.amounts).map((part) => registerAt(part, index));
    return parts.filter((register) => register !== undefined);
  });
  const distinct = new Map(found.map((row) => [`${row.name}/${row.previous}/${row.current}`, row]));
  return withoutTotals([...distinct.values()]);
}

/** "0 - 100", "First 100", "Energy charge 101 – 300 units": the bounds of a part of the use that has its own price. */
const SLAB =
  /^(?:\p{L}{2,8}\s)?\d{1,5}\s?[-–~]\s?\d{1,5}$|(?<![\d.,])\d{1,5}\s?[-–~〜]\s?\d{1,5}\s?(?:units?\b|kwh\b|度)/u;

/** A row of the total repeats what the others add up to; where only some of the others are printed, it is the whole. */
function withoutTotals(rows: readonly Register[]): Register[] {
  const named = rows.filter(({ name }) => LABELS.total.test(name));
  const last = rows.at(-1);
  const totals = named.length === 0 && last && isSumOf(last, rows.slice(0, -1)) ? [last] : named;
  const parts = rows.filter((row) => !totals.includes(row));
  if (totals.length === 0 || parts.length === 0) return [...rows];
  const isAll = isNear(sumOfUse(parts), sumOfUse(totals), { share: 0.005, least: 1 });
  // Less than its parts is the total of one of several meters.
  return isAll || sumOfUse(parts) > sumOfUse(totals) ? parts : totals;
}

/** A row without a name whose readings and use are each the sum of the rows above. */
const isSumOf = (row: Register, others: readonly Register[]): boolean =>
  others.length > 1 &&
  (["previous", "current", "kwh"] as const).every((key) =>
    isNear(
      others.reduce((sum, other) => sum + other[key], 0),
      row[key],
      { least: others.length },
    ),
  );

export const sumOfUse = (registers: readonly Register[]): number => registers.reduce((sum, { kwh }) => sum + kwh, 0);

/** The total that is printed under the registers: more than they add up to when one of them could not be read. */
export function totalUnder({ lines, amounts }: Reading, registers: readonly Register[]): Field<number> | null {
  if (registers.length === 0) return null;
  const last = Math.max(...registers.map(({ line }) => line));
  const row = lines
    .slice(last + 1, last + 1 + LINES_TO_TOTAL)
    .find(({ cells }) => LABELS.total.test(cells[0]?.folded ?? "") && !/\d/.test(cells[0]?.folded ?? ""));
  const [figure, more] = row?.cells.slice(1) ?? [];
  if (!row || !figure || more || row.page !== lines[last]?.page) return null;
  if (amounts.money(figure.text).some(({ currency }) => currency !== undefined)) return null;
  const total = amounts.numbers(figure.text)[0] ?? amounts.withUnit(figure.text, String.raw`kwh\b`)[0];
  // Less than the registers is no total of theirs, but money.
  if (!total || total.value < sumOfUse(registers) - 1) return null;
  return field(total.value, 0.85 * row.certainty, textOf(row));
}

/** A row of figures near readings, about active energy that was drawn. */
export function isOfElectricityMeter({ lines, commodities }: Reading, line: TextLine, index: number): boolean {
  const words = foldedOf(line);
  if (NOT_ACTIVE_ENERGY.test(words) || LABELS.exported.test(words) || (/\bkw\b/.test(words) && !/kwh/.test(words)))
    return false;
  const commodity = commodities.at(index, line.cells[0]?.left ?? 0, words);
  if ((commodity !== undefined && commodity !== "electricity") || !isAmongReadings(lines, index)) return false;
  if ((words.match(/\p{L}{2,}/gu) ?? []).length > MOST_WORDS_IN_ROW) return false;
  return !line.cells.some(({ folded }) => SLAB.test(folded));
}

function isAmongReadings(lines: readonly TextLine[], index: number): boolean {
  return lines
    .slice(Math.max(0, Math.min(index - HEADER_LINES, headerOver(lines, index))), index + 1)
    .some((line) => line.cells.some(({ folded }) => READINGS_NEARBY.test(folded)) || isHeadedByDates(line));
}

/** The line over the rows of figures that a row goes on with: a table of two meters is longer than one of one. */
function headerOver(lines: readonly TextLine[], index: number): number {
  const above = lines.slice(Math.max(0, index - MOST_ROWS), index).toReversed();
  const end = above.findIndex(({ cells }) => cells.filter(({ text }) => IS_FIGURE.test(text)).length < FIGURES_OF_ROW);
  return end < 0 ? index : index - 1 - end;
}

const MOST_ROWS = 16;

/** "Meter 4822  02/05/2024  01/05/2025  kWh": the days of the readings head their columns. */
const isHeadedByDates = (line: TextLine): boolean =>
  /kwh/.test(foldedOf(line)) && line.cells.filter(({ text }) => /^\d[\d./-]{7,9}(?: kwh)?$/i.test(text)).length === 2;

function registerIn({ amounts }: Reading, line: TextLine, index: number): Register | undefined {
  const text = withoutDates(withJoinedThousands(withoutCharge(line)))
    .replaceAll(/\([^)]*\)/g, " ")
    .replaceAll(KIND_OF_READING, " ");
  const figures = [...amounts.numbers(text), ...amounts.withUnit(text, String.raw`kwh\b|kwst\b|千瓦时|千瓦時|度`)]
    .toSorted((a, b) => a.start - b.start)
    .map(({ value }) => value)
    .slice(0, MOST_FIGURES_IN_ROW);
  if (figures.filter(isYear).length > MOST_YEARS_IN_ROW) return undefined;
  const name = nameOf(line);
  for (const [at, one] of figures.entries()) {
    for (const [step, other] of figures.slice(at + 1, at + 4).entries()) {
      const rest = figures.slice(at + step + 2);
      const difference = Math.abs(one - other);
      if (difference <= 0 || Math.max(one, other) < 10) continue;
      const product = rest.findIndex((kwh, place) =>
        [1, ...rest.slice(0, place)].some((factor) => isProduct(difference, factor, kwh)),
      );
      const kwh = rest[product];
      // A use beside an empty column proves nothing: 900, 0, 900.
      if (kwh === undefined || kwh <= 1 || (Math.min(one, other) === 0 && kwh === difference)) continue;
      const multiplier = [1, ...rest.slice(0, product)].find((factor) => isProduct(difference, factor, kwh)) ?? 1;
      return {
        name,
        line: index,
        period: touPeriodIn(plainWords(name)),
        previous: Math.min(one, other),
        current: Math.max(one, other),
        multiplier,
        kwh,
        text: textOf(line),
        certainty: line.certainty,
      };
    }
  }
  return undefined;
}

/** "Customer charge  4.00  38  33  34": what a charge costs is no reading of the chart beside it. */
function withoutCharge(line: TextLine): TextLine {
  const cells = line.cells.filter(
    ({ text }, at) => !IS_AMOUNT.test(text) || !NAMES_CHARGE.test(line.cells[at - 1]?.folded ?? ""),
  );
  return { ...line, cells };
}

const IS_AMOUNT = /^[^\p{L}\d]{0,3}\d[\d.,' ]*[.,]\d{2}$/u;
const NAMES_CHARGE = /\b(?:charges?|fees?)$/;

/** "12 310  12 655  345": spaces part the thousands of readings, whatever parts those of money. */
function withJoinedThousands(line: TextLine): string {
  const spaced = line.cells.filter(({ text }) => SPACED_THOUSANDS.test(text));
  if (spaced.length < 2) return textOf(line);
  return line.cells.map(({ text }) => joinedThousands(text)).join("  ");
}

/** "12 310" or "12 310 A", alone in its cell, as one number. */
export const joinedThousands = (text: string): string =>
  SPACED_THOUSANDS.test(text) ? text.replaceAll(/ (?=\d)/g, "").replace(/ \p{L}$/u, "") : text;

const SPACED_THOUSANDS = /^[1-9]\d{0,2}(?: \d{3})+(?: ?[aces])?$/i;

/** "2023  2024  2025  2026" under the bars of a chart. */
const isYear = (value: number): boolean => Number.isInteger(value) && value > 1_990 && value < 2_100;
const MOST_YEARS_IN_ROW = 2;

/** How a reading came about, right behind it: actual, customer's, estimated, substituted. */
const KIND_OF_READING = /(?<=\d{3})[aces](?![\p{L}\d])/giu;

/** The words of a register's row, behind the meter's number. */
function nameOf({ cells }: TextLine): string {
  const names = cells.filter(({ folded }) => NAME_OF_REGISTER.test(folded));
  // "Main meter 4471  Active total": the register's own name tells more than the meter's.
  const ofTotal = names.find(({ folded }) => LABELS.total.test(folded) && !/\d/.test(folded));
  const named = (ofTotal ?? names[0])?.folded ?? "";
  return named
    .split(" ")
    .filter((word) => !/\d\d/.test(word))
    .join(" ");
}

const NAME_OF_REGISTER = /(?<![\p{L}\d])(?:\p{L}{2}(?![\p{L}]*\d)|[总總峰平谷尖]$)/u;

/** Readings are rounded to whole units or tenths. */
const isProduct = (difference: number, factor: number, kwh: number): boolean =>
  factor >= 1 && factor <= LARGEST_MULTIPLIER && isNear(difference * factor, kwh, { least: 0.051 * factor });

/** What the meter showed before and after, with the factor from its count to kWh (1 when none is named). */
export function meterReadingsOf(reading: Reading, registers: readonly Register[]): MeterReadings | null {
  const [only, more] = registers;
  if (only && !more) {
    const { previous, current, multiplier } = only;
    return field({ previous, current, multiplier }, 0.85 * only.certainty, only.text);
  }
  // The first row of a table of several registers is not the meter's count.
  if (more || partsInColumn(reading).length > 0) return null;
  const previous = countAt(reading, LABELS.previous);
  const current = countAt(reading, LABELS.current);
  // Some bills print zeros for meters that are read remotely.
  if (!previous || !current || current.value < previous.value || current.value === 0) return null;
  const multiplier = labeled(reading.lines, LABELS.multiplier).flatMap(
    (found) => firstValue(found, count(reading))?.value ?? [],
  )[0];
  const isUsable = multiplier !== undefined && multiplier > 0 && multiplier <= LARGEST_MULTIPLIER;
  const value = { previous: previous.value, current: current.value, multiplier: isUsable ? multiplier : 1 };
  const text = previous.text === current.text ? previous.text : `${previous.text} … ${current.text}`;
  return field(value, Math.min(previous.confidence, current.confidence), text);
}

/** The highest power drawn, in kW; the power that a contract allows is another thing. */
export function demandOf(reading: Reading): Field<number> | null {
  for (const found of labeled(reading.lines, LABELS.demand)) {
    if (LABELS.contracted.test(found.context) || LABELS.otherTime.test(found.label)) continue;
    const kw = firstValue(found, (text) => reading.amounts.withUnit(text, POWER_UNIT)[0]?.value);
    if (kw && kw.value > 0) return field(kw.value, 0.85 * found.certainty, found.text);
  }
  return null;
}

function countAt(reading: Reading, label: RegExp): Field<number> | undefined {
  for (const found of labeled(reading.lines, label)) {
    const commodity = reading.commodities.at(found.line, found.left, found.context);
    if (commodity !== undefined && commodity !== "electricity") continue;
    const shown = firstValue(found, count(reading));
    if (shown) return field(shown.value, (shown.place.where === "below" ? 0.7 : 0.8) * found.certainty, found.text);
  }
  return undefined;
}

/** A meter's count is a plain number; dates beside it and reading kinds ("actual") are not. */
function count({ amounts }: Reading): (text: string) => number | undefined {
  return (text) => {
    const plain = withoutDates(text)
      .replaceAll(/\([^)]*\)/g, " ")
      .replace(/^\s*[-−]\s+(?=\d)/, "");
    return (amounts.numbers(plain)[0] ?? amounts.withUnit(plain, String.raw`kwh\b|千瓦时|度`)[0])?.value;
  };
}
