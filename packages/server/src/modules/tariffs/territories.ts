import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import { type Territory, UNKNOWN_TERRITORY } from "@wattleaf/engine/tariff/territory";
import { type CatalogTariff, TARIFF_CATALOG } from "../../content/tariffs";

/** Where a catalog tariff is offered; of the national averages, which no utility offers, only the country is known. */
export const territoryOfEntry = ({ provider, country, region, timeZone }: CatalogTariff): Territory =>
  region === null
    ? { ...UNKNOWN_TERRITORY, country }
    : { utility: provider === "other" ? null : provider, country, region, timeZone };

/** Of a tariff in full, what the catalog knows of its utility; null where that is not one of the catalog's. */
export function territoryOfUtility({ utility }: UrdbItem): Territory | null {
  const entry = TARIFF_CATALOG.find(({ item, provider }) => provider !== "other" && item.utility === utility);
  return entry ? territoryOfEntry(entry) : null;
}

interface HomePlace {
  provider?: UtilityProvider | undefined;
  country?: string | undefined;
  region?: string | undefined;
}

/** What a request says of where the home is, with what follows from its utility. */
export function territoryOfHome({ provider, country, region }: HomePlace): Partial<Territory> {
  const entry = TARIFF_CATALOG.find((each) => each.provider === provider && provider !== "other");
  return {
    ...(entry && territoryOfEntry(entry)),
    ...(country !== undefined && { country }),
    ...(region !== undefined && { region }),
  };
}
