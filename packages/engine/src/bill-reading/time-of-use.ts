import { plainWords, touPeriodIn } from "../import/text/column-words";
import { distinctValues, energiesIn, isElectric, numberAlone, UNIT_IN_LABEL } from "./energy-units";
import { LABELS } from "./labels";
import type { Register } from "./meter";
import type { Labeled } from "./near-label";
import { labeled } from "./near-label";
import { isAboutOther } from "./other-use";
import { partsInColumn } from "./parts-in-column";
import type { Field, Reading } from "./reading";
import { field } from "./reading";
import type { TextCell } from "./text-lines";
import { overlap, textOf } from "./text-lines";

/** Energy of one period of the day, such as day and night. */
export type TouPart = Field<number> & { period: string };

/** Energy by time-of-use period; empty unless at least two periods each have one figure. */
export function touSplitOf(reading: Reading, registers: readonly Register[]): TouPart[] {
  const areInRows = registers.some(({ line }) => line !== registers[0]?.line);
  if (registers.length > 1 && areInRows) return splitOfRegisters(registers);
  const byPeriod = new Map<string, (Field<number> & { rank: number })[]>();
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
    const inRow = labeled(reading.lines, LABELS.use).flatMap((found, at, all) =>
      all.slice(0, at).some((earlier) => columnsByPeriod(reading, earlier).length > 0) || isAboutOther(reading, found)
        ? []
        : columnsByPeriod(reading, found),
    );
    return inRow.length > 0 ? inRow : partsInColumn(reading).map(({ isPriced: _, ...part }) => part);
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
export function partOfDayIn(words: string): string | undefined {
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
export function columnsByPeriod(reading: Reading, { line: at, left, text, certainty }: Labeled): TouPart[] {
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
    const named = periodsIn(cells.filter((cell) => cell.right > left));
    // "82  76 128": narrow columns of figures run together, too.
    const apart = figures.flatMap(({ cell }) => cell.text.split(" ").flatMap((one) => numberAlone(reading, one) ?? []));
    if (named.length > 2 && named.length === apart.length)
      return apart.map((kwh, column) => ({ period: named[column] ?? "", ...field(kwh, 0.75 * certainty, text) }));
  }
  return [];
}

/** "Punta Llano  Valle": heads of narrow columns run together, and tell their order alone. Empty if two are the same. */
function periodsIn(cells: readonly TextCell[]): string[] {
  const words = cells.flatMap(({ folded }) => plainWords(folded).split(" "));
  const periods = words.flatMap((word) => touPeriodIn(word) ?? BANDS[word] ?? []);
  return new Set(periods).size === periods.length ? periods : [];
}

/** Registers are the split when each is of a period of its own. */
function splitOfRegisters(registers: readonly Register[]): TouPart[] {
  const split = registers.flatMap(({ period, kwh, certainty, text }) =>
    period === undefined ? [] : [{ period, ...field(kwh, 0.9 * certainty, text) }],
  );
  const periods = new Set(split.map(({ period }) => period));
  return split.length === registers.length && periods.size === split.length ? split : [];
}
