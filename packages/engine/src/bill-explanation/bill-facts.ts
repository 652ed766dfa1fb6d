/** A bill as far as it is known. Costs are whole cents of one currency. */
export interface BillFacts {
  days: number;
  kwh: number;
  /** Everything that the bill charges for the period. */
  costCents: number;
  /** Charges that do not depend on use; null where the bill does not tell. */
  fixedCents?: number | null;
  taxesCents?: number | null;
  /** The bill's own price per kWh, before fixed charges and taxes. */
  ratePerKwh?: number | null;
  heatingDegreeDays?: number | null;
  coolingDegreeDays?: number | null;
  /** Use by time-of-use period with its price. */
  touSplit?: readonly { period: string; kwh: number; ratePerKwh: number }[] | null;
}

export type Limitation =
  /** Without degree-days of both bills, weather is part of use. */
  | "weather_without_degree_days"
  /** Without a sensitivity or six earlier bills with degree-days, or when these do not show one. */
  | "weather_without_sensitivity"
  /** Fixed charges are not known for both bills, so they are within the price. */
  | "price_includes_fixed"
  | "price_includes_taxes"
  /** The price is cost / energy of each bill, so tiers and times of use are within it. */
  | "price_is_average"
  /** The splits do not name the same periods or do not sum to the use. */
  | "time_of_use_not_comparable"
  /** One of the bills used nothing, so its price is taken from the other. */
  | "price_of_no_use";
