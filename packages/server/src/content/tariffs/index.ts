import { CALIFORNIA } from "./california";
import { EAST } from "./east";
import type { CatalogueTariff } from "./entry";
import { NATIONAL } from "./national";

export type { CatalogueTariff } from "./entry";

/** The catalogue; each item under its own id. */
export const TARIFF_CATALOGUE: readonly CatalogueTariff[] = [...CALIFORNIA, ...EAST, ...NATIONAL].map((entry) => ({
  ...entry,
  item: { ...entry.item, label: entry.id, startdate: Date.parse(`${entry.effectiveDate}T00:00:00Z`) / 1_000 },
}));
