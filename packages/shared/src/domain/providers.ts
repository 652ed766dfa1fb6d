/** The utilities that a household can name; `other` is any that is not among them. */
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
