import type { Money } from "./amounts";
import { CENT } from "./charge-lines";
import { LABELS } from "./labels";
import type { Labeled } from "./near-label";
import { firstValue, labeled } from "./near-label";
import type { Reading } from "./reading";
import { isNear } from "./reading";

/** An amount of money beside a label. */
export interface Sum {
  value: number;
  text: string;
  folded: string;
  certainty: number;
  /** Where the label is. */
  line: number;
  left: number;
}

/** "Previous balance 140.10" under another label. */
const HAS_OWN_LABEL = /^\p{L}{4}.*\d/u;

export function moneyAt(reading: Reading, label: RegExp): Sum[] {
  return labeled(reading.lines, label).flatMap((found) => {
    const places = found.places.filter(({ where, text }) => where !== "below" || !HAS_OWN_LABEL.test(text));
    const value =
      grossIn(reading, found) ?? firstValue({ ...found, places }, (text) => moneyIn(reading, text)?.value)?.value ?? 0;
    const { text, certainty, line, left } = found;
    return value > 0 ? [{ value, text, folded: ownWords(found), certainty, line, left }] : [];
  });
}

/** "Total 1,185.94  272.76  1,458.70" in the columns net, tax and gross: the last is the total. */
function grossIn(reading: Reading, { places }: Labeled): number | undefined {
  const row = places.filter(({ where }) => where === "right").map(({ text }) => moneyIn(reading, text)?.value ?? 0);
  const [net = 0, tax = 0, gross = 0] = row.slice(-3);
  return row.length > 2 && tax > 0 && tax < net * LARGEST_TAX_SHARE && isNear(net + tax, gross, CENT)
    ? gross
    : undefined;
}

const LARGEST_TAX_SHARE = 0.3;

/** "Arrears: 88.20 amount due: 252.76": a label behind another one's figure is not about that. */
function ownWords({ label, match }: Pick<Labeled, "label" | "match">): string {
  const at = label.indexOf(match);
  return /\d/.test(label.slice(0, at)) ? label.slice(at) : label;
}

export function moneyIn({ amounts }: Reading, text: string): Money | undefined {
  const money = amounts.money(text);
  return money.find(({ currency }) => currency !== undefined) ?? money.at(-1);
}

export function isOfPeriod({ folded }: Pick<Sum, "folded">): boolean {
  const isOther = LABELS.otherTime.test(folded) || LABELS.balance.test(folded) || LABELS.payments.test(folded);
  return (
    !isOther &&
    !LEVEL_PAYMENT.test(folded) &&
    (isWithTax(folded) || !LABELS.tax.test(folded)) &&
    !LABELS.beforeTax.test(folded) &&
    !/\bdont\b|\btotal (taxes|impuestos|energy charge)/.test(folded)
  );
}

export const isWithTax = (folded: string): boolean =>
  /\b(incl?|inkl|including|includes?|inclusief|inbegrepen|inclus[aeo]?|incluid[ao]|compris\w*|enthalten|ttc|tvac|brutto|con iva|sis|vcetne|vc|s dph|z vat|cu tva|kdv dahil)\b|含税/.test(
    folded,
  ) && !/不含税/.test(folded);

/** Whether words name a tax, beside a note that one is included: "Equipment rental (incl. HST)" is none. */
export const namesTax = (folded: string): boolean =>
  LABELS.tax.test(folded.replaceAll(/[(（][^()（）]*[)）]/g, (note) => (isWithTax(note) ? " " : note)));

/** "Equal pay current amount": a share of the year's bills, whatever this month's is. */
const LEVEL_PAYMENT =
  /\b(budget|level(ized)?|equal(ized)?|average|balanced) ?(monthly )?(bill(ing)?|plan|pay(ment)?s?)\b|\bversements? egaux\b/;

export function single(sums: readonly Sum[]): Sum | undefined {
  const [first] = sums;
  return first && sums.every(({ value }) => isNear(value, first.value, CENT)) ? first : undefined;
}

/** "Total electricity charges" and "total charges": the larger holds the smaller. */
export function largestOf(sums: readonly Sum[]): Sum | undefined {
  return sums.toSorted((a, b) => b.value - a.value)[0];
}
