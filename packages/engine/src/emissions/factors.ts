import { EGRID_KG_PER_KWH, EGRID_SOURCE, EGRID_YEAR } from "./egrid";

/** Average emissions of a kWh from the grid of a place over a year. */
export interface EmissionFactor {
  /** ISO 3166 country, `EU`, or `US-` with an eGRID subregion. */
  location: string;
  kgPerKwh: number;
  /** Year of the generation that it describes. */
  year: number;
  source: string;
  /** What it counts: carbon dioxide alone, or all greenhouse gases as carbon dioxide. */
  gases: "co2" | "co2e";
  /** `generation` at the power station, `lifecycle` with fuel supply and construction. */
  scope: "generation" | "lifecycle";
}

const GRAMS_PER_KG = 1_000;
const EMBER_YEAR = 2023;
const EMBER_SOURCE = "Ember, Yearly Electricity Data (CC BY 4.0)";

/**
 * Life-cycle intensity of generation in the European Union, g CO2e/kWh in 2023. Source: Ember, Yearly Electricity Data,
 * CC BY 4.0, https://ember-energy.org/data/yearly-electricity-data/.
 */
const EMBER_GRAMS_PER_KWH: Readonly<Record<string, number>> = {
  EU: 243.83,
  AT: 110.81,
  BE: 138.11,
  BG: 335.33,
  CY: 534.32,
  CZ: 449.72,
  DE: 380.95,
  DK: 151.65,
  EE: 416.67,
  ES: 174.05,
  FI: 79.16,
  FR: 56.04,
  GR: 336.57,
  HR: 204.96,
  HU: 204.19,
  IE: 290.81,
  IT: 330.72,
  LT: 160.07,
  LU: 105.26,
  LV: 123.2,
  MT: 459.14,
  NL: 267.62,
  PL: 661.93,
  PT: 165.55,
  RO: 240.58,
  SE: 40.7,
  SI: 231.28,
  SK: 116.77,
};

const FACTORS: ReadonlyMap<string, EmissionFactor> = new Map(
  [
    ...Array.from(EGRID_KG_PER_KWH, ([location, kgPerKwh]): EmissionFactor => ({
      location,
      kgPerKwh,
      year: EGRID_YEAR,
      source: EGRID_SOURCE,
      gases: "co2e",
      scope: "generation",
    })),
    ...Object.entries(EMBER_GRAMS_PER_KWH).map(([location, grams]): EmissionFactor => ({
      location,
      kgPerKwh: grams / GRAMS_PER_KG,
      year: EMBER_YEAR,
      source: EMBER_SOURCE,
      gases: "co2e",
      scope: "lifecycle",
    })),
    {
      // The factors of 2025 describe the generation of 2023.
      location: "GB",
      kgPerKwh: 0.177,
      year: 2023,
      source: "UK DESNZ, Government conversion factors for company reporting 2025 (June 2025)",
      gases: "co2e",
      scope: "generation",
    } as const,
    {
      location: "CN",
      kgPerKwh: 0.5366,
      year: 2022,
      source: "MEE and NBS of China, CO2 factors of electricity for 2022 (20 December 2024)",
      gases: "co2",
      scope: "generation",
    } as const,
  ].map((factor) => [factor.location, factor]),
);

/** Places that there is a factor for. */
export const EMISSION_LOCATIONS: readonly string[] = [...FACTORS.keys()].toSorted();

/** Factor of a place; of a subregion that is not known the country's; undefined where there is none. */
export function emissionFactor(location: string): EmissionFactor | undefined {
  const [country = ""] = location.split("-");
  return FACTORS.get(location) ?? FACTORS.get(country);
}
