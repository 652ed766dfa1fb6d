/** A unique client address per browser, so that browsers do not share rate limits. */
export const newAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;
