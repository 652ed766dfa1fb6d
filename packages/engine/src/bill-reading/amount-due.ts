import type { ChargeLine } from "./charge-lines";
import { CENT } from "./charge-lines";
import { LABELS } from "./labels";
import type { Sum } from "./labeled-sums";
import { moneyAt, single } from "./labeled-sums";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";

/** The amount that the bill asks for: the labeled one, or of several the one that is printed most often. */
export function amountDueOf(reading: Reading, lines: readonly ChargeLine[]): Field<number> | null {
  const inCredit = lines.find(({ folded, amount }) => amount < 0 && BALANCE_NOW.test(folded));
  if (inCredit)
    return reading.lines.some(isOfferedBack) ? field(inCredit.amount, 0.85 * inCredit.certainty, inCredit.text) : null;
  const due = moneyAt(reading, LABELS.due).filter(
    ({ folded }) =>
      !LABELS.balance.test(folded) &&
      !LABELS.ifLate.test(folded) &&
      !LABELS.otherTime.test(folded) &&
      !IN_FUTURE.test(folded),
  );
  const ofToday = due.filter(({ text }) => !STARTS_WITH_DATE.test(text));
  const timesPrinted = ({ value }: Sum) => lines.filter(({ amount }) => isNear(amount, value, CENT)).length;
  const labeledDue = ofToday.length > 0 ? ofToday : due;
  const [best] = labeledDue.toSorted((a, b) => timesPrinted(b) - timesPrinted(a) || b.value - a.value);
  const all = best && totalWithArrears(lines, best.value);
  if (all) return field(all.amount, 0.8 * all.certainty, all.text);
  return best ? field(best.value, (single(labeledDue) ? 0.85 : 0.6) * best.certainty, best.text) : null;
}

/**
 * "应收电费合计 1,600 元": what a Chinese company bills for the month is what it asks for, where nothing was carried over or
 * paid ahead.
 */
export function receivableOf(reading: Reading): Field<number> | null {
  const isOther = [LABELS.balance, LABELS.payments, LABELS.due].some((label) => moneyAt(reading, label).length > 0);
  const only = isOther ? undefined : single(moneyAt(reading, RECEIVABLE));
  return only ? field(only.value, 0.6 * only.certainty, only.text) : null;
}

const RECEIVABLE = /[应應]收[电電][费費]/;

/** "Your new account balance 79.05 in credit": what is left on the account, whatever the next debit takes. */
const BALANCE_NOW = /\b(new|closing|current) (account )?balance\b|\bcredit balance\b.*\bdo not pay\b/;
/** A credit that the customer may have back is a negative amount; one that only stays on the account asks for nothing. */
const isOfferedBack = ({ cells }: Reading["lines"][number]): boolean =>
  cells.some(({ folded }) =>
    /\byou have with us\b|\byour (credit|money) back\b|\brefund (of )?your credit\b|\byour credit refunded\b/.test(
      folded,
    ),
  );
/** "After 4 December your amount due will be": not yet. */
const IN_FUTURE = /\bdue will be\b(?! (?:debited|collected|withdrawn|deducted|charged|paid|drafted))/;

/** Between debt and total stand at most this many lines. */
const MOST_BESIDE_TOTAL = 4;

/** "Arrears 492.28, latest account 4,717.31, total 5,209.59": what is asked for holds the older debt that is listed beside it. */
function totalWithArrears(lines: readonly ChargeLine[], due: number): ChargeLine | undefined {
  return lines.find((total, at) => {
    const above = lines.slice(Math.max(0, at - MOST_BESIDE_TOTAL), at);
    const has = (amount: number, label?: RegExp) =>
      above.some((line) => isNear(line.amount, amount, CENT) && (!label || label.test(line.folded)));
    const debt = total.amount - due;
    return LABELS.total.test(total.folded) && debt > CENT.least && has(due) && has(debt, LABELS.balance);
  });
}

/** "20 Sep 2025  Amount due  187.30": an entry in the account's history. */
const STARTS_WITH_DATE =
  /^\s*(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,9}\.? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4}|\p{L}{3}[- '’]\d{2,4}|\d{4}[年-]\d{1,2}月?)\s/u;
