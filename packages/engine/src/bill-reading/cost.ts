import { amountDueOf, receivableOf } from "./amount-due";
import type { AccountSummary, ChargeLine } from "./charge-lines";
import { CENT, chargesOfTotal, summaryOf } from "./charge-lines";
import { commodityOfWords, isOtherSupply } from "./commodities";
import { debitedAmount } from "./debited-amount";
import { electricityShare, isForElectricity, PART_OF_COST, subtotalOfElectricity } from "./electricity-share";
import { LABELS } from "./labels";
import type { Sum } from "./labeled-sums";
import { isOfPeriod, largestOf, moneyAt, moneyIn, namesTax, single } from "./labeled-sums";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { adjusted, field, isNear } from "./reading";
import type { CostOfPeriod } from "./section-totals";
import { costInSection } from "./section-totals";
import { electricityColumn, summaryInRow } from "./side-by-side";
import { refundOf } from "./refund";
import {
  electricityBesideRental,
  electricityWithTax,
  isRentedAppliance,
  isTotalOfElectricity,
  isTotalOfRental,
  mayTaxAsides,
  withOwnTax,
} from "./services-beside";
import { isOfAnotherCompany, totalOfCompanies } from "./two-companies";
import {
  askedWithDebt,
  hasCreditBehind,
  isOfCharges,
  isOfNamedCharges,
  isTaxOn,
  mayHoldDebt,
  OF_THE_PAST,
  summaryWithDebt,
  unrounded,
  withTaxes,
} from "./whole-total";

/** The cost of the period, and what is to be paid. */
export interface Costs extends CostOfPeriod {
  amountDue: Field<number> | null;
  isDueProven: boolean | null;
}

/**
 * What the period cost, apart from what is to be paid, which may hold older debt. Charges of the period count before an
 * amount due; where a balance was carried over, the summary's charges count, and an amount due alone is no cost.
 */
export function costsOf(reading: Reading, lines: readonly ChargeLine[], hasElectricity: boolean): Costs {
  const row = summaryInRow(reading);
  const labeledDue = row ? field(row.due.amount, 0.85 * row.due.certainty, row.due.text) : amountDueOf(reading, lines);
  const debited = labeledDue ? null : debitedAmount(reading);
  const costs = costsWithDue(reading, lines, { row, amountDue: labeledDue ?? debited, hasElectricity });
  // A sentence or the name of the month's sum is weaker than a label, whatever adds up.
  if (debited) return { ...costs, isDueProven: null };
  return costs.amountDue ? costs : { ...costs, amountDue: receivableOf(reading), isDueProven: null };
}

interface Asked {
  row: ReturnType<typeof summaryInRow>;
  amountDue: Field<number> | null;
  hasElectricity: boolean;
}

function costsWithDue(
  reading: Reading,
  lines: readonly ChargeLine[],
  { row, amountDue, hasElectricity }: Asked,
): Costs {
  const whole = amountDue && unrounded(lines, amountDue.value);
  const refund = amountDue ? null : refundOf(lines);
  const summaryOfDue =
    row?.summary ??
    refund?.summary ??
    (amountDue &&
      (summaryOf(lines, amountDue.value) ?? (whole === undefined || whole === null ? null : summaryOf(lines, whole))));
  const charges = moneyAt(reading, LABELS.charges).filter(isOfPeriod);
  const withDebt = summaryOfDue
    ? null
    : summaryWithDebt(
        lines,
        charges.map(({ value }) => value),
      );
  const summary = summaryOfDue ?? withDebt;
  const isForSeveral =
    (hasElectricity || isAboutElectricity(reading)) &&
    (electricityColumn(reading).length > 0 ||
      costInSection(reading, amountDue?.value)?.isProven === true ||
      lines.some(({ folded, amount }) => isOtherSupply(folded) && amount > 0) ||
      isPartOfAccount(reading, lines));
  const asked = amountDue ?? refund?.paidBack ?? null;
  const owed = !asked && withDebt ? askedWithDebt(lines, withDebt.total) : undefined;
  const due = asked
    ? summaryOfDue
      ? adjusted(asked, true)
      : asked
    : owed
      ? field(owed.amount, 0.8 * owed.certainty, owed.text)
      : null;
  const share = isForSeveral && electricityShare(reading, lines, { summary, due: due?.value });
  if (share && (share.totalCost || !sellsServicesOnly(lines))) {
    const total = due ? undefined : largestOf(charges);
    const all = total && dueIfNothingIsCarried(reading, lines, field(total.value, total.certainty, total.text));
    return { ...share, amountDue: due ?? all ?? null, isDueProven: summaryOfDue ? true : null };
  }

  const ofPeriod = summary && (chargesAlone(lines, summary) ?? withOwnTax(lines, summary));
  const stated = summary
    ? (charges.find(({ value }) => isNear(value, ofPeriod ?? 0, CENT)) ?? null)
    : (single(charges) ??
      charges.find(({ value }) => due !== null && isNear(value, due.value, CENT)) ??
      largestOf(charges));
  const found = stated
    ? field(stated.value, (charges.length > 1 && !summary ? 0.65 : 0.88) * stated.certainty, stated.text)
    : ((summary && field(ofPeriod ?? summary.charges, 0.8, summary.text)) ??
      costIfNothingIsCarried(reading, lines, amountDue, whole ?? undefined));
  if (!found) return { totalCost: null, amountDue: due, run: null, isProven: null, isDueProven: null };
  const taxed = summary ? undefined : withTaxes(lines, found.value);
  const totalCost = taxed ? field(taxed.amount, 0.85 * taxed.certainty, taxed.text) : found;
  const both = totalOfCompanies(lines, totalCost.value);
  if (both)
    return { totalCost: both, amountDue: due, run: null, isProven: true, isDueProven: summaryOfDue ? true : null };
  const ofElectricity =
    electricityBesideRental(lines, totalCost.value) ??
    electricityBefore(lines, totalCost.value) ??
    electricityWithTax(reading, lines, totalCost.value);
  if (ofElectricity) return { ...ofElectricity, amountDue: due, run: null, isDueProven: summaryOfDue ? true : null };
  const run = chargesOfTotal(lines, totalCost.value);
  const addsUp = run !== null && run.length > 0;
  // Lines that do not add up may be other columns or notes; they count less than lines that do.
  const isDoubtfulSum = summary
    ? (stated === null && !isOfNamedCharges(summary.lines)) ||
      mayTaxAsides(summary, totalCost.value) ||
      (stated === null && summary.lines.some(({ folded }) => OF_THE_PAST.test(folded))) ||
      isBesideElectricity(summary.lines, totalCost.value)
    : charges.some(({ value, folded }) => value < totalCost.value - CENT.least && isOfAnotherCompany(folded)) ||
      lines.some((line) => isTotalOfRental(line) && line.amount < totalCost.value) ||
      hasLargerTotal(charges, totalCost.value) ||
      hasCreditBehind(lines, totalCost.value) ||
      mayHoldDebt(run ?? []) ||
      !isOfCharges(run ?? [], totalCost.value);
  const holdsRental = [...(run ?? []), ...(summary?.lines ?? [])].some(({ folded }) => isRentedAppliance(folded));
  const isDoubtful = isDoubtfulSum || holdsRental;
  const isProven = (summary || addsUp) && !isDoubtful ? true : run === null || isDoubtful ? null : false;
  const cost = isProven ? adjusted(totalCost, true) : isProven === null ? totalCost : lowered(totalCost);
  const isSame = (sum: number | null | undefined) => typeof sum === "number" && isNear(sum, cost.value, CENT);
  const isSameProven = isProven === true && (isSame(due?.value) || isSame(whole));
  const toPay = due ?? (addsUp && !mayHoldDebt(run) ? dueIfNothingIsCarried(reading, lines, cost) : null);
  return { totalCost: cost, amountDue: toPay, run, isProven, isDueProven: summaryOfDue || isSameProven ? true : null };
}

/** A municipal account: electricity has a subtotal of its own, and other charges are under a heading of water. */
const isPartOfAccount = ({ commodities }: Reading, lines: readonly ChargeLine[]): boolean =>
  subtotalOfElectricity(lines) !== null &&
  lines.some(({ index, label, folded, amount }) => {
    const commodity = commodities.at(index, label.left, folded);
    return amount > 0 && commodity !== undefined && commodity !== "electricity";
  });

function isAboutElectricity({ lines }: Reading): boolean {
  return lines.some(({ cells }) => cells.some(({ folded }) => LABELS.electricity.test(folded)));
}

/** Beside electricity a telephone or an insurance, but no gas, water or heat. */
const sellsServicesOnly = (lines: readonly ChargeLine[]): boolean =>
  lines.every(({ folded, amount }) => amount <= 0 || !isOtherSupply(folded) || commodityOfWords(folded) === undefined);

/** Without a label of its own, what is paid or debited on the day that the bill names is its total, if nothing else was. */
function dueIfNothingIsCarried(
  { lines }: Reading,
  sums: readonly ChargeLine[],
  cost: Field<number>,
): Field<number> | null {
  const isOther = sums.some(({ folded }) => LABELS.balance.test(folded) || LABELS.payments.test(folded));
  const day = lines.find(({ cells }) => cells.some(({ folded }) => LABELS.payBy.test(folded)));
  if (isOther || !day || lines.some(isInCredit)) return null;
  return field(cost.value, 0.6 * day.certainty, cost.text);
}

/** "Your account is in credit": nothing is to be paid. */
const isInCredit = ({ cells }: Reading["lines"][number]): boolean =>
  cells.some(({ folded }) => /\bin credit\b|\bno payment (is )?(required|due|needed)\b/.test(folded));

/** Another total of charges than the one that was taken: their lines may add up, too. */
const hasLargerTotal = (charges: readonly Sum[], cost: number): boolean =>
  charges.some(({ value }) => value > cost + CENT.least);

/**
 * "Current month charge 586.32, [what could not be read] 50.00 CR": the charges of a summary that have lines of their own
 * elsewhere are the period's, and what stands beside them is not, unless it is a tax.
 */
function chargesAlone(lines: readonly ChargeLine[], { lines: own }: AccountSummary): number | null {
  const [only, more] = own.filter(
    ({ folded, amount }) => amount > 0 && (LABELS.charges.test(folded) || isForElectricity(folded)),
  );
  const others = own.filter((line) => line !== only);
  if (!only || more || others.length === 0 || others.some((line) => namesTax(line.folded))) return null;
  const isLarge = others.some(({ amount }) => amount > MOST_BESIDE * only.amount);
  if (!LABELS.charges.test(only.folded) && (isLarge || others.some(({ folded }) => OF_THE_COST.test(folded))))
    return null;
  const run = chargesOfTotal(lines, only.amount);
  return run !== null && run.length > 0 ? only.amount : null;
}

/** What is sold beside electricity costs less than this share of it; more may be a second company's charge. */
const MOST_BESIDE = 0.2;

/**
 * "Total electric charges 222.52, The Power to Care 2.00, total current charges 224.52": what is asked for beside the
 * electricity, under whatever name, is no cost of it. Nothing between the electricity's total and
 * the total of all is a charge, a credit or a tax.
 */
function electricityBefore(lines: readonly ChargeLine[], all: number): Pick<Costs, "totalCost" | "isProven"> | null {
  for (const [at, line] of lines.entries()) {
    const isTotal =
      isTotalOfElectricity(line) ||
      (isForElectricity(line.folded) &&
        !LABELS.partOfCharges.test(line.folded) &&
        lines.some((other) => isTotalOfElectricity(other) && isNear(other.amount, line.amount, CENT)));
    if (!isTotal || line.amount <= 0 || line.amount >= all - CENT.least) continue;
    let rest = all - line.amount;
    for (const next of lines.slice(at + 1, at + 1 + MOST_ASIDES)) {
      if (isNear(next.amount, all, CENT)) {
        if (!isNear(rest, 0, CENT)) break;
        const run = chargesOfTotal(lines, line.amount);
        const isProven = run !== null && run.length > 0 ? true : null;
        const read = field(line.amount, 0.85 * line.certainty, line.text);
        return { totalCost: isProven ? adjusted(read, true) : read, isProven };
      }
      if (OF_THE_COST.test(next.folded) || isTaxOn(next, line.amount) || next.page !== line.page) break;
      rest -= next.amount;
    }
  }
  return null;
}

/** "Electricity 188.40, Entertainment 62.10": what stands beside the electricity may be something else. */
const isBesideElectricity = (parts: readonly ChargeLine[], total: number): boolean =>
  parts.some(({ folded }) => isForElectricity(folded)) && !isOfCharges(parts, total);

const MOST_ASIDES = 4;
const OF_THE_COST = new RegExp(String.raw`${PART_OF_COST}|fee\b`);

const lowered = <T>(read: Field<T>): Field<T> => field(read.value, read.confidence * 0.85, read.text);

function costIfNothingIsCarried(
  reading: Reading,
  lines: readonly ChargeLine[],
  amountDue: Field<number> | null,
  whole: number | undefined,
): Field<number> | null {
  if (hasOpenBalance(reading)) return null;
  const unroundedLine = whole === undefined ? undefined : lines.find(({ amount }) => amount === whole);
  if (amountDue && amountDue.value > 0)
    return field(
      unroundedLine?.amount ?? amountDue.value,
      amountDue.confidence * 0.95,
      unroundedLine?.text ?? amountDue.text,
    );
  const total = single(moneyAt(reading, LABELS.grandTotal).filter(isOfPeriod));
  return total ? field(total.value, 0.7 * total.certainty, total.text) : null;
}

function hasOpenBalance(reading: Reading): boolean {
  const sum = (label: RegExp) =>
    Math.max(
      0,
      ...labeled(reading.lines, label).flatMap((found) =>
        IS_PAID.test(found.label)
          ? 0
          : Math.abs(firstValue(found, (text) => moneyIn(reading, text)?.value)?.value ?? 0),
      ),
    );
  const carried = sum(LABELS.balance);
  return carried > 0 && !isNear(carried, sum(LABELS.payments), CENT);
}

/** "Previous bill: 58.40 paid on 3 Nov" is open no more. */
const IS_PAID =
  /\d.*\b(paid|pag(ad)?[ao]|pagat[ao]|payee?|bezahlt|beglichen|betaal?[dt]|innbetalt|oplacono|maksettu|settled|saldada|liquidad[ao])\b|已[缴付交]清?/;
