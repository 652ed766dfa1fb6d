import { HOUR_SECONDS } from "../../packages/shared/src/domain/time";
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { greenButtonEntries, greenButtonFeed, inBlocks } from "../factories/energy";

const CLIENT = { id: "wattleaf", secret: "shared secret" };
const PAGE_BLOCKS = 60;
const INTERVAL_SECONDS = HOUR_SECONDS;

/** The custodian's reaction to the next request for readings, instead of a response. */
export type Trouble = "busy" | "dropped" | "endless" | "malformed" | "preparing" | "preparing_for_long" | "slow";

/** A connection that breaks off, or on which nothing arrives. */
type Answer = Response | "dropped" | "slow";

interface Reading {
  wattHours: number;
  updatedMs: number;
}

/**
 * A utility with Green Button Connect My Data on loopback: OAuth 2 with PKCE, Basic authentication of the client and
 * single-use refresh tokens; ESPI's Authorization resource; a batch in pages, by published and by updated time. One
 * customer, who consents at once by default.
 */
export class EspiCustodian {
  readonly #server: Server;
  readonly #readings = new Map<number, Reading>();
  readonly #codes = new Map<string, { redirectUri: string; challenge: string | null }>();
  #accessToken = "";
  #refreshToken = "";
  #troubles: Trouble[] = [];
  #revoked = false;
  /** The requests it received, except for the readings' pages. */
  readonly calls: string[] = [];
  customerAgrees = true;
  /** Seconds; a token that expires at once shows whether it is renewed. */
  tokenLifetimeSeconds = HOUR_SECONDS;
  /** The stated URL of the readings; another host shows whether it is requested. */
  resourceUri: string | null = null;

  private constructor(server: Server) {
    this.#server = server;
    server.on("request", (incoming, outgoing) => void this.#serve(incoming, outgoing));
  }

  static async open(): Promise<EspiCustodian> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    return new EspiCustodian(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The operator's configuration of it. */
  get configuration() {
    return {
      authorizationUrl: `${this.origin}/oauth/authorize`,
      tokenUrl: `${this.origin}/oauth/token`,
      resourceUrl: `${this.origin}/espi/1_1/resource`,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      scope: "FB=4_5_15;IntervalDuration=3600",
      pkce: true,
    };
  }

  get isRevoked(): boolean {
    return this.#revoked;
  }

  /** Hourly readings from a given time on, published at another. */
  publish(startMs: number, wattHours: readonly number[], updatedMs: number): void {
    for (const [index, each] of wattHours.entries()) {
      this.#readings.set(startMs / 1_000 + index * INTERVAL_SECONDS, { wattHours: each, updatedMs });
    }
  }

  /** The customer revokes the consent at the utility. */
  withdraw(): void {
    this.#revoked = true;
  }

  /** The tokens expire early. */
  forgetAccessToken(): void {
    this.#accessToken = "";
  }

  /** One for each of the next requests for readings. */
  makeTrouble(...troubles: Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  /** Resets it for the next test. */
  reset(): void {
    this.#readings.clear();
    this.#troubles = [];
    this.#revoked = false;
    this.calls.length = 0;
    this.customerAgrees = true;
    this.tokenLifetimeSeconds = HOUR_SECONDS;
    this.resourceUri = null;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "GET", url = "/", headers } = incoming;
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
    const body = method === "GET" || method === "DELETE" ? null : Buffer.concat(chunks);
    const request = new Request(`${this.origin}${url}`, { method, headers: headers as Record<string, string>, body });
    const response = await this.#answer(request);
    if (response === "slow") return;
    if (response === "dropped") {
      outgoing.writeHead(200, { "content-length": "5000" });
      outgoing.write("<feed><entry>", () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  async #answer(request: Request): Promise<Answer> {
    const url = new URL(request.url);
    if (url.pathname === "/oauth/authorize") return this.#authorize(url);
    if (url.pathname === "/oauth/token") return this.#token(request);
    if (request.headers.get("authorization") !== `Bearer ${this.#accessToken}` || this.#accessToken === "") {
      return new Response("", { status: 401, headers: { "www-authenticate": "Bearer" } });
    }
    if (url.pathname.startsWith("/espi/1_1/resource/Authorization/")) return this.#authorization(request.method);
    if (this.#revoked) return new Response("", { status: 403 });
    return this.#trouble(this.#troubles.shift()) ?? this.#batch(url);
  }

  #authorize(url: URL): Response {
    const parameter = (name: string) => url.searchParams.get(name) ?? "";
    const back = new URL(parameter("redirect_uri"));
    back.searchParams.set("state", parameter("state"));
    if (parameter("client_id") !== CLIENT.id || parameter("response_type") !== "code") {
      return new Response("unknown client", { status: 400 });
    }
    if (this.customerAgrees) {
      const code = randomUUID();
      const challenge = url.searchParams.get("code_challenge");
      this.#codes.set(code, { redirectUri: parameter("redirect_uri"), challenge });
      this.#revoked = false;
      back.searchParams.set("code", code);
    } else back.searchParams.set("error", "access_denied");
    return new Response(null, { status: 302, headers: { location: back.href } });
  }

  async #token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const basic = `Basic ${btoa(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret).replaceAll("%20", "+")}`)}`;
    if (request.headers.get("authorization") !== basic)
      return Response.json({ error: "invalid_client" }, { status: 401 });
    this.calls.push(`token ${form.get("grant_type")}`);
    const isGood = form.get("grant_type") === "refresh_token" ? this.#takesRefresh(form) : this.#takesCode(form);
    if (!isGood) return Response.json({ error: "invalid_grant" }, { status: 400 });
    this.#accessToken = randomUUID();
    this.#refreshToken = randomUUID();
    return Response.json({
      access_token: this.#accessToken,
      token_type: "Bearer",
      expires_in: this.tokenLifetimeSeconds,
      refresh_token: this.#refreshToken,
      scope: "FB=4_5_15;IntervalDuration=3600",
      resourceURI: this.resourceUri ?? `${this.origin}/espi/1_1/resource/Batch/Subscription/7`,
      authorizationURI: `${this.origin}/espi/1_1/resource/Authorization/9`,
    });
  }

  #takesCode(form: URLSearchParams): boolean {
    const known = this.#codes.get(form.get("code") ?? "");
    this.#codes.delete(form.get("code") ?? "");
    const verified = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    return known !== undefined && known.redirectUri === form.get("redirect_uri") && known.challenge === verified;
  }

  #takesRefresh(form: URLSearchParams): boolean {
    return !this.#revoked && form.get("refresh_token") === this.#refreshToken;
  }

  #authorization(method: string): Response {
    this.calls.push(`${method} authorization`);
    if (method === "DELETE") {
      this.#revoked = true;
      return new Response(null, { status: 204 });
    }
    const status = this.#revoked ? 0 : 1;
    return new Response(`<entry><content><Authorization><status>${status}</status></Authorization></content></entry>`);
  }

  #trouble(trouble: Trouble | undefined): Answer | null {
    if (trouble === undefined) return null;
    this.calls.push(trouble);
    switch (trouble) {
      case "busy":
        return new Response("", { status: 503 });
      case "preparing":
        return new Response("", { status: 202, headers: { "retry-after": "3" } });
      case "preparing_for_long":
        return new Response("", { status: 202, headers: { "retry-after": "3600" } });
      case "malformed":
        return new Response("<feed><entry><content><IntervalReading></feed>");
      case "dropped":
      case "slow":
        return trouble;
      case "endless":
        return new Response(new Uint8Array(3 * 1024 * 1024));
    }
  }

  #batch(url: URL): Response {
    const parameter = (name: string) => Date.parse(url.searchParams.get(name) ?? "");
    const [from, to, updated] = [parameter("published-min"), parameter("published-max"), parameter("updated-min")];
    const page = Number(url.searchParams.get("page") ?? 0);
    if (page === 0) this.calls.push(Number.isNaN(updated) ? "history" : "updates");
    const wanted = [...this.#readings]
      .filter(([start]) => !(start * 1_000 < from) && !(start * 1_000 >= to))
      .filter(([, { updatedMs }]) => !(updatedMs < updated))
      .toSorted(([a], [b]) => a - b)
      .map(([start, { wattHours }]) => ({ start, seconds: INTERVAL_SECONDS, value: wattHours }));
    const blocks = inBlocks(wanted, 24);
    const entries = greenButtonEntries("1", blocks.slice(page * PAGE_BLOCKS, (page + 1) * PAGE_BLOCKS));
    const feed = greenButtonFeed(entries);
    if (blocks.length <= (page + 1) * PAGE_BLOCKS) return new Response(feed);
    const next = new URL(url);
    next.searchParams.set("page", String(page + 1));
    const link = `<link rel="next" href="${next.href.replaceAll("&", "&amp;")}"/>`;
    return new Response(feed.replace("<title>", `${link}<title>`));
  }
}
