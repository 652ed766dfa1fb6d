/**
 * The Wattleaf API client in one file, using only fetch: Node 18 or newer, Bun, or Deno. Keys are for servers. Never
 * put one in a web page.
 *
 *     import { Wattleaf } from "./wattleaf.mjs";
 *     const wattleaf = new Wattleaf({ url: "https://your-wattleaf.example", apiKey: "wl_live_..." });
 *     console.log(await wattleaf.get("/api/v1/...", { name: "value" }));
 */

// #region retry
const RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const WORTH_A_RETRY = [429, 503];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Retries rate-limited and overloaded requests up to three times,
 * waiting for Retry-After, or 1, 2, and 4 seconds without it.
 */
export async function fetchWithRetry(url, options, wait = sleep) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch(url, options);
    const final = !WORTH_A_RETRY.includes(response.status);
    if (final || attempt === RETRIES) return response;
    const seconds = response.headers.get("retry-after");
    await wait(seconds ? seconds * 1000 : FIRST_WAIT_MS * 2 ** attempt);
  }
}
// #endregion

/** An API error: `status`, `code` (such as "invalid_input"), and `issues`, which name each field to fix. */
export class WattleafError extends Error {
  constructor(status, { code, message, issues = [] }) {
    super(`${status} ${code}: ${message}`);
    this.name = "WattleafError";
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

export class Wattleaf {
  constructor({ url = process.env.WATTLEAF_URL, apiKey = process.env.WATTLEAF_API_KEY, wait } = {}) {
    if (!url || !apiKey) throw new Error("Set WATTLEAF_URL and WATTLEAF_API_KEY.");
    this.url = url.replace(/\/$/, "");
    this.apiKey = apiKey;
    this.wait = wait;
  }

  get(path, query = {}) {
    return this.#call("GET", `${path}?${new URLSearchParams(query)}`);
  }

  post(path, body) {
    return this.#call("POST", path, JSON.stringify(body));
  }

  async #call(method, path, body) {
    const headers = { authorization: `Bearer ${this.apiKey}`, "content-type": "application/json" };
    const response = await fetchWithRetry(this.url + path, { method, headers, body }, this.wait);
    const answer = await response.json().catch(() => ({ message: response.statusText }));
    if (!response.ok) throw new WattleafError(response.status, answer);
    return answer;
  }
}
