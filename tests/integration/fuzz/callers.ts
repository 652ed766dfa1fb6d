import { createApiKey } from "../../../packages/shared/src/contracts/api-keys";
import { register } from "../../../packages/shared/src/contracts/auth";
import { openWidgetSession } from "../../../packages/shared/src/contracts/partners";
import { newRegistration } from "../../factories/account";
import type { CallerKind } from "./requests";

/** How a caller shows who they are. */
export interface Credentials {
  headers: Record<string, string>;
  /** What must be in no response and no log. */
  secrets: readonly string[];
}

/** One caller of each kind, who signs in again after a call that ended the session or the key. */
export class Callers {
  readonly #current = new Map<CallerKind, Promise<Credentials>>();

  constructor(
    readonly url: string,
    readonly widget: { origin: string; key: string },
  ) {}

  credentials(kind: CallerKind): Promise<Credentials> {
    const current = this.#current.get(kind) ?? this.#signIn(kind);
    this.#current.set(kind, current);
    return current;
  }

  /** @param rejected those that the server no longer accepts; calls at the same time renew them once */
  async renew(kind: CallerKind, rejected: Credentials): Promise<void> {
    if ((await this.#current.get(kind)) === rejected) this.#current.delete(kind);
  }

  async #signIn(kind: CallerKind): Promise<Credentials> {
    if (kind === "visitor") return { headers: { origin: this.url }, secrets: [] };
    if (kind === "widget") {
      const { origin, key } = this.widget;
      const opened = await this.#post(openWidgetSession.path, { key }, { origin });
      const { token } = (await opened.json()) as { token: string };
      return { headers: { origin, authorization: `Bearer ${token}` }, secrets: [token] };
    }
    const registered = await this.#post(register.path, newRegistration(), { origin: this.url });
    const cookies = registered.headers.getSetCookie().map((one) => one.split(";")[0]!);
    const session = { origin: this.url, cookie: cookies.join("; ") };
    const secrets = cookies.map((one) => one.slice(one.indexOf("=") + 1)).filter((value) => value.length >= 16);
    if (kind === "user") return { headers: session, secrets };
    const created = await this.#post(createApiKey.path, { name: "Fuzz" }, session);
    const { key } = (await created.json()) as { key: string };
    return { headers: { authorization: `Bearer ${key}` }, secrets: [key] };
  }

  async #post(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
