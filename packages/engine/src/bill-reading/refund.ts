import type { AccountSummary, ChargeLine } from "./charge-lines";
import { summaryOf } from "./charge-lines";
import { LABELS } from "./labels";
import type { Field } from "./reading";
import { field } from "./reading";

/**
 * A settlement that pays money back: the period's charges, what was paid ahead, and the credit that is left of it
 * ("Rechnungsbetrag 1.292,56, Abschläge -1.331,00, Ihr Guthaben 38,44"). It asks for a negative amount. A credit that
 * no sum proves may be an older one, and one that stays on the account is not paid back.
 */
export function refundOf(lines: readonly ChargeLine[]): { paidBack: Field<number>; summary: AccountSummary } | null {
  const credits = lines.filter(({ amount, folded }) => amount !== 0 && LABELS.refund.test(folded));
  for (const line of credits.slice(0, MOST_CREDITS)) {
    const credit = Math.abs(line.amount);
    const summary = summaryOf(lines, -credit, line);
    if (summary) return { paidBack: field(-credit, 0.85 * line.certainty, line.text), summary };
  }
  return null;
}

/** A settlement is near the top; each search takes time. */
const MOST_CREDITS = 4;
