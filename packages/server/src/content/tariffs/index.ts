import { CALIFORNIA } from "./california";
import { EAST } from "./east";
import type { CatalogTariff } from "./entry";
import { EUROPE } from "./europe";
import { NATIONAL } from "./national";

export type { CatalogTariff } from "./entry";

/** The catalog, keyed by id. */
export const TARIFF_CATALOG: readonly CatalogTariff[] = [...CALIFORNIA, ...EAST, ...NATIONAL, ...EUROPE].map((entry) => ({
  ...entry,
  item: { ...entry.item, label: entry.id, startdate: Date.parse(`${entry.effectiveDate}T00:00:00Z`) / 1_000 },
}));
