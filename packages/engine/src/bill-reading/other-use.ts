import { isOfPastMonth } from "./bill-date";
import { isElectric } from "./energy-units";
import { LABELS } from "./labels";
import type { Labeled } from "./near-label";
import type { Reading } from "./reading";
import type { Extent } from "./text-lines";
import { fold, overlap } from "./text-lines";

/** Whether a label is about another time, another quantity or another supply than this bill's electricity. */
export function isAboutOther(reading: Reading, { label, line, left }: Labeled): boolean {
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

/** "Use 2,104 kWh (last year 2,288 kWh)". */
export const withoutComparison = (text: string): string =>
  text.replaceAll(/[（(][^()（）]*[)）]/g, (aside) => (LABELS.otherTime.test(fold(aside)) ? " " : aside));

/** A sentence that goes on in the next line: "… estimated annual use 5,320 / kWh" is about its own words. */
export function sentenceBefore({ lines }: Reading, index: number): string {
  const [before, line] = [lines[index - 1], lines[index]];
  const last = before?.cells.at(-1);
  const isOpen = last !== undefined && last.text.length >= SENTENCE_LENGTH && !/[.:!?。：]$/.test(last.text);
  return isOpen && before?.page === line?.page && /^[\d\p{Ll}]/u.test(line?.cells[0]?.text ?? "") ? last.folded : "";
}

const SENTENCE_LENGTH = 50;

/** "Annual consumption" over "2,418 kWh from 1 Nov 2025 to 31 Oct 2026": the year that the column's own title names. */
export function isHeadedByOtherTime(lines: Reading["lines"], index: number, range: Extent): boolean {
  const shared = (cell: Extent) => Math.min(cell.right, range.right) - Math.max(cell.left, range.left);
  const byShared = (a: Extent, b: Extent) => shared(b) - shared(a);
  const over = lines
    .slice(Math.max(0, index - LINES_TO_TITLE), index)
    .filter(({ page }) => page === lines[index]?.page)
    .toReversed()
    .flatMap(({ cells }) => cells.filter((cell) => overlap(cell, range)).toSorted(byShared)[0] ?? []);
  const [title] = over;
  return (
    title !== undefined &&
    !/\d{3}/.test(title.text) &&
    (LABELS.otherTime.test(title.folded) || OF_A_YEAR.test(title.folded))
  );
}

/** Rows of another column may stand between a title and its figures. */
const LINES_TO_TITLE = 3;
const OF_A_YEAR =
  /\b12 (?:mesi|mois|meses|monate|maanden|maneder|manader|kuukautta|miesiecy|mesicu)\b|\b(?:jahres|jaar|ars)(?:verbrauch|verbruik|forbruk|forbrug)|[近过去]12个月|年用[电電]量/;
