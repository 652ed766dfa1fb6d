import type { AccountSummary, ChargeLine } from "./charge-lines";
import { CENT, summaryOf } from "./charge-lines";
import { namesTax } from "./labeled-sums";
import { LABELS } from "./labels";
import { isNear } from "./reading";

/** Bills round to whole coins; in India, to ten rupees. */
const ROUNDED_TO = [1, 5, 10];
const LARGEST_ROUNDING_SHARE = 0.01;
/** Between a sum and the sum with taxes there are at most this many taxes. */
const MOST_TAXES = 5;
const PERCENT = /(\d{1,2}(?:[.,]\d{1,6})?) ?%/;

/** "Total 2,023.11, rounding -0.11, to pay 2,023": the sum that an amount due rounds, if it is another one. */
export function unrounded(lines: readonly ChargeLine[], due: number): number | undefined {
  const roundings = lines.filter(({ folded }) => LABELS.rounding.test(folded)).map(({ amount }) => Math.abs(amount));
  const isRoundedTo = (difference: number) =>
    roundings.some((one) => isNear(one, difference, CENT)) ||
    (difference <= LARGEST_ROUNDING_SHARE * due && ROUNDED_TO.some((unit) => due % unit === 0 && difference <= unit));
  return lines.find(
    ({ folded, amount }) =>
      (LABELS.total.test(folded) || LABELS.charges.test(folded)) &&
      !isNear(amount, due, CENT) &&
      isRoundedTo(Math.abs(amount - due)),
  )?.amount;
}

/** "Total excl. VAT 308.79, VAT 27.79, total 336.58": the line in which the taxes behind a sum are added to it. */
export function withTaxes(lines: readonly ChargeLine[], net: number): ChargeLine | undefined {
  for (const [at, start] of lines.entries()) {
    if (!isNear(start.amount, net, CENT)) continue;
    let sum = net;
    for (const line of lines.slice(at + 1, at + 2 + MOST_TAXES)) {
      if (sum > net && line.amount > net && isNear(line.amount, sum, CENT)) return line;
      if (line.page !== start.page || !isTaxOn(line, net)) break;
      sum += line.amount;
    }
  }
  return undefined;
}

/** A tax by its name, or whatever it is called by its rate: "Btw 21% over 691.39  145.19". */
export function isTaxOn({ folded, amount }: ChargeLine, net: number): boolean {
  if (LABELS.balance.test(folded) || LABELS.payments.test(folded) || amount <= 0 || amount >= net) return false;
  const rate = Number(PERCENT.exec(folded)?.[1]?.replace(",", "."));
  return namesTax(folded) || (rate > 0 && isNear((net * rate) / 100, amount, CENT));
}

/** Whether something is taken off directly behind a total, which is not yet what the period cost then. */
export const hasCreditBehind = (lines: readonly ChargeLine[], total: number): boolean =>
  lines.some(({ amount, page }, at) => {
    const next = lines[at + 1];
    const isTotal = isNear(amount, total, CENT) && next !== undefined && next.page === page;
    return (
      isTotal &&
      next.amount < 0 &&
      ![LABELS.balance, LABELS.payments, LABELS.rounding].some((label) => label.test(next.folded))
    );
  });

/** The summary of a stated total that holds older debt ("Total bill amount" = this month's bill + previous outstanding). */
export function summaryWithDebt(
  lines: readonly ChargeLine[],
  totals: readonly number[],
): (AccountSummary & { total: number }) | null {
  for (const total of totals) {
    const summary = summaryOf(lines, total);
    if (summary && summary.carried > CENT.least) return { ...summary, total };
  }
  return null;
}

/** What a total with older debt is rounded to, if that is printed, or else the total: it is what the bill asks for. */
export function askedWithDebt(lines: readonly ChargeLine[], total: number): ChargeLine | undefined {
  const isRounded = ({ amount }: ChargeLine) =>
    !isNear(amount, total, CENT) &&
    Math.abs(amount - total) <= LARGEST_ROUNDING_SHARE * total &&
    ROUNDED_TO.some((unit) => isNear(amount % unit, 0, CENT) && Math.abs(amount - total) <= unit);
  const rounded = lines.find((line) => LABELS.rounding.test(line.folded) && isRounded(line));
  return rounded ?? lines.find(({ amount }) => isNear(amount, total, CENT));
}

/**
 * Whether a sum may hold older debt that no list of labels has a word for: a part of it speaks of the past, or it goes on
 * behind a total of its own with more than taxes and rounding ("total 483.61, open invoice 512.00, to pay 995.61").
 */
export function mayHoldDebt(run: readonly ChargeLine[]): boolean {
  const total = run.findIndex(({ folded }) => LABELS.total.test(folded) && !LABELS.electricityCharges.test(folded));
  const net = run[total]?.amount ?? 0;
  const behind = total < 0 ? [] : run.slice(total + 1);
  return (
    run.some(({ folded }) => OF_THE_PAST.test(folded)) ||
    behind.some((line) => !isTaxOn(line, net) && !LABELS.fee.test(line.folded) && !LABELS.rounding.test(line.folded))
  );
}

/**
 * Whether each part of a sum is called what parts of a bill's cost are called. Under other names it may hold older debt,
 * a donation or an advance payment, so that it adds up proves nothing about the period's cost.
 */
export const isOfCharges = (parts: readonly ChargeLine[], total: number): boolean =>
  parts.every(({ folded, amount }) => isCharge(folded) || Math.abs(amount) <= LARGEST_UNNAMED_SHARE * total);

/** A summary whose sum no line repeats: a small part may be an insurance, a loan or a gift, and "current" what is not yet due. */
export const isOfNamedCharges = (parts: readonly ChargeLine[]): boolean =>
  parts.every(({ folded, amount }) => amount >= 0 && isCharge(folded) && !ONLY_A_SERVICE.test(folded));

const isCharge = (folded: string): boolean => CHARGES.some((label) => label.test(folded));
const LARGEST_UNNAMED_SHARE = 0.1;
const CHARGES: readonly RegExp[] = [
  LABELS.charges,
  LABELS.electricityCharges,
  LABELS.electricity,
  LABELS.gas,
  LABELS.water,
  LABELS.use,
  LABELS.tax,
  LABELS.fee,
  LABELS.fixedCharge,
  LABELS.subscription,
  LABELS.partOfCharges,
  LABELS.beforeTax,
  LABELS.rounding,
  LABELS.total,
  LABELS.tier,
  /\bkwh\b|\bkw\b|度|[峰谷档]|%/,
  /\b(charges?|energ(y|ia|ie)|usage|use|cost|kosten|costs|spesa|peak|rate|tarif\w*|fuel|services?|current|contrib\w*)\b/,
  /\b(discounts?|rebates?|credits?|descuento|remise|rabatt|sconto|korting)\b|sub ?-?total|\bnettobetrag\b/,
];

/** Words that cost something under any name: "Other services", "Current items". */
const ONLY_A_SERVICE =
  /^(?!.*\b(?:electric|energy|power|delivery|supply|network|customer|meter)).*\b(?:services?|current|contrib\w*|peak|use|rate|credits?)\b(?!.*\b(?:charges?|cost|tax|fee|vat)\b)/;

export const OF_THE_PAST =
  /\b(previous|prior|last|before|past|older|opening|anterior(es)?|ant[ei]rieure?s?|precedent[ei]?|vorherig\w*|vorig\w*|forrige|forra|tidligere|tidigare|foregaende|eerder|vorige|poprzedni\w*)\b|[前上](期|月|次)|\bthe (month|period) before\b/;
