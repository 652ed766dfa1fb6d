import { datesIn } from "./dates";

/**
 * A text run with its position on the page, in any unit of length that is the same for the page; `top` grows downwards.
 */
export interface PlacedText {
  page: number;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** 0–1: OCR confidence of the characters; 1 for a text layer. */
  certainty: number;
}

/** From where to where a text goes across the page. */
export interface Extent {
  left: number;
  right: number;
}

/** Words that belong together: a label, a sentence, or one cell of a table. */
export interface TextCell extends Extent {
  text: string;
  /** {@link fold}ed text, with the same length as `text`, character by character. */
  folded: string;
}

export interface TextLine {
  page: number;
  cells: readonly TextCell[];
  certainty: number;
}

/** Two pieces share a line when their middles are closer than this share of the lower one's height. */
const SAME_LINE_SHARE = 0.6;
/** Pieces that share more of their width and are further apart than this share of their height are not beside each other. */
const MOST_OVERLAP = 0.4;
const LEAST_PITCH = 0.25;
/** A gap wider than this many heights parts two cells; a gap above the second figure parts two words. */
const CELL_GAP_HEIGHTS = 1.1;
const WORD_GAP_HEIGHTS = 0.12;
/** No line of a bill is longer, and patterns take time that grows with the square of a line made to be long. */
const MAX_LINE_LENGTH = 400;
const MAX_LINES = 3_000;

/** Puts placed pieces of text into lines from top to bottom, and each line into cells from left to right. */
export function linesOf(placed: readonly PlacedText[]): TextLine[] {
  const pieces = placed
    .filter(({ text }) => text.trim() !== "")
    .toSorted((a, b) => a.page - b.page || middle(a) - middle(b));
  const lines: PlacedText[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && isNextIn(line, piece)) line.push(piece);
    else lines.push([piece]);
  }
  return withWrappedUnits(lines.slice(0, MAX_LINES).map(lineOf));
}

/** A unit that a narrow column pushed to the next line goes back behind its number. */
function withWrappedUnits(lines: readonly TextLine[]): TextLine[] {
  const whole = [...lines];
  for (const [index, line] of lines.entries()) {
    const above = whole[index - 1];
    const unit = line.cells.find(({ text }) => UNIT_ALONE.test(text));
    if (!above || above.page !== line.page || !unit) continue;
    // "Meter  Days  kWh" heads a table.
    if (line.cells.filter(({ text }) => /^\D*\p{L}{3}\D*$/u.test(text) && !UNIT_ALONE.test(text)).length > 1) continue;
    // A unit before a figure of its own row is that one's.
    if (/^\d/.test(line.cells[line.cells.indexOf(unit) + 1]?.text ?? "")) continue;
    const over = above.cells.findIndex(
      (cell) => /\d$/.test(cell.text) && datesIn(cell.text).at(-1)?.end !== cell.text.length && overlap(cell, unit),
    );
    const number = above.cells[over];
    if (!number) continue;
    const joined = { ...number, text: `${number.text} ${unit.text}`, folded: `${number.folded} ${unit.folded}` };
    whole[index - 1] = { ...above, cells: above.cells.with(over, joined) };
  }
  return whole;
}

/** One cell per text, for documents that are known by their rows alone. */
export function lineOfCells(cells: readonly string[], page = 1): TextLine {
  return {
    page,
    certainty: 1,
    cells: withinLength(cells.map((text, index) => ({ text, left: index * 100, right: index * 100 + 90 }))).flatMap(
      ({ text, left, right }) => (text.trim() === "" ? [] : [cellOf(text, left, right)]),
    ),
  };
}

export function textOf({ cells }: Pick<TextLine, "cells">): string {
  return cells.map(({ text }) => text).join("  ");
}

export const foldedOf = ({ cells }: Pick<TextLine, "cells">): string => cells.map(({ folded }) => folded).join("  ");

export const extentOf = ({ left, right }: Extent): Extent => ({ left, right });

/** Whether two places on a page share some of their width, as a figure does with the head of its column. */
export const overlap = (a: Extent, b: Extent): boolean => a.left < b.right && b.left < a.right;

/** Lower case without accents, with plain apostrophes and the same length, so that a match gives its position in the original. */
export function fold(text: string): string {
  let folded = "";
  for (const unit of text) {
    const plain = unit.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    folded += plain.length === unit.length ? plain : unit;
  }
  return folded
    .replaceAll(/[łđı]/g, (letter) => UNDIVIDED[letter] ?? letter)
    .replaceAll(STROKED_O, "o")
    .replaceAll(/[’‘ʼ´]/g, "'");
}

/** Letters that Unicode does not part into a plain one and an accent. Alone, ø is the sign of an average. */
const UNDIVIDED: Readonly<Record<string, string>> = { ł: "l", đ: "d", ı: "i" };
const STROKED_O = /ø(?=\p{L})|(?<=\p{L})ø/gu;

/** Text below other text is in a line of its own, however tightly they are set. */
function isNextIn(line: readonly PlacedText[], piece: PlacedText): boolean {
  const last = line.at(-1);
  return last !== undefined && isSameLine(last, piece) && !line.some((other) => isUnder(other, piece));
}

function isUnder(a: PlacedText, b: PlacedText): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top);
  return (
    shared > MOST_OVERLAP * Math.min(a.right - a.left, b.right - b.left) &&
    Math.abs(middle(a) - middle(b)) > LEAST_PITCH * lower
  );
}

function isSameLine(a: PlacedText, b: PlacedText): boolean {
  if (a.page !== b.page) return false;
  const height = Math.min(a.bottom - a.top, b.bottom - b.top);
  return Math.abs(middle(a) - middle(b)) < SAME_LINE_SHARE * height;
}

function middle({ top, bottom }: PlacedText): number {
  return (top + bottom) / 2;
}

/** A unit that stands behind its number, in a column of its own or after a wide gap. */
const UNIT_ALONE = /^(?:元|度|千瓦时|€|kwh)$/i;

function lineOf(pieces: readonly PlacedText[]): TextLine {
  const ordered = pieces.toSorted((a, b) => a.left - b.left);
  const cells: { text: string; left: number; right: number }[] = [];
  for (const { text, left, right, top, bottom } of ordered) {
    const last = cells.at(-1);
    const gap = last ? (left - last.right) / Math.max(bottom - top, 1e-6) : Infinity;
    const isUnitOfLast = last !== undefined && /\d$/.test(last.text) && UNIT_ALONE.test(text.trim());
    if (!last || (gap > CELL_GAP_HEIGHTS && !isUnitOfLast)) {
      cells.push({ text, left, right });
      continue;
    }
    last.text += gap > WORD_GAP_HEIGHTS && !isOneWord(last.text, text) ? ` ${text}` : text;
    last.right = Math.max(last.right, right);
  }
  return {
    page: ordered[0]?.page ?? 1,
    certainty: ordered.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, ordered.length),
    cells: withinLength(cells).flatMap(({ text, left, right }) =>
      text.trim() === "" ? [] : [cellOf(text, left, right)],
    ),
  };
}

/** Chinese writes no space between words, nor between a number and its unit; recognizers put one after every sign. */
function isOneWord(before: string, after: string): boolean {
  return /\s$/.test(before) || (/[\p{Script=Han}\d]$/u.test(before) && /^\p{Script=Han}/u.test(after));
}

function withinLength<Cell extends { text: string }>(cells: readonly Cell[]): Cell[] {
  let room = MAX_LINE_LENGTH;
  return cells.flatMap((cell) => {
    const text = cell.text.slice(0, Math.max(0, room));
    room -= cell.text.length;
    return text === "" ? [] : [{ ...cell, text }];
  });
}

/**
 * Some PDF writers name a Chinese character by the radical that looks the same. Unicode's compatibility mapping leaves
 * these of the radicals supplement alone, and turns the radical 戶 into its traditional form.
 */
const RADICALS: Readonly<Record<string, string>> = {
  戶: "户",
  "⺠": "民",
  "⻄": "西",
  "⻅": "见",
  "⻋": "车",
  "⻓": "长",
  "⻔": "门",
  "⻚": "页",
  "⻛": "风",
};
const RADICAL = new RegExp(`[${Object.keys(RADICALS).join("")}]`, "gu");

/** Compatibility forms (full-width digits, ￥, no-break spaces) become the plain ones before anything is looked for. */
function cellOf(raw: string, left: number, right: number): TextCell {
  const text = raw
    .normalize("NFKC")
    .replaceAll(RADICAL, (radical) => RADICALS[radical] ?? radical)
    .replaceAll(/\s+/g, " ")
    .trim();
  return { text, folded: fold(text), left, right };
}
