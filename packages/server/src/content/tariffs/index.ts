import { CALIFORNIA } from "./california";
import { DAY_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { EAST } from "./east";
import type { CatalogTariff } from "./entry";
import { EUROPE } from "./europe";
import { NATIONAL } from "./national";

export type { CatalogTariff } from "./entry";

/** The catalog, keyed by id. */
export const TARIFF_CATALOG: readonly CatalogTariff[] = [...CALIFORNIA, ...EAST, ...NATIONAL, ...EUROPE].map((entry) => ({
  ...entry,
  item: {
    ...entry.item,
    label: entry.id,
    startdate: midnight(entry.effectiveDate) / SECOND_MS,
    ...(entry.lastDate !== undefined && { enddate: (midnight(entry.lastDate) + DAY_MS) / SECOND_MS }),
  },
}));

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
