import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "@wattleaf/server/composition/operations";
import { queryClient } from "./query-client";

/** The server rejects larger batches. */
const MAX_BATCH_SIZE = 10;

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: "/trpc",
      maxItems: MAX_BATCH_SIZE,
      fetch: (input, init) => fetch(input, { ...init, credentials: "include" }),
    }),
  ],
});

/** Query and mutation options of every operation, typed by the server's router. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
