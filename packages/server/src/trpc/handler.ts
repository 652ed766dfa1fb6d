import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Elysia } from "elysia";
import { type BunServer, peerOf, type RestHost } from "../http/rest";
import { toTrpcError } from "./error-map";
import { appRouter } from "./root";

/** A page needs a handful of calls at once; more is somebody trying something. */
const MAX_BATCH_SIZE = 20;

/** tRPC under /trpc, over the same service verbs as REST. */
export const trpcHandler = (host: RestHost & { onFault(error: unknown, path: string): void }) => {
  const handle = ({ request, server }: { request: Request; server: BunServer }) =>
    fetchRequestHandler({
      endpoint: "/trpc",
      req: request,
      router: appRouter,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: async ({ resHeaders }) => {
        resHeaders.set("cache-control", "no-store");
        try {
          return { host, call: await host.openCall(request, peerOf(server, request), resHeaders) };
        } catch (error) {
          throw toTrpcError(error);
        }
      },
      onError: ({ error, path }) => {
        if (error.code === "INTERNAL_SERVER_ERROR") host.onFault(error.cause ?? error, `/trpc/${path ?? ""}`);
      },
    });
  // tRPC reads the body itself. Named methods: `all` would lose to the site's own GET of any path.
  return new Elysia().get("/trpc/*", handle).post("/trpc/*", handle, { parse: "none" });
};
