import type { ChargeLine } from "./charge-lines";
import { CENT } from "./charge-lines";
import { LABELS } from "./labels";
import type { Sum } from "./labeled-sums";
import { isOfPeriod, moneyAt, single } from "./labeled-sums";
import type { Field, Reading } from "./reading";
import { adjusted, field, isNear } from "./reading";

/** What the period cost, and whether the bill's own sums bear it out (null: nothing to add). */
export interface CostOfPeriod {
  totalCost: Field<number> | null;
  /** The lines that add up to the cost; empty when they do not, null when there are none. */
  run: readonly ChargeLine[] | null;
  isProven: boolean | null;
}

/**
 * "Electricity … Total cost 101.64" and "Gas … Total cost 19.02": a total of the same name under the heading of each
 * supply. The sum of two of them, printed as a total or an amount due, proves them. Null without totals of both.
 */
export function costInSection(reading: Reading, due: number | undefined): CostOfPeriod | null {
  const totals = [...moneyAt(reading, LABELS.charges), ...moneyAt(reading, LABELS.total)].filter(
    (sum) => isOfPeriod(sum) && !LABELS.partOfCharges.test(sum.folded),
  );
  const supplyOf = ({ line, left, folded }: Sum) => reading.commodities.at(line, left, folded);
  const own = totals.filter((sum) => supplyOf(sum) === "electricity" && !LABELS.due.test(sum.folded));
  const others = totals.filter((sum) => !["electricity", undefined].includes(supplyOf(sum)));
  const isTotal = (value: number) =>
    [due ?? 0, ...totals.map((sum) => sum.value)].some((total) => isNear(total, value, CENT));
  const proven = own.find(({ value }) => others.some((other) => isTotal(value + other.value)));
  const found = proven ?? (others.length > 0 ? single(own) : undefined);
  if (!found) return null;
  const read = field(found.value, 0.75 * found.certainty, found.text);
  return { totalCost: proven ? adjusted(read, true) : read, run: null, isProven: proven ? true : null };
}
