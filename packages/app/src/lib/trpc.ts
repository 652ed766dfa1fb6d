import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { AppRouter } from "@wattleaf/server/composition/operations";
import { keyedFetch } from "./keyed-fetch";
import { queryClient } from "./query-client";

/** The server rejects larger batches. */
const MAX_BATCH_SIZE = 10;

/** By themselves: others would wait for what is computed from years of readings; a shell's HTML asks who is here. */
const ALONE = ["advice.list", "auth.session"];

const endpoint = {
  url: "/trpc",
  fetch: (input: URL | RequestInfo, init?: RequestInit) => fetch(input, { ...init, credentials: "include" as const }),
};

/** By itself: an idempotency key is a header, and a batch has one for all its calls. */
const mutationLink = httpLink({ url: "/trpc", fetch: keyedFetch as never });

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === "mutation",
      true: mutationLink,
      false: splitLink({
        condition: ({ path }) => ALONE.includes(path),
        true: httpLink(endpoint),
        false: httpBatchLink({ ...endpoint, maxItems: MAX_BATCH_SIZE }),
      }),
    }),
  ],
});

/** Query and mutation options of every operation, typed by the server's router. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
