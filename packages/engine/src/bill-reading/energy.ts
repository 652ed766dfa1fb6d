import { plainWords, touPeriodIn } from "../import/text/column-words";
import { isOfPastMonth } from "./bill-date";
import { withoutDates } from "./dates";
import { areUnitsKwh, energiesIn, isElectric, SAME, UNIT_IN_LABEL, unitsIn } from "./energy-units";
import { LABELS } from "./labels";
import type { Register } from "./meter";
import type { Labeled } from "./near-label";
import { columnBelow, firstValue, labeled } from "./near-label";
import { pricedLines } from "./priced-energy";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { electricityColumn } from "./side-by-side";
import { fold, overlap, textOf } from "./text-lines";

interface Candidate extends Field<number> {
  /** Not printed: the registers or parts added up. */
  isSum?: boolean;
  /** 3: labeled as a total, 2: labeled, 1: only a number with the unit. */
  rank: number;
}

/** What else on the bill comes to the same energy. */
export interface EnergyProofs {
  /** From the readings of the meter. */
  metered: number | null;
  /** From the parts by time of use. */
  parts: number | null;
  /** Energies that the charges are calculated from, such as tiers. */
  priced: readonly number[];
  /** Energies that are priced as a whole in one line and in parts in others. */
  wholes: readonly number[];
  /** The use of each register, where there are several. */
  registers: readonly number[];
  /** Energies in the rows beside the registers, of which one may be that of a register that could not be read. */
  unread: readonly number[];
  /** The total printed under the registers. */
  under: Field<number> | null;
  /** The registers or the parts added up, with the text they were read from. */
  sum: Field<number> | null;
}

/** What each kind of evidence adds to a candidate; a sum that comes out counts as much as a label. */
const WEIGHTS = { metered: 2, parts: 1.5, priced: 1, repeated: 0.5 };
/** A candidate must outweigh the next one by this much. */
const LEAST_LEAD = 0.9;

/**
 * The period's electricity in kWh: of the figures that may be it, the one for which most of the bill speaks (its label,
 * the meter, the parts by time of use, the energy that charges are calculated from). Null when two are about as likely.
 */
export function energyOf(reading: Reading, proofs: EnergyProofs): (Field<number> & { isSum: boolean }) | null {
  const summed: Candidate[] = proofs.sum ? [{ ...proofs.sum, rank: 1, isSum: true }] : [];
  const ofRows = rowTotals(reading);
  const isOfRegister = (kwh: number) => proofs.registers.some((one) => isNear(one, kwh, SAME));
  // "Use 790 kWh" in the row of one of two registers.
  const ofLabels = labeledEnergies(reading).map((one) =>
    isOfRegister(one.value) && !LABELS.total.test(fold(one.text)) ? { ...one, rank: 1 } : one,
  );
  const printed = [
    ...ofLabels,
    ...columnEnergies(reading),
    ...ofRows,
    ...tableEnergies(reading),
    ...unitColumns(reading),
    ...bareEnergies(reading),
  ];
  const under: Candidate[] = proofs.under ? [{ ...proofs.under, rank: 3 }] : [];
  const candidates = [...printed, ...under, ...summed];
  const weighed = distinctValues(candidates)
    .map((candidate) => ({ candidate, weight: weightOf(candidate, candidates, { ...proofs, ofRows }) }))
    .toSorted((a, b) => b.weight - a.weight);
  const best = sumOfOthers(printed) ?? leading(weighed) ?? (candidates.length === 0 ? onlyPriced(reading) : undefined);
  return best ? { ...field(best.value, best.confidence, best.text), isSum: best.isSum === true } : null;
}

/** A register of its own name ("Peak") that is the only one that is priced. */
function onlyPriced(reading: Reading): Candidate | undefined {
  const [first, ...more] = pricedLines(reading);
  const line = first && reading.lines[first.index];
  if (!first || !line || more.some(({ kwh }) => !isNear(kwh, first.kwh, SAME))) return undefined;
  const words = fold(textOf(line));
  if (LABELS.exported.test(words) || LABELS.otherTime.test(words)) return undefined;
  return { ...field(first.kwh, 0.5 * line.certainty, textOf(line)), rank: 1 };
}

function leading([best, next]: readonly { candidate: Candidate; weight: number }[]): Candidate | undefined {
  return best && (!next || best.weight - next.weight >= LEAST_LEAD) ? best.candidate : undefined;
}

function weightOf(
  { value }: Candidate,
  candidates: readonly Candidate[],
  proofs: EnergyProofs & { ofRows: readonly Candidate[] },
): number {
  const same = candidates.filter((candidate) => isNear(candidate.value, value, SAME));
  const is = (sum: number | null) => sum !== null && isNear(sum, value, { share: 0.005, least: 1 });
  return (
    Math.max(...same.map(({ rank }) => rank)) +
    (is(proofs.metered) || isWithUnread(value, proofs) ? WEIGHTS.metered : 0) +
    (is(proofs.parts) || proofs.ofRows.some((total) => is(total.value)) ? WEIGHTS.parts : 0) +
    (proofs.priced.some(is) ? WEIGHTS.priced : 0) +
    (proofs.wholes.some(is) ? WEIGHTS.parts : 0) +
    (same.length > 1 ? WEIGHTS.repeated : 0)
  );
}

/** What the registers that were read come to with the figure of the row beside them. */
const isWithUnread = (value: number, { metered, unread }: EnergyProofs): boolean =>
  metered !== null && unread.some((one) => one > 1 && isNear(metered + one, value, SAME));

/** "Tier 1 320, tier 2 18, usage 338": of the figures of one rank, the one that all the others add up to. */
function sumOfOthers(candidates: readonly Candidate[]): Candidate | undefined {
  for (const rank of [3, 2, 1]) {
    const distinct = distinctValues(candidates.filter((candidate) => candidate.rank === rank));
    const all = distinct.reduce((sum, { value }) => sum + value, 0);
    const total = distinct.length > 2 ? distinct.find(({ value }) => isNear(all - value, value, SAME)) : undefined;
    if (total) return total;
    if (distinct.length > 0 && rank > 1) return undefined;
  }
  return undefined;
}

function labeledEnergies(reading: Reading): Candidate[] {
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

/** "Use 2,104 kWh (last year 2,288 kWh)". */
const withoutComparison = (text: string): string =>
  text.replaceAll(/[（(][^()（）]*[)）]/g, (aside) => (LABELS.otherTime.test(fold(aside)) ? " " : aside));

/** "A kilowatt-hour (kWh) is a measure of the energy used by a lamp of …": its own figures alone are its value. */
const isExplanation = (cell: string): boolean => cell.split(" ").length > MOST_WORDS_OF_LABEL;
const MOST_WORDS_OF_LABEL = 9;

/** A longer text is a sentence that speaks of a use. */
const LONGEST_LABEL = 80;

/** "600 kWh and below", "over 1,000 kWh", "501 kWh ke atas": where a price begins or ends. */
const withoutBounds = (text: string): string => text.replaceAll(BOUND, " ");
const BOUND =
  /(?<!\p{L})(?:over|above|below|under|up to|exceed\w*|beyond|first|next|melebihi|hingga|sampai|jusqu.[aà]|au-del[aà] de|hasta|m[aá]s de|über|bis zu|ab|até|acima de|oltre|fino a|boven|tot|upp? till|över|opptil|超过|超出|不足|以上|每户)\s?(?:the )?\d[\d.,]*\s?(?:kwh|千瓦时|度)|\d[\d.,]*\s?(?:kwh|千瓦时|度)\s?(?:dan ke (?:bawah|atas)|ke (?:atas|bawah)|(?:and|or) (?:below|above|under|over|less|more|up)|et plus|ou moins|y m[aá]s|o menos|e oltre|und mehr|en meer|eller mer|及以[上下]|以[上下内])|\d[\d.,]*\s?[-–~]\s?\d[\d.,]*\s?kwh/giu;

const UNITS =
  /^units?(?= ?:? ?\d|$)|\bunits? (consumed|used|billed)\b|\bbilled units\b|\bconsumption \(?units\b|\b(consumption|consumed|usage|used)\W+[\d,.]+ units\b/;
/** "Consumption  2,929 kWh  13,250 kWh" below "Electricity  Gas". */
function columnEnergies(reading: Reading): Candidate[] {
  return electricityColumn(reading).flatMap(({ folded, figure, text, certainty }) => {
    const [kwh] = LABELS.use.test(folded) && !LABELS.otherTime.test(folded) ? energiesIn(reading, figure) : [];
    return kwh === undefined ? [] : [{ ...field(kwh, 0.85 * certainty, text), rank: 3 }];
  });
}

/** "Consumption  62  51  107  220 kWh": a row of which the last figure is the sum of the others. */
function rowTotals(reading: Reading): Candidate[] {
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
function tableEnergies(reading: Reading): Candidate[] {
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
function unitColumns(reading: Reading): Candidate[] {
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

function bareEnergies(reading: Reading): Candidate[] {
  return reading.lines.flatMap((line, index) =>
    line.cells.flatMap(({ text, folded, left }) => {
      const context = reading.commodities.wordsBeside(line, index, left);
      const sentence = `${sentenceBefore(reading, index)} ${withoutComparison(context)}`;
      const isOther =
        LABELS.otherTime.test(sentence) || LABELS.exported.test(sentence) || isOfPastMonth(reading, context);
      if (isOther || !isElectric(reading, index, left, context)) return [];
      if (touPeriodIn(plainWords(context)) !== undefined || LABELS.tier.test(folded)) return [];
      return energiesIn(reading, withoutBounds(withoutComparison(text))).map((kwh) => ({
        ...field(kwh, 0.5 * line.certainty, textOf(line)),
        rank: 1,
      }));
    }),
  );
}

/** A sentence that goes on in the next line: "… estimated annual use 5,320 / kWh" is about its own words. */
function sentenceBefore({ lines }: Reading, index: number): string {
  const [before, line] = [lines[index - 1], lines[index]];
  const last = before?.cells.at(-1);
  const isOpen = last !== undefined && last.text.length >= SENTENCE_LENGTH && !/[.:!?。：]$/.test(last.text);
  return isOpen && before?.page === line?.page && /^[\d\p{Ll}]/u.test(line?.cells[0]?.text ?? "") ? last.folded : "";
}

const SENTENCE_LENGTH = 50;

function distinctValues(candidates: readonly Candidate[]): Candidate[] {
  const distinct: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.rank - a.rank || b.confidence - a.confidence)) {
    if (!distinct.some(({ value }) => isNear(value, candidate.value, SAME))) distinct.push(candidate);
  }
  return distinct;
}

function isAboutOther(reading: Reading, { label, line, left }: Labeled): boolean {
  const row = reading.lines[line];
  const context = row ? reading.commodities.wordsBeside(row, line, left) : "";
  return (
    LABELS.otherTime.test(withoutComparison(label)) ||
    LABELS.exported.test(label) ||
    isOfPastMonth(reading, label) ||
    LABELS.otherTime.test(sentenceBefore(reading, line)) ||
    !isElectric(reading, line, left, `${label}  ${context}`)
  );
}

function numberAlone({ amounts }: Reading, text: string): number | undefined {
  if (amounts.money(text).some(({ currency }) => currency !== undefined)) return undefined;
  const [first, more] = amounts.numbers(withoutDates(text));
  return first && !more && first.value >= 0 ? first.value : undefined;
}

/** "234.71" that stands as an amount of money elsewhere on the page, its cents and all. */
export const isAlsoMoney = ({ lines, amounts }: Reading, energy: number): boolean =>
  !Number.isInteger(energy) &&
  lines.some((line) =>
    amounts.money(textOf(line)).some(({ value, currency }) => currency !== undefined && Math.abs(value) === energy),
  );

export type TouPart = Field<number> & { period: string };

/** Energy by time-of-use period; empty unless at least two periods each have one figure. */
export function touSplitOf(reading: Reading, registers: readonly Register[]): TouPart[] {
  if (registers.length > 1) return splitOfRegisters(registers);
  const byPeriod = new Map<string, Candidate[]>();
  for (const [index, line] of reading.lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      const words = plainWords(cell.folded);
      const period = touPeriodIn(words) ?? partOfDayIn(words);
      if (period === undefined || LABELS.otherTime.test(cell.folded) || LABELS.exported.test(cell.folded)) continue;
      if (!isElectric(reading, index, cell.left, cell.folded)) continue;
      const inLabel = UNIT_IN_LABEL.test(cell.folded);
      const texts = [cell.text, ...line.cells.slice(position + 1).map(({ text }) => text)];
      const kwh =
        texts.flatMap((text) => energiesIn(reading, text))[0] ??
        (inLabel ? texts.slice(1).flatMap((text) => numberAlone(reading, text) ?? [])[0] : undefined);
      if (kwh === undefined) continue;
      const found = { ...field(kwh, 0.85 * line.certainty, textOf(line)), rank: 1 };
      byPeriod.set(period, [...(byPeriod.get(period) ?? []), found]);
    }
  }
  if (byPeriod.size < 2) {
    return labeled(reading.lines, LABELS.use).flatMap((found, at, all) =>
      all.slice(0, at).some((earlier) => columnsByPeriod(reading, earlier).length > 0) || isAboutOther(reading, found)
        ? []
        : columnsByPeriod(reading, found),
    );
  }
  const split = [...byPeriod].flatMap(([period, found]) => {
    const distinct = distinctValues(found);
    const [only] = distinct;
    return only && distinct.length === 1 ? [{ period, ...field(only.value, only.confidence, only.text) }] : [];
  });
  return split.length === byPeriod.size ? split : [];
}

/** Whether a text is about one of several periods of the day. */
export function namesPartOfDay(text: string): boolean {
  const words = plainWords(text);
  return (touPeriodIn(words) ?? partOfDayIn(words)) !== undefined;
}

/** Day and night, and what two-rate meters call them, where no other word names a period. */
function partOfDayIn(words: string): string | undefined {
  return PARTS_OF_DAY.find(([pattern]) => pattern.test(words))?.[1];
}

const PARTS_OF_DAY: readonly (readonly [RegExp, string])[] = [
  [/\b(fora (de )?vazio|fora ponta)\b/, "on_peak"],
  [
    /\b(night( storage)?|nuit|nacht|notte|noche|nat|natt|vazio|dal|gece|nocna|nocni|nocne|yo|ejszakai|noapte|controlled( load)?|off)\b(?! \d{1,2}$)/,
    "off_peak",
  ],
  [/\bcheias?\b/, "mid_peak"],
  [
    /\b(day|jour|dag|tag|giorno|dia|vt|normaal|anytime|24 ?h(r|our)?|dzienna|dienna|denni|paiva|nappali|zi|ponta|gunduz|general usage)\b(?! \d{1,2}$)/,
    "on_peak",
  ],
];

/** Names of the columns of a table of use: Italian bands are called by their number alone. */
const BANDS: Readonly<Record<string, string>> = { f1: "on_peak", f2: "mid_peak", f3: "off_peak" };
const HEADER_LINES = 8;

/** "Consumption kWh  138  116  163" below "F1  F2  F3": a row of figures, each in the column of a period. */
function columnsByPeriod(reading: Reading, { line: at, left, text, certainty }: Labeled): TouPart[] {
  const figures = (reading.lines[at]?.cells ?? [])
    .filter((cell) => cell.left > left)
    .flatMap((cell) => {
      const kwh = energiesIn(reading, cell.text)[0] ?? numberAlone(reading, cell.text);
      return kwh === undefined ? [] : [{ cell, kwh }];
    });
  if (figures.length < 2) return [];
  for (const { page, cells } of reading.lines.slice(Math.max(0, at - HEADER_LINES), at).toReversed()) {
    if (page !== reading.lines[at]?.page) return [];
    const parts = figures.flatMap(({ cell, kwh }) => {
      const over = cells.find((head) => overlap(head, cell));
      const words = over ? plainWords(over.folded) : "";
      const period = /\d{2}/.test(words) ? undefined : (touPeriodIn(words) ?? BANDS[words.replace(/^fascia /, "")]);
      return period === undefined ? [] : [{ period, ...field(kwh, 0.85 * certainty, text) }];
    });
    if (parts.length > 1 && new Set(parts.map(({ period }) => period)).size === parts.length) return parts;
  }
  return [];
}

/** Registers are the split when each is of a period of its own. */
function splitOfRegisters(registers: readonly Register[]): TouPart[] {
  const split = registers.flatMap(({ period, kwh, certainty, text }) =>
    period === undefined ? [] : [{ period, ...field(kwh, 0.9 * certainty, text) }],
  );
  const periods = new Set(split.map(({ period }) => period));
  return split.length === registers.length && periods.size === split.length ? split : [];
}

/** Price per kWh when the bill names exactly one. */
export function rateOf({ lines, amounts }: Reading): Field<number> | null {
  const rates = lines.flatMap((line) =>
    amounts.rates(textOf(line)).map(({ value }) => field(value, 0.8 * line.certainty, textOf(line))),
  );
  const [first] = rates;
  return first && rates.every(({ value }) => isNear(value, first.value, { share: 0.001, least: 1e-9 })) ? first : null;
}
