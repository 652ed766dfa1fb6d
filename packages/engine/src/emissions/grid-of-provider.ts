import type { UtilityProvider } from "@wattleaf/shared/domain/providers";

/** The grid that each utility's homes take from, as EPA's eGRID cuts the country. */
const SUBREGION: Partial<Record<UtilityProvider, string>> = {
  pge: "US-CAMX",
  sce: "US-CAMX",
  sdge: "US-CAMX",
  ladwp: "US-CAMX",
  smud: "US-CAMX",
  con_ed: "US-NYCW",
  pseg: "US-RFCE",
  bge: "US-RFCE",
  pepco: "US-RFCE",
};

/** The location of a home's emission factor; the country's average where the utility is not known. */
export const gridOfProvider = (provider: UtilityProvider | null): string => (provider && SUBREGION[provider]) ?? "US";
