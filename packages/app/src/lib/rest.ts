/** @throws Error when there is no response, or one that is not ok */
export async function getJson<T>(path: string, query: Readonly<Record<string, string | number>>): Promise<T> {
  const fields = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return readJson(await fetch(`${path}?${new URLSearchParams(fields)}`, { credentials: "include" }));
}

/** @throws Error when there is no response, or one that is not ok */
export async function postJson<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return readJson(await fetch(path, { method: "POST", credentials: "include", headers, body: JSON.stringify(body) }));
}

async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
