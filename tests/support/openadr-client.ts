import type { SubscriptionWords } from "../fixtures/openadr-3.0.1";
import { requireOpenAdrAnswer } from "./openadr-schema";

/**
 * A strict OpenADR 3 client written against the public 3.0.1 YAML alone, and nothing of this server's own contracts: every
 * answer must have the status and the schema that the YAML gives it.
 */
export interface OpenAdrAnswer<Body = Record<string, unknown>> {
  status: number;
  type: string;
  body: Body;
}

export class OpenAdrClient {
  readonly #base: string;
  readonly #words: SubscriptionWords;
  #token: string | null = null;

  /**
   * @param base up to and without the first path of the YAML, such as `/programs`
   * @param words what it subscribes with, and so what it understands in a subscription
   */
  constructor(base: string, words: SubscriptionWords = "names") {
    this.#base = base;
    this.#words = words;
  }

  /** `POST /auth/token`, a form; keeps the token for what follows. */
  async authorize(clientId: string, clientSecret: string, scope?: string): Promise<OpenAdrAnswer> {
    const form = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      ...(scope === undefined ? {} : { scope }),
    });
    const answer = await this.#send("POST", "/auth/token", form);
    if (answer.status === 200) this.#token = String(answer.body.access_token);
    return answer;
  }

  get = (path: string, query: readonly (readonly [string, string])[] = []) =>
    this.#send<Record<string, unknown>[]>("GET", `${path}?${new URLSearchParams(query.map(([k, v]) => [k, v]))}`);
  getOne = (path: string) => this.#send("GET", path);
  post = (path: string, body: object) => this.#send("POST", path, body);
  put = (path: string, body: object) => this.#send("PUT", path, body);
  delete = (path: string) => this.#send("DELETE", path);

  async #send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: URLSearchParams | object,
  ): Promise<OpenAdrAnswer<Body>> {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      body: (await response.json()) as Body,
    };
    requireOpenAdrAnswer(method, path, answer, this.#words);
    return answer;
  }
}
