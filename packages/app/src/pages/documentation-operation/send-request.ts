import type { TryProps } from "./try-props";

/** What a call came to. */
export interface TryResult {
  status: number;
  ms: number;
  /** Calls left in this minute; null where the answer does not say. */
  remaining: string | null;
  body: string;
}

const TIMEOUT_MS = 60_000;

/** The address with the fields filled in; what is empty is left out of the query. */
export function addressOf({ path, pathFields, queryFields }: Pick<TryProps, "path" | "pathFields" | "queryFields">) {
  const filled = pathFields.reduce(
    (address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(
    queryFields.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/**
 * Calls the API as a program would: with the key alone, without the cookies of a session.
 * @throws Error when there is no answer
 */
export async function sendRequest(
  method: string,
  address: string,
  key: string,
  body: string | null,
): Promise<TryResult> {
  const startedAt = performance.now();
  const response = await fetch(address, {
    method,
    credentials: "omit",
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === null ? {} : { "content-type": "application/json" }),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return {
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
    remaining: response.headers.get("ratelimit-remaining"),
    body: indented(text),
  };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Where JSON is wrong; null for JSON. */
export function jsonProblem(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
