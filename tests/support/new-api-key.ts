import { newRegistration } from "../factories/account";

/** An API key on a server in its own process: registers an account whose session creates the key. */
export async function newApiKey(url: string): Promise<string> {
  const headers = { "content-type": "application/json", origin: url };
  const registered = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers,
    body: JSON.stringify(newRegistration()),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const created = await fetch(`${url}/api/keys`, {
    method: "POST",
    headers: { ...headers, cookie },
    body: JSON.stringify({ name: "Test" }),
  });
  return ((await created.json()) as { key: string }).key;
}
