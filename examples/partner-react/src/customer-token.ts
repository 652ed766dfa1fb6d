/**
 * A short token for the customer who is signed in, from the utility's own server: it alone knows who that is, and the
 * signing key. The widget asks again before a token expires.
 */
export async function customerToken(): Promise<string> {
  const response = await fetch("/wattleaf-token", { method: "POST" });
  if (!response.ok) throw new Error(`The customer's token could not be fetched: ${response.status}`);
  return response.text();
}
