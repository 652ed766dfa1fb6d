import { createApiKey } from "../../packages/shared/src/contracts/api-keys";
import type { ApiKeyScope } from "../../packages/shared/src/domain/api-keys";
import { SITE_ORIGIN, type TestApi } from "./api";

/** Acts as a browser for a page: keeps cookies and sends its origin. */
export class BrowserSession {
  readonly #cookies = new Map<string, string>();

  #apiKey: string | null = null;

  constructor(
    readonly api: TestApi,
    readonly origin: string | null = SITE_ORIGIN,
  ) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.origin) headers.set("origin", this.origin);
    if (this.#apiKey) headers.set("authorization", `Bearer ${this.#apiKey}`);
    if (this.#cookies.size > 0)
      headers.set("cookie", Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.api.fetch(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.sendJson("POST", path, body, headers);
  }

  sendJson(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** A caller of the public API: no browser, but an API key of this session's account. */
  async withApiKey(scopes?: readonly ApiKeyScope[]): Promise<BrowserSession> {
    return this.callerWith(await this.newApiKey(scopes));
  }

  callerWith(apiKey: string): BrowserSession {
    const caller = new BrowserSession(this.api, null);
    caller.#apiKey = apiKey;
    return caller;
  }

  /** From now on, a page that has this widget token. */
  useToken(token: string): void {
    this.#apiKey = token;
  }

  async newApiKey(scopes?: readonly ApiKeyScope[]): Promise<string> {
    const response = await this.postJson(createApiKey.path, { name: "Test", scopes });
    return ((await response.json()) as { key: string }).key;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  #keep(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split(";");
    const [name = "", value = ""] = pair.split("=");
    const gone = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
    if (gone || value === "") this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
