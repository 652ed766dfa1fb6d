import { LABELS } from "./labels";
import type { Reading } from "./reading";
import { isNear } from "./reading";
import type { Extent, TextCell } from "./text-lines";
import { extentOf, foldedOf, overlap, textOf } from "./text-lines";

export const CENT = { least: 0.015 };
/** Longer lists of charges are no bill of a home or small business. */
const MAX_CHARGE_LINES = 40;
/** A summary of balance, payments and charges is shorter. */
const MAX_SUMMARY_LINES = 12;

/** An amount of money with the words that label it; a line of two columns has one for each. */
export interface ChargeLine {
  index: number;
  page: number;
  folded: string;
  text: string;
  amount: number;
  certainty: number;
  label: Extent;
  money: Extent;
}

export function chargeLines({ lines, amounts }: Reading): ChargeLine[] {
  return lines.flatMap((line, index) => {
    const found: ChargeLine[] = [];
    let words: TextCell[] = [];
    if (NOT_ON_THIS_BILL.test(foldedOf(line))) return [];
    for (const cell of line.cells.flatMap((one) => columnsIn(amounts, one))) {
      const money = amounts.money(cell.text).at(-1);
      const startsWithWord =
        STARTS_WITH_WORD.test(cell.folded) && !/^(kwh|kw|cr|eur|usd|chf|days?|ct)\b/.test(cell.folded);
      const last = found.at(-1);
      // An amount without words of its own is the result of the one before it: quantity, price, amount.
      if (money && last && words.length === 0 && !startsWithWord) {
        // Behind what is taken off, an amount that is asked for stands in the next column.
        if (last.amount < 0 && money.value > 0) continue;
        Object.assign(last, { amount: signed(money.value, cell), money: extentOf(cell) });
        continue;
      }
      // Behind a label and its figure, the next words begin a label of their own.
      const hasFigure = words.slice(1).some(({ folded }) => /^[^\p{L}]*\d/u.test(folded));
      if (startsWithWord && (hasFigure || isAnotherText(words.at(-1), cell))) words = [cell];
      else if (startsWithWord || words.length > 0) words.push(cell);
      if (!money || words.length === 0) continue;
      found.push({
        index,
        page: line.page,
        folded: foldedOf({ cells: words }),
        text: textOf(line),
        amount: signed(money.value, cell),
        certainty: line.certainty,
        label: extentOf(words[0] ?? cell),
        money: extentOf(cell),
      });
      words = [];
    }
    return found;
  });
}

/** "Solar wallet 12.10 (not included in this bill)". */
const NOT_ON_THIS_BILL =
  /\bnot included (in|on) (this|your) (bill|invoice|statement)\b|\bno incluid[oa]s? en (esta|su|la) factura\b|\bnicht in (dieser|der) rechnung enthalten\b|\bnon (compris|inclus)\w* dans (cette|votre|la) facture\b|\bnon inclus[oaie] in (questa |)(bolletta|fattura)\b|\bniet in deze (factuur|rekening)\b|\bnao incluid[oa]s? nesta fatura\b/;

/** "38.40 € Previous reading": a recognizer joins the amount of one column with the words of the next. */
function columnsIn(amounts: Reading["amounts"], cell: TextCell): TextCell[] {
  const [money] = amounts.money(cell.text);
  const behind = money && WORDS_BEHIND.exec(cell.folded.slice(money.end));
  if (!money || !behind || /\p{L}/u.test(cell.text.slice(0, money.start))) return [cell];
  const at = money.end + behind[0].length - (behind[1] ?? "").length;
  const middle = cell.left + ((cell.right - cell.left) * at) / cell.text.length;
  const part = (from: number, to: number | undefined, extent: Extent): TextCell => ({
    text: cell.text.slice(from, to).trim(),
    folded: cell.folded.slice(from, to).trim(),
    ...extent,
  });
  return [
    part(0, money.end, { left: cell.left, right: middle }),
    part(at, undefined, { left: middle, right: cell.right }),
  ];
}

/** More than a word for the amount's sign or currency. */
const WORDS_BEHIND = /^ ?((?!credit|euros?\b|haben\b|per\b)\p{L}{4,}.{8,})$/u;

/** "VAT on amount", "15% VAT on amount", "(a) Total arrears", "B. Arrears" and "E-bill rebate". */
const STARTS_WITH_WORD = /^(?:\d{1,2}(?:[.,]\d{1,3})? ?% ?|\([a-z\d]\) ?|[a-z\d][.)] )?(?:\p{L}-)?\p{L}{2}/u;

/** "Energy and Water Ombudsman 1800 500 509  Total due": a sentence or a telephone number is no label of what follows. */
const isAnotherText = (before: TextCell | undefined, { folded }: TextCell): boolean =>
  before !== undefined &&
  (/\d{3}[\d ]{3,}\d|[.?!]$|\d ?%/.test(before.folded) ||
    before.folded.length > LONGEST_LABEL ||
    STARTS_WITH_DUE.test(folded));

const LONGEST_LABEL = 60;
const STARTS_WITH_DUE = new RegExp(String.raw`^(?:${LABELS.due.source})`);

const signed = (value: number, { folded }: TextCell): number => (IS_CREDIT.test(folded) && value > 0 ? -value : value);
/** "61.38 CR", "61.38 in credit", "- 61.38" and "61.38-": taken off. */
const IS_CREDIT = /\bcr\.?$|\bin credit\.?$|^[-−–] ?[^\p{L}\d\s]?\d[\d.,' ]*$|^[^\p{L}\d\s]?\d[\d.,' ]*[-−–]$/u;
const sharesColumn = (a: ChargeLine, b: ChargeLine): boolean =>
  overlap(a.money, b.money) || a.label.left === b.label.left;

const SUBTOTAL = /\bsub ?-?total\b|zwischensumme|\bnettobetrag\b|sous-total|\btotal ht\b|\bhors t|小[计計]/;

/**
 * The charges directly above the total that add up to it; null if there are none, and an empty run if they do not add
 * up. A total that also occurs in a summary is tried at each place.
 */
export function chargesOfTotal(lines: readonly ChargeLine[], total: number): ChargeLine[] | null {
  let hadLines = false;
  for (const [at, end] of lines.entries()) {
    if (!isNear(end.amount, total, CENT)) continue;
    const above = lines.slice(Math.max(0, at - MAX_CHARGE_LINES), at).filter((line) => sharesColumn(line, end));
    const run: ChargeLine[] = [];
    let sum = 0;
    for (const line of above.toReversed()) {
      if (LABELS.balance.test(line.folded) || LABELS.payments.test(line.folded)) break;
      if (OF_WHICH.test(line.folded)) continue;
      if (SUBTOTAL.test(line.folded)) {
        // A subtotal stands for the lines above it, some of which may have no label to be known by.
        if (run.length > 0 && isNear(sum + line.amount, total, CENT)) return [line, ...run];
        continue;
      }
      run.unshift(line);
      sum += line.amount;
      if (run.length > 1 && isNear(sum, total, CENT)) return run;
    }
    hadLines ||= run.length > 1;
  }
  return hadLines ? [] : null;
}

/** What a bill's summary says: what was open before, and what this bill adds. */
export interface AccountSummary {
  carried: number;
  charges: number;
  text: string;
  /** The charges of this bill, one for each commodity or part of it. */
  lines: readonly ChargeLine[];
  /** What the summary asks for beside them was left out. */
  hasAsides: boolean;
}

/**
 * The summary that ends in an amount due, or in its last line: balance, payments and charges that add up to it. Its charges are those of
 * this bill, whatever they are called.
 */
export function summaryOf(lines: readonly ChargeLine[], due: number, last?: ChargeLine): AccountSummary | null {
  for (const [at, end] of lines.entries()) {
    if (last ? end !== last : !isNear(end.amount, due, CENT)) continue;
    const above = lines
      .slice(0, at)
      .filter((line) => line.page === end.page && sharesColumn(line, end))
      .slice(-MAX_SUMMARY_LINES);
    const found = addedUp(above.toReversed(), due, { all: lines, tolerance: toleranceOf(end) });
    if (found) return found;
  }
  return null;
}

/** The same of a row of amounts under their labels. */
export const summaryOfRow = (parts: readonly ChargeLine[], due: number): AccountSummary | null =>
  addedUp(parts.toReversed(), due, { all: parts, tolerance: CENT });

/** "Total bill (rounded)  1,640.00", behind parts that add up to 1,638.38. */
function toleranceOf({ folded, amount }: ChargeLine): { least: number } {
  const unit = LABELS.rounding.test(folded) ? [10, 5, 1].find((one) => amount % one === 0) : undefined;
  return unit === undefined ? CENT : { least: unit === 1 ? 1 : unit / 2 + CENT.least };
}

/** Goes up from the amount due; a line that repeats what others add up to may be left out. */
function addedUp(
  upwards: readonly ChargeLine[],
  due: number,
  { all, tolerance }: { all: readonly ChargeLine[]; tolerance: { least: number } },
): AccountSummary | null {
  const search = (at: number, rest: number, taken: readonly ChargeLine[]): readonly ChargeLine[] | null => {
    const hasPast = taken.some((line) => isBalance(line) || isPayment(line));
    if (taken.length > 1 && hasPast && isNear(rest, 0, tolerance)) return taken;
    const line = upwards[at];
    if (!line) return null;
    const withLine = repeats(line, due) ? null : search(at + 1, rest - valueOf(line), [...taken, line]);
    if (withLine) return withLine;
    return isSum(line, upwards, due) ? search(at + 1, rest, taken) : null;
  };
  const taken = search(0, due, []);
  if (!taken) return null;
  const balances = taken.filter(isBalance);
  const payments = taken.filter(isPayment);
  // "Last bill: charges 146.88, installment 25.00, payment received -171.88".
  const settlesTwo = (line: ChargeLine, payment: number) => {
    const at = taken.indexOf(line);
    return [taken[at - 1], taken[at + 1]].some(
      (next) => next && !isPayment(next) && isNear(line.amount + next.amount, -payment, CENT),
    );
  };
  // A credit as large as the balance settles it, and what a payment settles was owed before, whatever they are called.
  const settles = (line: ChargeLine) =>
    balances.some(({ amount }) => isNear(amount, -line.amount, CENT)) ||
    payments.some(({ amount }) => isNear(Math.abs(amount), line.amount, CENT) || settlesTwo(line, -Math.abs(amount)));
  // What is as large as the last bill is that, under whatever name it is repeated.
  const isOld = (line: ChargeLine) =>
    all.some((other) => other !== line && isBalance(other) && isNear(other.amount, line.amount, CENT));
  const isAsked = (line: ChargeLine) =>
    !isBalance(line) &&
    !isPayment(line) &&
    !isOld(line) &&
    !IS_HEADING.test(line.folded) &&
    !LABELS.rounding.test(line.folded);
  const asked = taken.filter((line) => isAsked(line) && !settles(line));
  // A donation that the bill's own total of charges holds is one of them.
  const sumOfAsked = asked.reduce((sum, { amount }) => sum + amount, 0);
  const isStated = all.some(
    (line) => !taken.includes(line) && LABELS.charges.test(line.folded) && isNear(line.amount, sumOfAsked, CENT),
  );
  const own = isStated ? asked : asked.filter(({ folded }) => !LABELS.aside.test(folded));
  const charges = own.reduce((sum, { amount }) => sum + amount, 0);
  if (charges <= 0) return null;
  const carried = due - charges;
  const text = own
    .map((line) => line.text)
    .toReversed()
    .join(" + ");
  return {
    carried: roundCents(carried),
    charges: roundCents(charges),
    text,
    lines: own,
    hasAsides: own.length < asked.length,
  };
}

/** "To be debited 234.71", printed above a settled balance as well: it is asked for, and no charge of its own. */
const repeats = ({ folded, amount }: ChargeLine, due: number): boolean =>
  isNear(amount, due, CENT) &&
  ![LABELS.charges, LABELS.electricityCharges, NAMES_CHARGES].some((label) => label.test(folded));
const NAMES_CHARGES =
  /charge|cost|bill\b|invoice|current|new|month|electric|energy|strom|energi|rechnung|kosten|facture|consommation|factura|consumo|fornitura|bolletta|fatura|faktura|factuur|lasku|verbruik|[电電费費]|caj|elhandel|요금|料金/;

/** An amount beside a heading is that of the row below, which a photograph did not keep level: no charge of this bill. */
const IS_HEADING = /^(?:account|billing|bill|payment|statement) summary[^\p{L}]*$/u;

const isBalance = ({ folded }: ChargeLine): boolean => LABELS.balance.test(folded) && !isPayment({ folded });
/** A "payment arrangement" asks for money. */
const isPayment = ({ folded }: Pick<ChargeLine, "folded">): boolean =>
  LABELS.payments.test(folded) && !LABELS.aside.test(folded);
const valueOf = (line: ChargeLine): number => (isPayment(line) ? -Math.abs(line.amount) : line.amount);

/** "Of which VAT 156.69": said about the line above, and no part of the sum. */
const OF_WHICH =
  /\bdarin enthalten|\b(davon|dont|of which|di cui|waarvan|herav|hvorav|heraf|varav|josta|w tym|z toho|de los cuales|dos quais|ebbol)\b|\bincluded (in|above)\b|^(gst|vat|tax|mwst|ust|tva|iva|btw|moms|mva|dph|kdv)\b.*\b(included|content|enthalten|incluid[ao]|inclus[ao]|compris\w*|ingar)\b|其中/;

function isSum(line: ChargeLine, all: readonly ChargeLine[], due: number): boolean {
  if (OF_WHICH.test(line.folded)) return true;
  if (isNear(line.amount, due, CENT) || isNear(line.amount, 0, CENT)) return true;
  if (LABELS.total.test(line.folded) || SUBTOTAL.test(line.folded)) return true;
  // "Remaining balance" and "balance forward" close the part about the past, so they may stand for it or repeat it.
  if (isBalance(line)) return true;
  return (
    all.some((other) => other !== line && isNear(other.amount, line.amount, CENT)) || LABELS.charges.test(line.folded)
  );
}

export const roundCents = (value: number): number => Math.round(value * 100) / 100;
