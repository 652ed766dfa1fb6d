import type { AnyElysia } from "elysia";
import type { CallerNetwork } from "../core/network";
import { type BodyGateOptions, withBodyRoom } from "./body-gate";
import { peerOf } from "./rest";
import { pathOf, type Site } from "./site-files";

export type BunServer = Bun.Server<undefined>;

/** Answers a path without the router, for what is asked for all the time and says the same to everyone. */
export type PreparedResponse = (request: Request) => Response | Promise<Response>;

export interface FrontDoorOptions {
  router: AnyElysia;
  site: Site;
  prepared: ReadonlyMap<string, PreparedResponse>;
  bodies: {
    budget: BodyGateOptions["budget"];
    /** The networks that a request comes from, given the address at the other end of its socket. */
    networksOf(request: Request, peerAddress: string): readonly CallerNetwork[];
  };
}

/**
 * What Bun calls for every request: prepared responses first, the router for everything else. The router's own listener
 * would rebuild each page's headers, at three times the cost of sending them.
 */
export class FrontDoor {
  readonly #options: FrontDoorOptions;
  readonly #gate: BodyGateOptions;
  server: BunServer | null = null;

  constructor(options: FrontDoorOptions) {
    this.#options = options;
    const { budget, networksOf } = options.bodies;
    this.#gate = { budget, networksOf: (request) => networksOf(request, peerOf(this.server, request)) };
  }

  readonly fetch = (request: Request): Response | Promise<Response> => {
    const { router, site, prepared } = this.#options;
    // Without a host the URL is no URL; the router answers that.
    if ((request.method === "GET" || request.method === "HEAD") && request.url.startsWith("http")) {
      const path = pathOf(request.url);
      const response = prepared.get(path)?.(request) ?? site.find(path, request);
      if (response) return response;
    }
    return withBodyRoom(this.#gate, request, () => router.fetch(request) as Response | Promise<Response>);
  };

  listen(options: { port: number; hostname: string; idleTimeout?: number; maxRequestBodySize: number }): BunServer {
    const { router } = this.#options;
    const server = Bun.serve({ ...options, reusePort: false, development: false, fetch: this.fetch });
    this.server = server;
    // The router reads the caller's address from it.
    router.server = server as never;
    return server;
  }

  /** Takes no new requests and lets open ones end. */
  async stop(closeActiveConnections = false): Promise<void> {
    await this.server?.stop(closeActiveConnections);
  }
}
