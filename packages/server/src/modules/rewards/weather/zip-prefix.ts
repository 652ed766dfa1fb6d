const DIGITS = 3;

/** The first three digits of a ZIP code: an area with one weather, and too large to tell whose home it is. */
export const zipPrefixOf = (zipCode: string): string => zipCode.slice(0, DIGITS);
