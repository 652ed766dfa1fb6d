/** ISO 4217 for an amount whose currency nothing tells. */
export const NO_CURRENCY = "XXX";
