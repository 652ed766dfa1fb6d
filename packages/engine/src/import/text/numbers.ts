export type DecimalMark = "." | ",";

/**
 * The decimal separator of a file's numbers. Two separators in one number, a repeated separator, or a group that is not
 * three digits settle it. Numbers such as `1,234` alone do not: a semicolon file is then assumed to be European.
 *
 * @param delimiter between the numbers
 */
export function inferDecimalMark(samples: readonly string[], delimiter: string): DecimalMark {
  let commasAsGroups = false;
  for (const sample of samples) {
    const digits = sample.replaceAll(/[^\d.,]/g, "");
    const comma = digits.lastIndexOf(",");
    const dot = digits.lastIndexOf(".");
    if (comma < 0) continue;
    if (dot >= 0) return comma > dot ? "," : ".";
    const isGrouped = /^[1-9]\d{0,2}(,\d{3})+$/.test(digits);
    if (!isGrouped) return ",";
    if (digits.indexOf(",") !== comma) return ".";
    commasAsGroups = true;
  }
  return commasAsGroups && delimiter === ";" ? "," : ".";
}

/** Cells that utilities use for "no value". */
const NO_VALUE = /^(-+|n\/?a|null|none|nan|--|—|–|无|缺失)?$/i;

export function isNoValue(cell: string): boolean {
  return NO_VALUE.test(cell);
}

/** Longer cells are text. */
const MAX_NUMBER_LENGTH = 60;

/** Number in a cell such as `1,234.5`, `-0,125`, `$0.03`, `12.3 kWh`, `(4.50)`; undefined when it holds none. */
export function parseNumber(cell: string, decimalMark: DecimalMark): number | undefined {
  if (cell.length > MAX_NUMBER_LENGTH) return undefined;
  const match =
    /^(\()?\s*[$€£¥￥]?\s*([-+−]?)\s*[$€£¥￥]?\s*(\d[\d.,'’ ]*|[.,]\d+)(e[-+]?\d{1,3})?\s*([a-z³$€£¥°元度千瓦时]*)\s*\)?$/i.exec(
      cell,
    );
  if (!match) return undefined;
  const [, parenthesis, sign, digits = "", exponent = ""] = match;
  const grouping = decimalMark === "." ? /[,'’ ]/g : /[.'’ ]/g;
  const value = Number(digits.replaceAll(grouping, "").replace(",", ".") + exponent);
  if (!Number.isFinite(value)) return undefined;
  return parenthesis || sign === "-" || sign === "−" ? -value : value;
}
