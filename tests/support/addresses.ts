/** A client address for each browser: none uses up another's share of the limits. */
export const newAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;
