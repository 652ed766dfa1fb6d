import { plainWords, touPeriodIn } from "../import/text/column-words";
import { isOfPastMonth } from "./bill-date";
import { areUnitsKwh, energiesIn, isElectric, numberAlone, SAME, UNIT_IN_LABEL, unitsIn } from "./energy-units";
import { LABELS } from "./labels";
import type { Labeled } from "./near-label";
import { columnBelow, firstValue, labeled } from "./near-label";
import { isAboutOther, sentenceBefore, withoutComparison } from "./other-use";
import { isCredited } from "./priced-energy";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { electricityColumn } from "./side-by-side";
import type { TextLine } from "./text-lines";
import { textOf } from "./text-lines";
import { columnsByPeriod, namesPartOfDay, partOfDayIn } from "./time-of-use";
import { isOfPastYear } from "./years-of-list";

/** A figure that may be the energy of the period. */
export interface Candidate extends Field<number> {
  /** Not printed: the registers or parts added up. */
  isSum?: boolean;
  /** 3: labeled as a total, 2: labeled, 1: only a number with the unit. */
  rank: number;
}

export function labeledEnergies(reading: Reading): Candidate[] {
  const isInKwh = reading.lines.some(({ cells }) => cells.some(({ folded }) => /千瓦[时時]|kwh|度/.test(folded)));
  return labeled(reading.lines, LABELS.use).flatMap((found) => {
    if (isAboutOther(reading, found) || touPeriodIn(plainWords(withoutParts(found.label))) !== undefined) return [];
    const isInUnits = UNITS.test(found.label) && areUnitsKwh(reading);
    const hasUnitCell = reading.lines[found.line]?.cells.some(({ folded }) => folded === "kwh") === true;
    const inLabel =
      UNIT_IN_LABEL.test(found.label) || isInUnits || hasUnitCell || (isInKwh && LABELS.chineseUse.test(found.label));
    const places = isExplanation(found.cell) ? found.places.filter(({ where }) => where === "behind") : found.places;
    const hit = firstValue(
      { ...found, places },
      (text) =>
        energiesIn(reading, withoutBounds(text))[0] ??
        (isInUnits ? unitsIn(reading, text) : undefined) ??
        (inLabel ? numberAlone(reading, text) : undefined),
    );
    // The first row of a table of several is one register or one month, and so is the first of several columns.
    if (
      !hit ||
      columnsByPeriod(reading, found).length > 0 ||
      (hit.place.where === "below" && columnValues(reading, found).length > 1)
    )
      return [];
    // "Usage details  Off-peak 388 kWh  Peak 92 kWh": the first of the parts.
    const isPart =
      LABELS.tier.test(found.label) ||
      partOfDayIn(plainWords(found.label)) !== undefined ||
      (hit.place.where === "right" && namesPartOfDay(hit.place.text));
    const isTotal = LABELS.total.test(found.label);
    const confidence = (isTotal ? 0.9 : 0.85) * (hit.place.where === "below" ? 0.85 : 1) * found.certainty;
    const isSentence = found.cell.length > LONGEST_LABEL;
    return [{ ...field(hit.value, confidence, found.text), rank: isPart || isSentence ? 1 : isTotal ? 3 : 2 }];
  });
}

/** "Use 312 kWh (peak 201, valley 111)": the whole, with its parts in parentheses. */
const withoutParts = (label: string): string => label.replace(/\d ?(?:kwh|度|千瓦时)? ?[(（].*$/, "");

/** "A kilowatt-hour (kWh) is a measure of the energy used by a lamp of …": its own figures alone are its value. */
const isExplanation = (cell: string): boolean => cell.split(" ").length > MOST_WORDS_OF_LABEL;
const MOST_WORDS_OF_LABEL = 9;

/** A longer text is a sentence that speaks of a use. */
const LONGEST_LABEL = 80;

/** "600 kWh and below", "over 1,000 kWh", "501 kWh ke atas": where a price begins or ends. */
const withoutBounds = (text: string): string => text.replaceAll(BOUND, " ");
const BOUND =
  /(?<!\p{L})(?:over|above|below|under|up to|exceed\w*|beyond|first|next|melebihi|hingga|sampai|jusqu.[aà]|au-del[aà] de|hasta|m[aá]s de|über|bis zu|ab|até|acima de|oltre|fino a|boven|tot|upp? till|över|opptil|超过|超出|不足|以上|每户)\s?(?:the )?\d[\d.,]*\s?(?:kwh|千瓦时|度)|\d[\d.,]*\s?(?:kwh|千瓦时|度)\s?(?:dan ke (?:bawah|atas)|ke (?:atas|bawah)|(?:and|or) (?:below|above|under|over|less|more|up)|et plus|ou moins|y m[aá]s|o menos|e oltre|und mehr|en meer|eller mer|及以[上下]|以[上下内])|\d[\d.,]*\s?[-–~〜]\s?\d[\d.,]*\s?(?:kwh|千瓦时|度)/giu;

const UNITS =
  /^units?(?= ?:? ?\d|$)|^(?:units? )?cons(?:m|mp|mpn|ump)?\.?(?= ?:? ?\d|$)|\bunits? (consumed|used|billed)\b|\bbilled units\b|\bconsumption \(?units\b|\b(consumption|consumed|usage|used)\W+[\d,.]+ units\b/;
/** "Consumption  2,929 kWh  13,250 kWh" below "Electricity  Gas". */
export function columnEnergies(reading: Reading): Candidate[] {
  return electricityColumn(reading).flatMap(({ folded, figure, text, certainty }) => {
    const [kwh] = LABELS.use.test(folded) && !LABELS.otherTime.test(folded) ? energiesIn(reading, figure) : [];
    return kwh === undefined ? [] : [{ ...field(kwh, 0.85 * certainty, text), rank: 3 }];
  });
}

/** "Consumption  62  51  107  220 kWh": a row of which the last figure is the sum of the others. */
export function rowTotals(reading: Reading): Candidate[] {
  return labeled(reading.lines, LABELS.use).flatMap((found) => {
    if (isAboutOther(reading, found)) return [];
    const figures = (reading.lines[found.line]?.cells ?? []).filter(({ left }) => left > found.left);
    // "Usage this month  245.88  44.42  290.30" is what the use cost.
    if (
      !UNIT_IN_LABEL.test(found.label) &&
      figures.every(
        ({ text }) => /^\D{0,4}\d[\d.,'’ ]*[.,]\d{2}\D{0,4}$/u.test(text) && energiesIn(reading, text).length === 0,
      )
    )
      return [];
    const values = figures.flatMap(({ text }) => energiesIn(reading, text)[0] ?? numberAlone(reading, text) ?? []);
    const total = values.at(-1);
    const parts = values.slice(0, -1).reduce((sum, value) => sum + value, 0);
    if (total === undefined || values.length < 3 || total <= 0 || !isNear(parts, total, SAME)) return [];
    return [{ ...field(total, 0.85 * found.certainty, found.text), rank: 3 }];
  });
}

/** A column of energies under its label: its last figure when that is the sum of the others. */
export function tableEnergies(reading: Reading): Candidate[] {
  return labeled(reading.lines, LABELS.use).flatMap((found) => {
    if (isAboutOther(reading, found)) return [];
    const values = columnValues(reading, found);
    const total = values.at(-1);
    // A label with its figure in its own cell heads no column.
    if (total === undefined || values.length < 2 || energiesIn(reading, found.cell).length > 0) return [];
    const parts = values.slice(0, -1).reduce((sum, value) => sum + value, 0);
    const isTotal = values.length > 2 && isNear(parts, total, SAME);
    const isOne = values.every((value) => isNear(value, total, SAME));
    return isTotal || isOne ? [{ ...field(total, 0.85 * found.certainty, found.text), rank: isTotal ? 3 : 2 }] : [];
  });
}

function columnValues(reading: Reading, found: Labeled): number[] {
  const inLabel = UNIT_IN_LABEL.test(found.label);
  return columnBelow(reading.lines, found).flatMap(
    ({ text }) => energiesIn(reading, text)[0] ?? (inLabel ? numberAlone(reading, text) : undefined) ?? [],
  );
}

/** "Meter  Days  kWh" over one row: its last figure. A longer column is a history. */
export function unitColumns(reading: Reading): Candidate[] {
  return reading.lines.flatMap((line, index) => {
    if (line.cells.length < 3 || line.cells.some(({ text }) => /\d/.test(text))) return [];
    return line.cells.flatMap((cell) => {
      if (!/^\(?kwh\)?$/.test(cell.folded)) return [];
      const words = reading.commodities.wordsBeside(line, index, cell.left);
      if (!isElectric(reading, index, cell.left, words) || LABELS.otherTime.test(words)) return [];
      const [only, more] = columnBelow(reading.lines, { line: index, left: cell.left, cell: cell.text });
      const kwh = only && !more ? numberAlone(reading, only.text) : undefined;
      return kwh === undefined ? [] : [{ ...field(kwh, 0.6 * line.certainty, textOf(line)), rank: 1 }];
    });
  });
}

export function bareEnergies(reading: Reading): Candidate[] {
  return reading.lines.flatMap((line, index) =>
    line.cells.flatMap(({ text, folded, left }) => {
      const context = reading.commodities.wordsBeside(line, index, left);
      const sentence = `${sentenceBefore(reading, index)} ${withoutComparison(context)}`;
      const isOther =
        LABELS.otherTime.test(sentence) ||
        LABELS.exported.test(sentence) ||
        isOfPastMonth(reading, context) ||
        isOfPastYear(reading.lines, line);
      if (isOther || !isElectric(reading, index, left, context)) return [];
      if (touPeriodIn(plainWords(context)) !== undefined || LABELS.tier.test(folded)) return [];
      const energies = energiesIn(reading, withoutBounds(withoutComparison(text)));
      if (energies.length === 0 || isCreditedFrom(reading, line, left)) return [];
      return energies.map((kwh) => ({ ...field(kwh, 0.5 * line.certainty, textOf(line)), rank: 1 }));
    }),
  );
}

/** "Saving bonus (0.6 x 48 kWh)  -28.80", up to the words of the next column. */
function isCreditedFrom(reading: Reading, { cells }: TextLine, from: number): boolean {
  const [own, ...behind] = cells.filter(({ left }) => left >= from);
  const next = behind.findIndex(({ folded }) => /^\p{L}{3}/u.test(folded));
  return isCredited(reading, textOf({ cells: own ? [own, ...behind.slice(0, next < 0 ? undefined : next)] : [] }));
}
