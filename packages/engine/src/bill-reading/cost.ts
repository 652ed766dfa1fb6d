import type { Money } from "./amounts";
import { LABELS } from "./labels";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { US_ADDRESS } from "./service-period";
import type { TextLine } from "./text-lines";
import { textOf } from "./text-lines";

const CENT = { least: 0.015 };
/** Longer lists of charges are no bill of a home or small business. */
const MAX_CHARGE_LINES = 40;

/** A line that ends in an amount of money. */
export interface ChargeLine {
  index: number;
  page: number;
  folded: string;
  text: string;
  amount: number;
  certainty: number;
}

export function chargeLines({ lines, amounts }: Reading): ChargeLine[] {
  return lines.flatMap((line, index) => {
    const money = amounts.money(textOf(line)).at(-1);
    if (!money || line.cells.length === 0) return [];
    const words = ownWords(line);
    return [
      { index, page: line.page, folded: words, text: textOf(line), amount: money.value, certainty: line.certainty },
    ];
  });
}

/**
 * In a line with several columns, the text that labels its last amount: from the last cell that begins with a letter.
 */
function ownWords({ cells }: TextLine): string {
  const name = cells.findLastIndex(
    ({ folded }, index) => /^\p{L}/u.test(folded) && (index < cells.length - 1 || cells.length === 1),
  );
  return cells
    .slice(Math.max(0, name))
    .map(({ folded }) => folded)
    .join("  ");
}

/**
 * What the period cost. Charges of the period count before an amount due, which may hold older debt: where the bill
 * carries a balance that payments did not settle, an amount due alone is not taken.
 */
export function totalCostOf(reading: Reading, hasElectricity: boolean): Field<number> | null {
  const isForSeveral =
    (hasElectricity || isAboutElectricity(reading)) &&
    chargeLines(reading).some(({ folded, amount }) => isOtherCommodity(folded) && amount > 0);
  if (isForSeveral) return electricityShare(reading);
  const charges = moneyAt(reading, LABELS.charges).filter(isOfPeriod);
  const due = moneyAt(reading, LABELS.due).filter(({ folded }) => !LABELS.balance.test(folded));
  const totals = moneyAt(reading, LABELS.grandTotal).filter(isOfPeriod);
  const agreed = charges.find(({ value }) => due.some((other) => isNear(other.value, value, CENT)));
  if (agreed) return field(agreed.value, 0.93 * agreed.certainty, agreed.text);
  const charged = single(charges) ?? largestOf(charges);
  if (charged) return field(charged.value, (charges.length > 1 ? 0.65 : 0.88) * charged.certainty, charged.text);
  if (hasOpenBalance(reading)) return null;
  const owed = single(due) ?? single(totals);
  return owed ? field(owed.value, 0.8 * owed.certainty, owed.text) : null;
}

/** A bill for gas too: only what it names as the cost of electricity belongs to the kilowatt-hours. */
function electricityShare(reading: Reading): Field<number> | null {
  const own = single(moneyAt(reading, LABELS.electricityCharges).filter(({ folded }) => !isOtherCommodity(folded)));
  return own ? field(own.value, 0.8 * own.certainty, own.text) : null;
}

function isAboutElectricity({ lines }: Reading): boolean {
  return lines.some(({ cells }) => cells.some(({ folded }) => LABELS.electricity.test(folded)));
}

/** "Gas and electric" is a company's name. */
function isOtherCommodity(folded: string): boolean {
  return (LABELS.gas.test(folded) || LABELS.water.test(folded)) && !LABELS.electricity.test(folded);
}

interface Sum {
  value: number;
  text: string;
  folded: string;
  certainty: number;
}

function moneyAt(reading: Reading, label: RegExp): Sum[] {
  return labeled(reading.lines, label).flatMap((found) => {
    const hit = firstValue(found, (text) => moneyIn(reading, text)?.value);
    return hit && hit.value > 0
      ? [{ value: hit.value, text: found.text, folded: found.context, certainty: found.certainty }]
      : [];
  });
}

function moneyIn({ amounts }: Reading, text: string): Money | undefined {
  const money = amounts.money(text);
  return money.find(({ currency }) => currency !== undefined) ?? money.at(-1);
}

function isOfPeriod({ folded }: Sum): boolean {
  const isOther = LABELS.otherTime.test(folded) || LABELS.balance.test(folded) || LABELS.payments.test(folded);
  return (
    !isOther && !/\b(excl|before|without|hors|netto?)\b|\bht\b|\btotal (taxes|impuestos|energy charge)/.test(folded)
  );
}

function single(sums: readonly Sum[]): Sum | undefined {
  const [first] = sums;
  return first && sums.every(({ value }) => isNear(value, first.value, CENT)) ? first : undefined;
}

/** "Total electricity charges" and "total charges": the larger holds the smaller. */
function largestOf(sums: readonly Sum[]): Sum | undefined {
  return sums.toSorted((a, b) => b.value - a.value)[0];
}

function hasOpenBalance(reading: Reading): boolean {
  const sum = (label: RegExp) =>
    Math.max(
      0,
      ...labeled(reading.lines, label).flatMap((found) =>
        Math.abs(firstValue(found, (text) => moneyIn(reading, text)?.value)?.value ?? 0),
      ),
    );
  const carried = sum(LABELS.balance);
  return carried > 0 && !isNear(carried, sum(LABELS.payments), CENT);
}

/**
 * The charges directly above the total that add up to it; null if there are none, and an empty run if they do not add
 * up. A total that also occurs in a summary is tried at each place.
 */
export function chargesOfTotal(lines: readonly ChargeLine[], total: number): ChargeLine[] | null {
  let hadLines = false;
  for (const [at, { amount }] of lines.entries()) {
    if (!isNear(amount, total, CENT)) continue;
    const above = lines.slice(Math.max(0, at - MAX_CHARGE_LINES), at);
    const run: ChargeLine[] = [];
    let sum = 0;
    for (const line of above.toReversed()) {
      if (LABELS.balance.test(line.folded) || LABELS.payments.test(line.folded)) break;
      if (/\bsub ?-?total\b|zwischensumme|\bnettobetrag\b|sous-total|\btotal ht\b|小计/.test(line.folded)) continue;
      run.unshift(line);
      sum += line.amount;
      if (run.length > 1 && isNear(sum, total, CENT)) return run;
    }
    hadLines ||= run.length > 1;
  }
  return hadLines ? [] : null;
}

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
  return field(Math.round(sum * 100) / 100, confidence * certainty, distinct.map(({ text }) => text).join(" + "));
}

/** Energy charges state the amount of energy or its price. */
function isNamedCharge({ amounts }: Reading, { folded, text }: ChargeLine): boolean {
  const isOfEnergy = /\bkwh\b|千瓦时|度/.test(folded) || amounts.rates(text).length > 0;
  const isOfSummary = LABELS.due.test(folded) || LABELS.balance.test(folded) || LABELS.payments.test(folded);
  return isOfEnergy || isOfSummary || LABELS.fixedCharge.test(folded) || LABELS.otherTime.test(folded);
}

const ISO_OF: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  元: "CNY",
  RMB: "CNY",
  US$: "USD",
  CA$: "CAD",
  C$: "CAD",
  A$: "AUD",
};
const CANADIAN_ADDRESS = /\b[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b/;

/** The bill's currency by its signs and codes; a bare `$` by the country of an address on the bill, else as it is. */
export function currencyOf({ lines, amounts }: Reading): Field<string> | null {
  const counts = new Map<string, { count: number; text: string }>();
  for (const line of lines) {
    for (const { currency } of amounts.money(textOf(line))) {
      if (currency === undefined) continue;
      const sign = currency.toUpperCase();
      counts.set(sign, { count: (counts.get(sign)?.count ?? 0) + 1, text: counts.get(sign)?.text ?? textOf(line) });
    }
  }
  const [usual] = [...counts].toSorted((a, b) => b[1].count - a[1].count);
  const whole = lines.map(textOf).join("\n");
  if (!usual) return /[（(]元[）)]|单位:?\s?元/.test(whole) ? field("CNY", 0.8, "元") : null;
  const [sign, { text }] = usual;
  if (sign === "¥") return /\p{Script=Han}/u.test(whole) ? field("CNY", 0.85, text) : null;
  if (sign !== "$") return field(ISO_OF[sign] ?? sign, 0.95, text);
  const named = /\b(USD|CAD|AUD|NZD)\b/.exec(whole)?.[1];
  if (named) return field(named, 0.9, named);
  if (US_ADDRESS.test(whole)) return field("USD", 0.8, US_ADDRESS.exec(whole)?.[0].replace(/^,\s?/, "") ?? text);
  if (CANADIAN_ADDRESS.test(whole)) return field("CAD", 0.8, CANADIAN_ADDRESS.exec(whole)?.[0] ?? text);
  if (/\bABN\b/.test(whole)) return field("AUD", 0.8, "ABN");
  return field("$", 0.9, text);
}
