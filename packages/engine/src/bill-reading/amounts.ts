import type { DecimalMark } from "../import/text/numbers";
import { parseNumber } from "../import/text/numbers";
import type { TextLine } from "./text-lines";
import { textOf } from "./text-lines";

/** A number as written in a text. */
export interface Amount {
  value: number;
  start: number;
  end: number;
}

export interface Money extends Amount {
  /** As written: €, $, EUR, 元 …; undefined for a bare amount with two decimals. */
  currency: string | undefined;
}

const CURRENCY = String.raw`(?:US\$|CA?\$|A\$|NZ\$|S\$|HK\$|NT\$|R\$|[$€£¥₹]|S(?=\d[\d,]{0,12}\.\d{2}(?!\d))|EUR|USD|GBP|CAD|AUD|NZD|SGD|HKD|TWD|BRL|INR|CHF|CNY|RMB|JPY|MYR|RM(?=\s?[-−]?\d)|S?Fr\.|Rs\.?|SEK|NOK|DKK|PLN|CZK|KRW|kr\.?(?!\p{L})|zł|Kč|₩|원|元|円|(?:ZAR|KES|KSh|PHP|IDR|THB|TRY|TL|NGN|CLP|ARS|COP|PEN|VND|ILS|PKR|HUF|RON|LKR|BDT|AED|SAR|QAR|OMR|BHD|EGP|MAD|GHS|UGX|TZS|BGN|UAH|NPR|UYU|CRC|DOP|GTQ)(?!\p{L})|Rp\.?(?=\s?\d)|R(?=\s?\d[\d ,]{0,14}\.\d{2}(?!\d))|VNĐ|đồng|đ(?!\p{L})|(?:Ft|lei)(?!\p{L})|(?<!% ?)S\/\.?(?=\s?\d)|(?<=\d,\d{2} ?)KC?(?![\p{L}\d])|[₱฿₺₦₫₪₡])`;

/** What stands right behind a meter's figure: how it was read. */
const NOT_A_KIND = String.raw`(?!(?:[er]|act(?:ual)?|est(?:imated|imé)?|smart|read|relevé|réel)(?![\p{L}\d]))`;

/**
 * The decimal mark that a document's numbers show: a number with both marks, or a mark before exactly two last
 * digits, each vote. A tie is read as a point.
 */
export function decimalMarkOf(lines: readonly TextLine[]): DecimalMark {
  let commas = 0;
  let votes = 0;
  let groupedByPoints = 0;
  let groupedByCommas = 0;
  let groupedBySpaces = 0;
  for (const line of lines) {
    groupedBySpaces += textOf(line).match(GROUPED_BY_SPACES)?.length ?? 0;
    for (const [token] of textOf(line).matchAll(/\d[\d.,]*\d/g)) {
      if (/^(?:\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}\.\d{1,2}\.\d{1,2}\.?)$/.test(token)) continue;
      const hasBoth = token.includes(",") && token.includes(".");
      const vote = hasBoth
        ? token.lastIndexOf(",") > token.lastIndexOf(".")
          ? ","
          : "."
        : /([.,])\d{2}$/.exec(token)?.[1];
      if (vote === ",") commas += 1;
      if (vote === ".") commas -= 1;
      if (vote !== undefined) votes += 1;
      if (/^[1-9]\d{0,2}(\.\d{3})+$/.test(token)) groupedByPoints += 1;
      if (/^\d{1,3}(,\d{3})+$/.test(token)) groupedByCommas += 1;
    }
  }
  // "$ 48.214 … $ 58.460": money without decimals, as in Chile and Indonesia.
  if (votes === 0 && groupedByPoints + groupedBySpaces > 1 && groupedByCommas === 0) return ",";
  return commas > 0 ? "," : ".";
}

/** "2 412 kWh", "86 500 Ft". */
const GROUPED_BY_SPACES = /(?<![\d.,] ?)[1-9]\d{0,2}(?: \d{3})+ ?(?:kwh|Ft|kr|Kč|zł|€|lei)(?!\p{L})/giu;

/** "R 3 046.72": a space that parts thousands before a decimal point, as in South Africa. */
export function hasSpacedThousands(lines: readonly TextLine[]): boolean {
  return lines.some((line) => SPACED.test(textOf(line)));
}

const SPACED = new RegExp(String.raw`(?<!\p{L})${CURRENCY}\s?\d{1,3}(?: \d{3}){1,3}\.\d{2}(?!\d)`, "iu");

/** Reads numbers of one document. A space parts thousands only where the comma is the decimal mark. */
export class AmountReader {
  readonly #number: string;
  readonly #mark: DecimalMark;
  readonly #group: string;
  readonly #patterns = new Map<string, RegExp>();

  constructor(mark: DecimalMark, { hasSpaces = false } = {}) {
    this.#mark = mark;
    this.#group = mark === "." ? (hasSpaces ? "[,'’ ]" : "[,'’]") : "[.'’ ]";
    const group = this.#group;
    const decimal = mark === "." ? String.raw`\.` : ",";
    this.#number = String.raw`(?:\d{1,3}(?:${group}\d{3}){1,4}(?!\d)|\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)|\d{1,12})(?:${decimal}\d{1,9})?`;
  }

  /** Plain numbers on their own: not part of a word, date or percentage, not money, and without a unit. */
  numbers(text: string): Amount[] {
    return this.#all(
      text,
      String.raw`(?<![\p{L}\d.,/#$€£¥-]|[$€£¥]\s)(${this.#number})(?![\d/%-]|${NOT_A_KIND}\p{L}|[.,]\d|\s?[%:°$€£¥元円]|\s?(?:kwh?|kva|mwh|therms?|ccf|m3|days?|ct|cents?|eur|usd|gbp|cad|aud|chf|cny|rmb|jpy|myr)\b)`,
    );
  }

  /** Numbers that a unit follows, but a meter's number and the year of a date; `unit` is a pattern for folded or plain text. */
  withUnit(text: string, unit: string): Amount[] {
    return this.#all(text, String.raw`(?<![\p{L}\d.,]|\d[/-]|#\s?)([-−]?\s?${this.#number})\s?(?:${unit})`);
  }

  /** Amounts of money: with a currency before or after, or bare with two decimals. A credit (CR, −) is negative. */
  money(text: string): Money[] {
    const pattern = this.#compiled(
      String.raw`(?<![\p{L}\d.,])([-−(]?)\s?(?:(${CURRENCY})\s?([-−]?)\s?(${this.#amount()})|(${this.#amount()})\s?(${CURRENCY}))(?!\s?\/|\d|[.,]\d|\s?per\b|未満|未满|以下)\s?(CR\b|(?:in )?credit\b(?! card))?` +
        String.raw`|(?<![\p{L}\d.,/])([-−]?)(${this.#bareMoney()})(?![\d/%]|[.,]\d|\s?%|\s?(?:kwh|kw|ct|cent|x|×|\*)\b|\p{L}|\s?\/)`,
    );
    return [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, sign, before, inner, valueAfter, valueBefore, after, credit, bareSign, bare] = match;
      const value = this.#parse(valueAfter ?? valueBefore ?? bare ?? "");
      if (value === undefined) return [];
      const isCredit =
        [sign, inner, bareSign].some((mark) => mark !== undefined && mark !== "") || credit !== undefined;
      const start = match.index;
      return [{ value: isCredit ? -value : value, currency: before ?? after, start, end: start + whole.length }];
    });
  }

  /** Prices per kWh, in the currency's main unit. */
  rates(text: string): Amount[] {
    const energyUnit = String.raw`(?:kwh|kw·h|千瓦时|度)`;
    const priced = this.#priced(
      text,
      String.raw`(?<![\p{L}\d.,])(?:${CURRENCY})?\s?(${this.#number})\s?(¢|ct\b|cts?\b|cents?\b|rp\.?|c\b|p\b|分)?\s?(?:${CURRENCY})?\s?(?:\/|per|pro|par|por|each)\s?${energyUnit}`,
    );
    const multiplied = this.#priced(
      text,
      String.raw`${energyUnit}\s?(?:@|x|×|\*|at|à|zu|a)\s?(?:${CURRENCY})?\s?(${this.#number})\s?(¢|ct\b|cts?\b|cents?\b|rp\.?|c\b|p\b|分)?(?!\s?(?:days?|tage|jours|dias))`,
    );
    return [...priced, ...multiplied].filter(({ value }) => value > 0);
  }

  /** The patterns are the same for every line of a document. */
  #compiled(pattern: string): RegExp {
    const known = this.#patterns.get(pattern) ?? new RegExp(pattern, "giu");
    this.#patterns.set(pattern, known);
    return known;
  }

  #priced(text: string, pattern: string): Amount[] {
    return [...text.matchAll(this.#compiled(pattern))].flatMap((match) => {
      const value = this.#parse(match[1] ?? "");
      if (value === undefined) return [];
      return [{ value: match[2] ? value / 100 : value, start: match.index, end: match.index + match[0].length }];
    });
  }

  /** With more than two decimals it is a price per unit, and no amount. */
  #amount(): string {
    return String.raw`${this.#number}(?<!${this.#mark === "." ? String.raw`\.` : ","}\d{3,9})(?!\d)`;
  }

  #bareMoney(): string {
    const group = this.#group;
    const decimal = this.#mark === "." ? String.raw`\.` : ",";
    return String.raw`(?:\d{1,3}(?:${group}\d{3}){1,4}|\d{1,12})${decimal}\d{2}`;
  }

  #all(text: string, pattern: string): Amount[] {
    return [...text.matchAll(this.#compiled(pattern))].flatMap((match) => {
      const value = this.#parse(match[1] ?? "");
      return value === undefined ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
    });
  }

  #parse(token: string): number | undefined {
    return parseNumber(token.replaceAll(/\s(?=\d)/g, " ").trim(), this.#mark);
  }
}
