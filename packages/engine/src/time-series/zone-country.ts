/** The zones of the United States, its territories left out. */
const US_ZONES =
  /^(?:US\/|Pacific\/Honolulu$|America\/(?:New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Detroit|Boise|Juneau|Sitka|Nome|Adak|Yakutat|Metlakatla|Menominee|Indiana|Indianapolis|Fort_Wayne|Kentucky|Louisville|Knox_IN|North_Dakota|Shiprock)\b|(?:EST5EDT|CST6CDT|MST7MDT|PST8PDT|EST|MST|HST|Navajo)$)/;
/** A clock that tells of no country. */
const NO_PLACE = /^(?:Etc\/|UTC$|GMT$)/;

export const isInUnitedStates = (timeZone: string): boolean => US_ZONES.test(timeZone);

/** Continents and oceans, of which countries outside the United States may span several zones. */
const continentOf = (zone: string): string => zone.split("/")[0] ?? zone;

/** Each has its own country, but for those of Russia, Spain and Ukraine, which no tariff is of. */
const ONE_EACH = "Europe";

/**
 * Whether two zones surely lie in different countries: one of them in the United States, both in Europe, or on other
 * continents. Of others on one continent that is not known.
 */
export function areInOtherCountries(one: string, other: string): boolean {
  if (one === other || NO_PLACE.test(one) || NO_PLACE.test(other)) return false;
  const inUnitedStates = [one, other].filter(isInUnitedStates).length;
  const isKnown = continentOf(one) !== continentOf(other) || continentOf(one) === ONE_EACH;
  return inUnitedStates === 0 ? isKnown : inUnitedStates === 1;
}
