import { LABELS } from "./labels";
import type { TextCell, TextLine } from "./text-lines";
import { foldedOf } from "./text-lines";

export type Commodity = "electricity" | "gas" | "water";
/** What else is sold by the kilowatt-hour. */
type Supply = Commodity | "heat";

const COMMODITIES = ["electricity", "gas", "water"] as const;
const SUPPLIES = [...COMMODITIES, "heat"] as const;
const LONGEST_HEADING = 60;
/** Share of the distance between two columns. */
const COLUMN_SLACK = 0.05;
/** Units that only one commodity is measured in. */
const OWN_UNITS: readonly (readonly [RegExp, Commodity])[] = [
  [/\d\s?(therms?|ccf|mcf|mmbtu|dth|gj)\b/, "gas"],
  [/\d\s?(hcf|gallons?|kgal|cu\.? ?m)\b/, "water"],
];

const MIX =
  /\b(?:gas|gaz|erdgas)(?: \p{L}+)?\W{1,3}\d+(?:[.,]\d+)? ?%|\d ?% (?:natural )?gas\b|\d ?%.*\d ?%.*\d ?%|\b(?:gas|gaz|erdgas|water)\b.*\b(?:ombudsman|emergenc\w+|leaks?|smell|commission)\b|\b(?:smell|odeur|ombudsman|emergenc\w+|notfall|averias?)\b.*\b(?:gas|gaz|water)\b|\bwater heater\b|\b(?:save|switch|get|add)\b.*\b(?:gas|water)\b|\bgas\w*\b.*\bseparately\b|天然气用户/u;

/** A heading from which on a part of the page is about one commodity, up to the next heading. */
interface Heading {
  line: number;
  left: number;
  commodity: Supply;
}

/** Tells which commodity a place on the bill is about, by the words there and by the headings above. */
export class CommodityMap {
  readonly #headings: readonly Heading[];

  constructor(lines: readonly TextLine[]) {
    this.#headings = lines.flatMap((line, index) => headingsIn(line).map((heading) => ({ ...heading, line: index })));
  }

  /** @param words folded text of the place itself, which counts before the headings */
  at(line: number, left: number, words: string): Supply | undefined {
    return commodityOfWords(words) ?? this.#headingOver(line, left)?.commodity;
  }

  /** The words of a line that are in one column with a place, where gas and electricity have one each. */
  wordsBeside({ cells }: TextLine, line: number, left: number): string {
    const row = this.#rowOver(line);
    const own = row.length > 1 ? columnOf(row, left) : undefined;
    const beside = own ? cells.filter((cell) => columnOf(row, cell.left) === own) : cells;
    return foldedOf({ cells: beside });
  }

  #rowOver(line: number): readonly Heading[] {
    const last = this.#headings.findLast((heading) => heading.line <= line);
    return last ? this.#headings.filter((heading) => heading.line === last.line) : [];
  }

  /** "Gas" and "Electricity" in one line head a column each; a heading alone in its line heads the whole width. */
  #headingOver(line: number, left: number): Heading | undefined {
    const row = this.#rowOver(line);
    return row.length === 1 ? row[0] : (columnOf(row, left) ?? row[0]);
  }
}

/** The heading of the column that a place is in; a photograph's columns are not quite straight. */
function columnOf(row: readonly Heading[], left: number): Heading | undefined {
  const [first, second] = row;
  const slack = first && second ? Math.max(1, COLUMN_SLACK * Math.abs(second.left - first.left)) : 1;
  return row.findLast((heading) => heading.left <= left + slack);
}

/** The commodity that the words name, if it is one; "gas and electric" is a company's name. */
export function commodityOfWords(folded: string): Supply | undefined {
  // "Gas 14%, wind 41%" is what the electricity was made of.
  if (MIX.test(folded)) return undefined;
  const unit = OWN_UNITS.find(([pattern]) => pattern.test(folded))?.[1];
  if (unit) return unit;
  if (LABELS.electricity.test(folded)) return "electricity";
  const [only, more] = SUPPLIES.filter((commodity) => LABELS[commodity].test(folded));
  return more === undefined ? only : undefined;
}

/** Whether words are about gas, water, heat, or what is no energy at all. */
export function isOtherSupply(folded: string): boolean {
  const commodity = commodityOfWords(folded);
  return commodity === undefined ? LABELS.otherService.test(folded) : commodity !== "electricity";
}

const HAS_FIGURE = /[$€£¥]\s?\d|\d\s?(?:[$€£¥元]|kwh)/;
/** A sentence in the column beside a heading may tell figures: "You used 95 kWh less than last year". */
const SENTENCE_LENGTH = 40;

function headingsIn({ cells }: TextLine): Omit<Heading, "line">[] {
  if (cells.some(({ folded }) => HAS_FIGURE.test(folded) && folded.length < SENTENCE_LENGTH)) return [];
  return cells.flatMap((cell, position) => {
    // "Greenhouse gas emissions  0.6 tonnes" is a label with its figure.
    const hasFigure = /^[\d.,]+( \p{L}+)?$/u.test(cells[position + 1]?.folded ?? "");
    const commodity = hasFigure ? undefined : headingOf(cell, position);
    return commodity ? [{ left: cell.left, commodity }] : [];
  });
}

/** "Gas naturale PDR 00881177", "Electricity · meter 4410022": the number of the point of delivery or the meter. */
const CODE_BEHIND =
  /\s*(?:[·|,;–]|-(?=\d)|\b(?:ean|nmi|mpan|mprn|pod|pdr|cups|cau|cpe|pce|pdl|meter|zahler|compteur|contador|contatore|meternummer|zahlernummer|numero|number|no|nr)\b).*\d.*$/;

/** A short title, without figures but for dates in parentheses. */
function headingOf({ folded }: TextCell, position: number): Supply | undefined {
  const words = folded
    .replaceAll(/\([^)]*\)/g, "")
    .replace(CODE_BEHIND, "")
    .trim();
  if (words.length > LONGEST_HEADING || /[\d:@%]/.test(words)) return undefined;
  const [only, more] = SUPPLIES.filter((commodity) => LABELS[commodity].test(words));
  const isTitle = /^(your |votre |ihre? |su )?\p{L}/u.test(words) && words.split(" ").length <= 8;
  return isTitle && more === undefined && (position === 0 || words.split(" ").length <= 4) ? only : undefined;
}

/** What no other invoice has: units of energy and water, a meter, a service period. */
const OF_UTILITIES =
  /\bk?wh\b|\btherms?\b|\bccf\b|\bhcf\b|\bmeter (reading|no|number|#)|\b(current|present|previous|prior) read|\b(electricity|electric|gas|water|energy) (bill|used|charges?|service|supply|account|company)\b|\b(service|billing) period\b|zahler(stand|nummer)|\bstrom|\bcompteur\b|\belectricite\b|\bcontador\b|\belectricidad\b|[电電]费|電費|[电電]量|用[电電]|示[数數]|燃气|水费/;

/**
 * The commodity that a bill without electrical energy is for, by how many of its lines name each; null for a document
 * that is no utility's bill ("power adapter", "gas grill").
 */
export function billedCommodity({ lines, sender }: { lines: readonly TextLine[]; sender: unknown }): Commodity | null {
  const texts = lines.map(foldedOf);
  if (!sender && !texts.some((text) => OF_UTILITIES.test(text))) return null;
  const mentions = (commodity: Commodity) => texts.filter((text) => LABELS[commodity].test(text)).length;
  const [most] = COMMODITIES.map((commodity) => ({ commodity, lines: mentions(commodity) })).toSorted(
    (a, b) => b.lines - a.lines,
  );
  if (most && most.lines > 0) return most.commodity;
  // A bill that names nothing, as where "Hydro" is enough, is for what is counted in kilowatt-hours.
  return texts.some((text) => /\bk ?wh\b/.test(text)) ? "electricity" : null;
}
