import { zoneClock } from "@wattleaf/shared/domain/zone-clock";

/** Where a tariff is offered, or where a home is; null for what is not known. */
export interface Territory {
  /** The utility: of a known territory by its id, otherwise by its name. */
  utility: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The state or province by its postal code, such as CA. */
  region: string | null;
  timeZone: string | null;
}

export const UNKNOWN_TERRITORY: Territory = { utility: null, country: null, region: null, timeZone: null };

/** Whether a home can choose a tariff: `unknown` where what is known neither confirms nor excludes it. */
export type Served = "served" | "unknown" | "elsewhere";

/**
 * Holds a tariff's territory against a home. Where both utilities are known they decide; otherwise another country,
 * region or standard time excludes the tariff, and the same region confirms nothing: a state has many utilities.
 */
export function servedAt(territory: Territory, home: Territory): Served {
  const isSameUtility = territory.utility !== null && territory.utility === home.utility;
  if (isSameUtility) return "served";
  const differs = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;
  // A name alone may be written in several ways, so only utilities whose region is known exclude each other.
  const areKnown = territory.region !== null && home.region !== null;
  if (areKnown && differs(territory.utility, home.utility)) return "elsewhere";
  if (differs(territory.country, home.country) || differs(territory.region, home.region)) return "elsewhere";
  const isOtherTime =
    territory.timeZone !== null &&
    home.timeZone !== null &&
    standardOffsetMs(territory.timeZone) !== standardOffsetMs(home.timeZone);
  return isOtherTime ? "elsewhere" : "unknown";
}

const JANUARY_MS = Date.UTC(2025, 0, 15);
const JULY_MS = Date.UTC(2025, 6, 15);

/** Offset without daylight saving, which a home's meter may not follow though its utility does. */
function standardOffsetMs(timeZone: string): number {
  const clock = zoneClock(timeZone);
  return Math.min(clock(JANUARY_MS) - JANUARY_MS, clock(JULY_MS) - JULY_MS);
}
