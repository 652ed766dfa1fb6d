import type { AnyTRPCRouter } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Elysia } from "elysia";
import { readBody } from "../http/request-body";
import type { TransportHost } from "../http/admit";
import { BODY_UNREAD, type BunServer, peerOf } from "../http/rest";
import { toTrpcError } from "./error-map";

/** A page needs a handful of calls at once; more indicates abuse. */
const MAX_BATCH_SIZE = 20;
/** tRPC parses JSON on the main thread; longer series go over REST, where a Worker parses them. */
const MAX_TRPC_BYTES = 4 * 1024 * 1024;

/** tRPC under /trpc, over the same use cases as REST. */
export const trpcHandler = (
  router: AnyTRPCRouter,
  host: TransportHost & { onFault(error: unknown, path: string): void },
) => {
  const handle = async ({ request, server }: { request: Request; server: BunServer }) => {
    const bounded = await boundedRequest(request);
    return fetchRequestHandler({
      endpoint: "/trpc",
      req: bounded,
      router,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: async ({ resHeaders }) => {
        resHeaders.set("cache-control", "no-store");
        try {
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

/** The same request with its body in memory, which tRPC would read however long it is. */
async function boundedRequest(request: Request): Promise<Request> {
  if (request.method !== "POST") return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await readBody(request, MAX_TRPC_BYTES) });
}
