import { keyedFetch } from "./keyed-fetch";

/** A response that is not ok. */
export class RestError extends Error {
  override readonly name = "RestError";
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
  }

  /** The error code that the body names. */
  get code(): string | null {
    try {
      return (JSON.parse(this.body) as { code?: string }).code ?? null;
    } catch {
      return null;
    }
  }
}

/** @throws Error when there is no response, or a RestError when it is not ok */
export async function getJson<T>(path: string, query: Readonly<Record<string, string | number>> = {}): Promise<T> {
  const fields = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = fields.size > 0 ? `${path}?${fields}` : path;
  return readJson(await fetch(address, { credentials: "include" }));
}

/** @throws Error when there is no response, or a RestError when it is not ok */
export async function postJson<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  return readJson(await keyedFetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function readJson<T>(response: Response): Promise<T> {
  if (!response.ok) throw new RestError(response.status, await response.text());
  return (await response.json()) as T;
}
