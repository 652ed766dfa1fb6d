import type { ChargeLine } from "./charge-lines";
import { roundCents } from "./charge-lines";
import { LABELS } from "./labels";
import type { Field, Reading } from "./reading";
import { field } from "./reading";

/** Charges that nothing names may be taxes too, so their sum is most likely less than all of them. */
const UNNAMED_CHARGES_FACTOR = 0.4;

/**
 * Taxes and fees: the bill's own subtotal, otherwise the sum of its tax and fee lines. The confidence of the sum
 * depends on whether every charge of the bill has a known name.
 */
export function taxesOf(
  reading: Reading,
  lines: readonly ChargeLine[],
  run: readonly ChargeLine[] | null,
): Field<number> | null {
  const stated = lines.find(({ folded, amount }) => LABELS.totalTaxes.test(folded) && amount > 0);
  if (stated) return field(stated.amount, 0.85 * stated.certainty, stated.text);
  const isAdded = run !== null && run.length > 0;
  const charges = (isAdded ? run : lines).filter(
    ({ folded }) => !LABELS.notALine.test(folded) && !LABELS.total.test(folded),
  );
  const taxed = charges.filter(({ folded }) => LABELS.tax.test(folded) || LABELS.fee.test(folded));
  const distinct = [...new Map(taxed.map((line) => [`${line.folded}`, line])).values()];
  if (distinct.length === 0) return null;
  const sum = distinct.reduce((total, { amount }) => total + amount, 0);
  const certainty = Math.min(...distinct.map((line) => line.certainty));
  const hasUnnamed = charges.some((line) => !taxed.includes(line) && !isNamedCharge(reading, line));
  const confidence = (isAdded ? 0.85 : run === null ? 0.55 : 0.35) * (hasUnnamed ? UNNAMED_CHARGES_FACTOR : 1);
  return field(roundCents(sum), confidence * certainty, distinct.map(({ text }) => text).join(" + "));
}

/** Energy charges state the amount of energy or its price. */
function isNamedCharge({ amounts }: Reading, { folded, text }: ChargeLine): boolean {
  const isOfEnergy = /\bkwh\b|千瓦时|度/.test(folded) || amounts.rates(text).length > 0;
  const isOfSummary = LABELS.due.test(folded) || LABELS.balance.test(folded) || LABELS.payments.test(folded);
  return isOfEnergy || isOfSummary || LABELS.fixedCharge.test(folded) || LABELS.otherTime.test(folded);
}
