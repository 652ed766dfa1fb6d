/** The zones of the United States, its territories left out. */
const US_ZONES =
  /^(?:US\/|Pacific\/Honolulu$|America\/(?:New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Detroit|Boise|Juneau|Sitka|Nome|Adak|Yakutat|Metlakatla|Menominee|Indiana|Kentucky|North_Dakota)\b)/;
/** A clock that tells of no country. */
const NO_PLACE = /^(?:Etc\/|UTC$|GMT$)/;

export const isInUnitedStates = (timeZone: string): boolean => US_ZONES.test(timeZone);

/** Whether two zones certainly lie in different countries: only those of the United States are known to share one. */
export function areInOtherCountries(one: string, other: string): boolean {
  if (one === other || NO_PLACE.test(one) || NO_PLACE.test(other)) return false;
  return !(isInUnitedStates(one) && isInUnitedStates(other));
}
