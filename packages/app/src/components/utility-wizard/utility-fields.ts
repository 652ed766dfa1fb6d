/** The form's values while it is filled in: initially no provider is chosen. */
export interface UtilityFields {
  utilityProvider: string;
  accountNumber: string;
  zipCode: string;
  serviceAddress: string;
}

export const EMPTY_FIELDS: UtilityFields = { utilityProvider: "", accountNumber: "", zipCode: "", serviceAddress: "" };
