import type { AnyTRPCRouter } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { IDEMPOTENCY_KEY_FIELD, IDEMPOTENCY_KEY_HEADER } from "@wattleaf/shared/domain/idempotency";
import { DomainError } from "@wattleaf/shared/errors";
import { Elysia } from "elysia";
import { parseJson } from "../core/json";
import { bodyRejection } from "../http/body-gate";
import { MAX_TRPC_BYTES, readBody } from "../http/request-body";
import type { TransportHost } from "../http/admit";
import { BODY_UNREAD, type BunServer, peerOf } from "../http/rest";
import { toTrpcError } from "./error-map";

/** A page needs a handful of calls at once; more indicates abuse. */
const MAX_BATCH_SIZE = 20;

/** tRPC under /trpc, over the same use cases as REST. */
export const trpcHandler = (
  router: AnyTRPCRouter,
  host: TransportHost & { onFault(error: unknown, path: string): void },
) => {
  const handle = async ({ request, server }: { request: Request; server: BunServer }) => {
    return fetchRequestHandler({
      endpoint: "/trpc",
      req: request.method === "POST" ? new UnreadRequest(request) : request,
      router,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: async ({ resHeaders, info }) => {
        resHeaders.set("cache-control", "no-store");
        try {
          const rejection = bodyRejection(request);
          if (rejection) throw rejection;
          if (info.calls.length > 1 && request.headers.has(IDEMPOTENCY_KEY_HEADER)) throw oneKeyForMany();
          return {
            host,
            call: await host.openCall(request, peerOf(server, request), resHeaders),
            responseHeaders: resHeaders,
          };
        } catch (error) {
          throw toTrpcError(error);
        }
      },
      onError: ({ error, path }) => {
        if (error.code === "INTERNAL_SERVER_ERROR" && !request.signal.aborted)
          host.onFault(error.cause ?? error, `/trpc/${path ?? ""}`);
      },
    });
  };
  // Named methods: `all` would lose to the site's own GET of any path.
  return new Elysia().get("/trpc/*", handle).post("/trpc/*", handle, BODY_UNREAD);
};

const oneKeyForMany = () => {
  const message = `A header is one key for all calls of the batch. Send each call's key in its input, as ${IDEMPOTENCY_KEY_FIELD}, or send the call by itself.`;
  return new DomainError("invalid_input", message, { issues: [{ path: IDEMPOTENCY_KEY_HEADER, message }] });
};

/**
 * A request whose body is read when a procedure asks for its input, which is after its caller has been admitted and
 * counted; tRPC on its own would read a body of any length.
 */
class UnreadRequest extends Request {
  readonly #request: Request;

  constructor(request: Request) {
    const { url, method, headers, signal } = request;
    super(url, { method, headers, signal });
    this.#request = request;
  }

  /** tRPC hands on bodies of other types unread. None is served here, and a procedure rejects the empty one. */
  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new ReadableStream();
  }

  override formData(): Promise<never> {
    throw toTrpcError(new DomainError("invalid_input", "The body couldn't be read. Send JSON."));
  }

  override async json(): Promise<unknown> {
    try {
      return parseJson(await readBody(this.#request, MAX_TRPC_BYTES));
    } catch (error) {
      throw toTrpcError(error);
    }
  }
}
