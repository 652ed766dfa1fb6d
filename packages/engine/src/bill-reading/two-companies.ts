import type { ChargeLine } from "./charge-lines";
import { CENT } from "./charge-lines";
import { isOtherSupply } from "./commodities";
import { LABELS } from "./labels";
import type { Field } from "./reading";
import { adjusted, field, isNear } from "./reading";
import { namesRental } from "./services-beside";

/**
 * "Total charges of the network 94.75, total charges of the supplier 85.83, total current charges of both 180.58": where
 * one company delivers and another sells the electricity, the period cost what both ask for. Only a printed total of
 * both tells that the two are to be added.
 */
export function totalOfCompanies(lines: readonly ChargeLine[], cost: number): Field<number> | null {
  const parts = lines.filter(isWhole);
  if (!parts.some(({ amount }) => isNear(amount, cost, CENT))) return null;
  for (const all of parts) {
    const rest = all.amount - cost;
    if (rest < CENT.least || !IS_OF_ALL.test(all.folded)) continue;
    const other = parts.find((line) => isNear(line.amount, rest, CENT) && !isNear(rest, cost, CENT));
    if (other) return adjusted(field(all.amount, 0.85 * all.certainty, all.text), true);
  }
  return null;
}

/** What all that a company charges for electricity comes to. */
const isWhole = ({ folded, amount }: ChargeLine): boolean =>
  amount > 0 &&
  (LABELS.charges.test(folded) || (LABELS.total.test(folded) && NAMES_CHARGES.test(folded))) &&
  ![LABELS.due, LABELS.balance, LABELS.payments, LABELS.aside, LABELS.otherTime, LABELS.beforeTax].some((label) =>
    label.test(folded),
  ) &&
  !isOtherSupply(folded) &&
  !namesRental(folded);

const NAMES_CHARGES = /\b(?:charges?|costs?|supplier|supply|generation|delivery|kosten|frais|cargos|costi)\b/;
/** A total of both speaks of the bill or the period, and not of a part. */
const IS_OF_ALL = /\b(?:all|both|current|new|combined|electric(?:ity)?|consumption|this|month|period|bill|charges)\b/;

/** "Charges this month, supplier": the other company's share, which the larger one beside it does not hold. */
export const isOfAnotherCompany = (folded: string): boolean => SUPPLIER.test(folded);
const SUPPLIER =
  /\b(?:suppliers?|retailers?|generation (?:company|provider|supplier)|lieferant|fournisseur|comercializadora|venditore|leverancier)\b/;
