/** Countries that products are sent to (ISO 3166-1 alpha-2), with what their postal codes look like. */
const POSTAL_CODES = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CN: /^\d{6}$/,
  AU: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NZ: /^\d{4}$/,
  SG: /^\d{6}$/,
} as const satisfies Record<string, RegExp>;

export type ShippingCountry = keyof typeof POSTAL_CODES;
export const SHIPPING_COUNTRIES = Object.keys(POSTAL_CODES) as [ShippingCountry, ...ShippingCountry[]];

const WITH_REGION: readonly ShippingCountry[] = ["US", "CA", "CN", "AU"];

/** Whether a parcel there needs a state or province. */
export const needsRegion = (country: ShippingCountry): boolean => WITH_REGION.includes(country);

export const isPostalCode = (country: ShippingCountry, code: string): boolean => POSTAL_CODES[country].test(code);

/** The most characters that each line of an address has. */
export const ADDRESS_LENGTHS = { name: 80, line1: 120, line2: 120, city: 80, region: 80, postalCode: 12 } as const;
