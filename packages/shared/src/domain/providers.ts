/** The utilities that a household can choose; `other` is any that is not listed. */
export const UTILITY_PROVIDERS = [
  "pge",
  "sce",
  "sdge",
  "ladwp",
  "smud",
  "con_ed",
  "pseg",
  "bge",
  "pepco",
  "other",
] as const;
export type UtilityProvider = (typeof UTILITY_PROVIDERS)[number];
