/** Fields that the product takes from a bill, judged on real documents and imitations of real issuers. */
export const REAL_FIELDS = [
  "provider",
  "servicePeriod",
  "energyKwh",
  "totalCost",
  "amountDue",
  "currency",
  "demandKw",
] as const;
export type RealField = (typeof REAL_FIELDS)[number];
