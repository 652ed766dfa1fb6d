import type { AccountSummary, ChargeLine } from "./charge-lines";
import { CENT, roundCents } from "./charge-lines";
import { isForElectricity } from "./electricity-share";
import { isWithTax } from "./labeled-sums";
import { LABELS } from "./labels";
import { adjusted, field, isNear } from "./reading";
import type { Reading } from "./reading";
import type { CostOfPeriod } from "./section-totals";

/**
 * "Electricity total (incl. VAT) 50.71" of "invoice total 57.44", where services are sold beside it: the bill's own total
 * with its taxes is the cost. The service and its tax, which come to the rest, prove it.
 */
export function electricityWithTax(
  reading: Reading,
  lines: readonly ChargeLine[],
  all: number,
): Pick<CostOfPeriod, "totalCost" | "isProven"> | null {
  if (!reading.lines.some(({ cells }) => cells.some(({ folded }) => HEADS_SERVICES.test(folded)))) return null;
  const own = lines.find(
    (line) =>
      isTotalOfElectricity(line) && isWithTax(line.folded) && line.amount > all / 2 && line.amount < all - CENT.least,
  );
  if (!own) return null;
  const services = lines
    .filter(({ folded }) => NAMES_SERVICES.test(folded))
    .map(({ amount }) => amount)
    .slice(0, MOST_SERVICES);
  const rest = all - own.amount;
  const isProven = services.some(
    (one) => isNear(one, rest, CENT) || services.some((tax) => isNear(one + tax, rest, CENT)),
  );
  const read = field(own.amount, 0.85 * own.certainty, own.text);
  return { totalCost: isProven ? adjusted(read, true) : read, isProven: isProven ? true : null };
}

/**
 * "Total electricity 403.12, total rentals 11.87, total new charges 414.99": what has a total of its own beside that of
 * electricity, and a name that no part of electricity's cost has, was sold beside it. The printed sum of both proves it.
 */
export function electricityBesideRental(
  lines: readonly ChargeLine[],
  all: number,
): Pick<CostOfPeriod, "totalCost" | "isProven"> | null {
  const other = lines.filter(isTotalOfRental);
  const own = lines.find(
    (line) => isTotalOfElectricity(line) && other.some(({ amount }) => isNear(line.amount + amount, all, CENT)),
  );
  return own ? { totalCost: adjusted(field(own.amount, 0.85 * own.certainty, own.text), true), isProven: true } : null;
}

/** A total of something that is rented or served, and no charge for electricity. */
export const isTotalOfRental = ({ folded, amount }: ChargeLine): boolean =>
  amount > 0 &&
  /^(?:sub)?tota[al]/.test(folded) &&
  namesRental(folded) &&
  !isForElectricity(folded) &&
  !LABELS.due.test(folded);

export const namesRental = (folded: string): boolean => NAMES_RENTAL.test(folded) || LABELS.otherService.test(folded);
const NAMES_RENTAL =
  /\b(?:rentals?|leas(?:es|ing)|locations? d.equipement|total locations?|alquiler(?:es)?|noleggi[oi]?|alugue(?:l|is)|mieten?|huur|appliances?|products?|merchandise|(?:non-?energy|other|additional|optional|home) (?:services?|products?|items?))\b/;

/** "Water heater rental 20.00" among the charges: nothing tells whether the total is meant without it. */
export const isRentedAppliance = (folded: string): boolean => RENTED_APPLIANCE.test(folded);
const RENTED_APPLIANCE =
  /\b(?:water heater|furnace|boiler|appliance|tank|charger|air conditioner|heat pump) (?:rental|lease)\b|\brental of (?:your |the |a )?(?:water heater|furnace|boiler|appliance|tank|charger)\b/;

const HEADS_SERVICES =
  /^(?:total )?(?:services(?! (?:charge|industriels))|servicios|servizi|servicos|dienstleistungen|diensten)/;
const NAMES_SERVICES = /\bservices?\b(?! charge)|\bservicios\b|\bservizi\b|\bservicos\b|\bdienst(e|en|leistungen)\b/;
/** Each pair of them is tried. */
const MOST_SERVICES = 40;

export const isTotalOfElectricity = ({ folded }: ChargeLine): boolean =>
  LABELS.total.test(folded) && LABELS.electricityCharges.test(folded) && !LABELS.partOfCharges.test(folded);

/**
 * "Charges 131.30, repair plan 9.99, taxes 9.91" and in the details "tax on electricity 9.19, tax on other products 0.72":
 * the tax on what is left out is left out, too.
 */
export function withOwnTax(lines: readonly ChargeLine[], { lines: own, charges, hasAsides }: AccountSummary): number {
  const tax = own.find(({ folded }) => LABELS.tax.test(folded));
  if (!hasAsides || !tax) return charges;
  const part = lines.find((line, at) => {
    const next = lines[at + 1];
    const isSplit = next && LABELS.tax.test(line.folded) && isNear(line.amount + next.amount, tax.amount, CENT);
    return isSplit && isForElectricity(line.folded) && !isForElectricity(next.folded);
  });
  return part ? roundCents(charges - tax.amount + part.amount) : charges;
}

/** The tax of a summary that may be on what was left out of the charges as well. */
export const mayTaxAsides = ({ lines: own, charges, hasAsides }: AccountSummary, ofPeriod: number): boolean =>
  hasAsides && isNear(charges, ofPeriod, CENT) && own.some(({ folded }) => LABELS.tax.test(folded));
