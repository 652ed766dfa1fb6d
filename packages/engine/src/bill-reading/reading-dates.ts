import type { WrittenDate } from "./dates";
import { dateIn, datesIn, dayPairIn, withoutDates } from "./dates";
import { energiesIn, SAME } from "./energy-units";
import { joinedThousands, registersOf } from "./meter";
import { LABELS } from "./labels";
import { firstValue, labeled } from "./near-label";
import { isHeadedByOtherTime } from "./other-use";
import type { Reading } from "./reading";
import { isNear } from "./reading";
import { foldedOf, textOf } from "./text-lines";

/** Figures of a page beside dates; a longer list is a history. */
const MOST_DATED = 40;

interface Dates {
  from: WrittenDate;
  to: WrittenDate;
  text: string;
  certainty: number;
}

/**
 * The days on which the meter was read, where no label names them together: both in the row of the register; each beside
 * the meter's figure, the difference of which is the energy; or behind "previous reading" and "present reading".
 */
export function readingDates(reading: Reading, kwh: number | undefined): Dates | undefined {
  return inRow(reading, kwh) ?? besideFigures(reading, kwh) ?? behindLabels(reading);
}

function inRow(reading: Reading, kwh: number | undefined): Dates | undefined {
  const registers = new Set(registersOf(reading).map(({ line }) => line));
  for (const [index, line] of reading.lines.entries()) {
    const text = textOf(line);
    const [energy, other] = energiesIn(reading, text);
    // Another use than the bill's is that of other days.
    const isOfUse = energy !== undefined && other === undefined && (kwh === undefined || isNear(energy, kwh, SAME));
    const isOfMeter = registers.has(index) || (isOfUse && line.cells.length <= MOST_CELLS);
    const written = isOfMeter ? datesIn(text) : [];
    // "10/06  11/05  48211  49407  1,196": in the row of a register, two days of the year are those of its readings.
    const [from, to, more] = written.length === 0 && registers.has(index) ? (dayPairIn(text) ?? []) : written;
    const words = foldedOf(line);
    const dated = line.cells.find((cell) => datesIn(cell.text).length > 0);
    if (!registers.has(index) && dated && isHeadedByOtherTime(reading.lines, index, dated)) continue;
    if (from && to && !more && !LABELS.otherTime.test(words) && !NEXT_READING.test(words))
      return { from, to, text, certainty: line.certainty };
  }
  return undefined;
}

const MOST_CELLS = 8;

/** The day on which the meter will be read next ends no period of this bill. */
export const NEXT_READING =
  /\bnext (?:scheduled |actual |meter )?(?:read(?:ing)?|rdg|bill)\b|\bprochaine? (?:releve|lecture)|\bnachste (?:ablesung|zahlerablesung)|\bproxima (?:lectura|leitura)|\bprossima (?:lettura|autolettura)|\b(?:neste|nasta|naeste) (?:avlesning|avlasning|aflaesning)|下次抄表/;

/** "Nov 12, 2026  61 407" over "Oct 14, 2026  60 473": what readings on two days differ by, each in a row of its own. */
export function datedDifferences(reading: Reading): number[] {
  const all = datedFigures(reading);
  const dated = all.filter(
    (one) => one.figure >= LEAST_READING && !all.some((other) => other !== one && other.text === one.text),
  );
  return dated.flatMap(({ figure }, at) => dated.slice(at + 1).map((other) => Math.abs(other.figure - figure)));
}

/** Smaller figures beside a date are days, temperatures and small amounts. */
const LEAST_READING = 1_000;

function datedFigures(reading: Reading) {
  return reading.lines
    .flatMap((line) =>
      line.cells.flatMap((cell, at) => {
        const [date, more] = datesIn(cell.text);
        if (!date || more) return [];
        const beside = [withoutDates(cell.text), line.cells[at + 1]?.text ?? "", line.cells[at - 1]?.text ?? ""];
        const figure = beside.flatMap((text) => figureIn(reading, joinedThousands(text)) ?? [])[0];
        return figure === undefined ? [] : [{ date, figure, text: textOf(line), certainty: line.certainty }];
      }),
    )
    .slice(0, MOST_DATED);
}

function besideFigures(reading: Reading, kwh: number | undefined): Dates | undefined {
  if (kwh === undefined) return undefined;
  const dated = datedFigures(reading);
  for (const [at, one] of dated.entries()) {
    for (const other of dated.slice(at + 1)) {
      if (!isNear(Math.abs(one.figure - other.figure), kwh, { least: 0.51 })) continue;
      const [from, to] = one.figure < other.figure ? [one, other] : [other, one];
      return {
        from: from.date,
        to: to.date,
        text: `${from.text} … ${to.text}`,
        certainty: Math.min(from.certainty, to.certainty),
      };
    }
  }
  return undefined;
}

const figureIn = ({ amounts }: Reading, text: string): number | undefined =>
  (amounts.numbers(text)[0] ?? amounts.withUnit(text, String.raw`kwh\b`)[0])?.value;

function behindLabels({ lines }: Reading): Dates | undefined {
  const at = (label: RegExp) =>
    labeled(lines, label)
      .map((found) => ({ found, date: firstValue(found, dateIn)?.value }))
      .find(({ date }) => date);
  const [from, to] = [at(LABELS.previous), at(LABELS.current)];
  if (!from?.date || !to?.date) return undefined;
  return {
    from: from.date,
    to: to.date,
    text: `${from.found.text} … ${to.found.text}`,
    certainty: from.found.certainty,
  };
}
