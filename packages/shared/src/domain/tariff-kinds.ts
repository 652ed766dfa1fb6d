/** How the price of a kWh is set: always the same, by how much was used, or by the hour. */
export const TARIFF_KINDS = ["flat", "tiered", "time_of_use"] as const;
export type TariffKind = (typeof TARIFF_KINDS)[number];
