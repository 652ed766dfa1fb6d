import type { AccountSummary, ChargeLine } from "./charge-lines";
import { CENT, chargesOfTotal, roundCents } from "./charge-lines";
import { commodityOfWords, isOtherSupply } from "./commodities";
import { LABELS } from "./labels";
import type { Sum } from "./labeled-sums";
import { isOfPeriod, moneyAt, moneyIn, single } from "./labeled-sums";
import type { Field, Reading } from "./reading";
import { adjusted, field, isNear } from "./reading";
import type { CostOfPeriod } from "./section-totals";
import { costInSection } from "./section-totals";
import { electricityColumn } from "./side-by-side";
import { fold } from "./text-lines";

/** A bill for gas, water, heat or a telephone too: only what it names as the cost of electricity belongs to the kilowatt-hours. */
export function electricityShare(
  reading: Reading,
  lines: readonly ChargeLine[],
  { summary, due }: { summary: AccountSummary | null; due: number | undefined },
): CostOfPeriod {
  const column = costInColumn(reading);
  if (column) return column;
  const totals = summary
    ? [summary.charges]
    : [
        ...moneyAt(reading, LABELS.charges)
          .filter(isOfPeriod)
          .map(({ value }) => value),
        ...(due === undefined ? [] : [due]),
      ];
  const shares =
    (summary && electricityIn(summary.lines)) ??
    totals.map((total) => electricityIn(chargesOfTotal(lines, total) ?? [])).find((share) => share !== null);
  if (shares) return { totalCost: shares, run: null, isProven: true };
  const section = costInSection(reading, due);
  if (section?.isProven) return section;
  const subtotal = subtotalOfElectricity(lines);
  if (subtotal) return subtotal;
  const named = moneyAt(reading, LABELS.electricityCharges).filter(
    (sum) =>
      isOfPeriod(sum) &&
      !isOtherSupply(sum.folded) &&
      !LABELS.partOfCharges.test(sum.folded) &&
      !IS_OF_USE.test(sum.folded),
  );
  const wholes = named.filter(({ folded }) => LABELS.total.test(folded));
  const own = single(wholes) ?? single(named) ?? mostNamed(named) ?? singleWithEnergy(lines);
  if (!own) return section ?? { totalCost: null, run: null, isProven: null };
  const run = chargesOfTotal(lines, own.value);
  const isRepeated = named.filter(({ value }) => isNear(value, own.value, CENT)).length > 1;
  const others = lines.filter(({ folded }) => LABELS.total.test(folded) && isOtherSupply(folded));
  const rest = totals.map((total) => total - own.value);
  // "Total gas 55.86, total electric of this company 51.05, all 172.12": another company's charges are missing.
  const isPart =
    others.length > 0 &&
    rest.some((one) => one > CENT.least) &&
    !rest.some((one) => others.some(({ amount }) => amount > one - CENT.least));
  const isProven = ((run !== null && run.length > 0) || isRepeated) && !isPart ? true : null;
  const read = field(own.value, 0.8 * own.certainty, own.text);
  return { totalCost: isProven ? adjusted(read, true) : read, run, isProven };
}

/** Each search takes time. */
const MOST_SUBTOTALS = 8;

/** "Energy 812.40, tax 121.86, Electricity 934.26": under the name of the supply alone, what the lines above it add up to. */
export function subtotalOfElectricity(lines: readonly ChargeLine[]): CostOfPeriod | null {
  const named = lines.filter(
    ({ folded, amount }) => amount > 0 && isForElectricity(folded) && /^\p{L}+[\s\d.,']*$/u.test(folded),
  );
  const own = named.slice(0, MOST_SUBTOTALS).flatMap((line) => {
    const run = chargesOfTotal(lines, line.amount);
    return run && run.length > 1 && !run.some(({ folded }) => isOtherSupply(folded)) ? [{ line, run }] : [];
  });
  const [only, more] = own;
  if (!only || more) return null;
  const { line, run } = only;
  return { totalCost: adjusted(field(line.amount, 0.8 * line.certainty, line.text), true), run, isProven: true };
}

/** "Total electric you used in 29 days  614 kWh": no charge, whatever stands in the column beside it. */
const IS_OF_USE = /\b(used|usage|consumed) (in|this|over|during)\b|\byou used\b|\bkwh\b/;

/** What the summary and the details both call the cost of electricity. */
function mostNamed(named: readonly Sum[]): Sum | undefined {
  const times = ({ value }: Sum) => named.filter((other) => isNear(other.value, value, CENT)).length;
  const most = Math.max(0, ...named.map(times));
  return most > 1 ? single(named.filter((sum) => times(sum) === most)) : undefined;
}

/** "Energía  182 kWh  $ 121.440": a line each for electricity, gas and water, and nothing else but sums of them. */
function singleWithEnergy(lines: readonly ChargeLine[]): Sum | undefined {
  const own = lines.filter(({ text, amount }) => amount > 0 && ENERGY_AND_MONEY.test(fold(text)));
  const isSumOfAll = ({ folded }: ChargeLine) =>
    [LABELS.due, LABELS.charges, LABELS.total, LABELS.balance, LABELS.payments].some((label) => label.test(folded));
  const isOfEach = lines.every((line) => own.includes(line) || isOtherSupply(line.folded) || isSumOfAll(line));
  if (!isOfEach || own.some(({ folded }) => isOtherSupply(folded))) return undefined;
  return single(
    own.map(({ amount, index, label, ...line }) => ({ ...line, value: amount, line: index, left: label.left })),
  );
}

/** Without a price, which would make it one of several charges. */
const ENERGY_AND_MONEY = /^(?!.*(?:[@x×/]|\b(?:per|par|por|pro|at|a|à|zu)\b)).*\d ?kwh\b/;

/** Electricity's figure in the first row of charges below "Electricity  Gas  Total", which the others add up with. */
function costInColumn(reading: Reading): CostOfPeriod | null {
  for (const { folded, figure, others, hasTotal, text, certainty } of electricityColumn(reading)) {
    const own = moneyIn(reading, figure)?.value ?? 0;
    const sums = others.map((other) => moneyIn(reading, other)?.value ?? 0);
    const isOther = LABELS.due.test(folded) || (!hasTotal && !LABELS.charges.test(folded));
    if (own <= 0 || sums.some((sum) => sum <= 0) || isOther || !isOfPeriod({ folded })) continue;
    const total = hasTotal ? (sums.at(-1) ?? 0) : null;
    const isSum = total !== null && isNear(own + sums.slice(0, -1).reduce((sum, one) => sum + one, 0), total, CENT);
    if (hasTotal && !isSum) continue;
    const read = field(own, 0.8 * certainty, text);
    return { totalCost: isSum ? adjusted(read, true) : read, run: null, isProven: isSum ? true : null };
  }
  return null;
}

/**
 * The lines of a summary that name electricity, added up ("electric delivery charges", "electric generation charges"
 * of another company), where every other line names another commodity.
 */
function electricityIn(lines: readonly ChargeLine[]): Field<number> | null {
  // "Green power and other optional products" are sold beside it.
  const own = lines.filter(({ folded }) => isForElectricity(folded) && !LABELS.aside.test(folded));
  const unknown = lines.filter((line) => !own.includes(line) && !isOtherSupply(line.folded));
  // What has a name of its own in a list of supplies is one more of them, unless it is called a charge or a credit.
  const isList =
    lines.some(({ folded }) => isOtherSupply(folded)) &&
    unknown.every(({ folded, amount }) => amount > 0 && !MAY_BE_PART.test(folded));
  if (own.length === 0 || (unknown.length > 0 && !isList)) return null;
  const total = roundCents(own.reduce((sum, { amount }) => sum + amount, 0));
  return field(
    total,
    0.8 * Math.min(...own.map(({ certainty }) => certainty)),
    own.map(({ text }) => text).join(" + "),
  );
}

/** What English bills call the parts of a cost, and what is taken off it. */
export const PART_OF_COST =
  "charge|credit|adjust|rider|discount|rebate|deliver|supply|distribut|generat|transmi|network";
const MAY_BE_PART = new RegExp(
  `${PART_OF_COST}|netz|rabatt|bonus|descuento|sconto|korting|${LABELS.tax.source}|${LABELS.fee.source}|${LABELS.subscription.source}|${LABELS.fixedCharge.source}`,
);

export const isForElectricity = (folded: string): boolean => commodityOfWords(folded) === "electricity";
