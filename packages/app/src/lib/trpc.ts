import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "@wattleaf/server/composition/operations";
import { queryClient } from "./query-client";

/** The server rejects larger batches. */
const MAX_BATCH_SIZE = 10;

/** Computed from years of readings: others would wait for it in the same batch. */
const SLOW = ["advice.list"];

const endpoint = {
  url: "/trpc",
  fetch: (input: URL | RequestInfo, init?: RequestInit) => fetch(input, { ...init, credentials: "include" as const }),
};

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ path }) => SLOW.includes(path),
      true: httpLink(endpoint),
      false: httpBatchLink({ ...endpoint, maxItems: MAX_BATCH_SIZE }),
    }),
  ],
});

/** Query and mutation options of every operation, typed by the server's router. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
