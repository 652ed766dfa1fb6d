import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@wattleaf/server/composition/operations";

export type WattleafInputs = inferRouterInputs<AppRouter>;
export type WattleafOutputs = inferRouterOutputs<AppRouter>;

export interface WattleafClientOptions {
  /** The server's URL, such as https://energy.example */
  url: string;
  /** Sent with every call; a function is called again each time, for credentials that change. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** For runtimes that need another fetch, or for tests. */
  fetch?: typeof fetch;
}

/**
 * The typed client: `client.marketplace.items.query({})`. Inputs and outputs are the server's own contracts. A rejected
 * call throws a TRPCClientError; {@link apiErrorOf} returns the reason as the REST API would.
 */
export function createWattleafClient({ url, headers, fetch: ownFetch }: WattleafClientOptions) {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${url.replace(/\/$/, "")}/trpc`,
        ...(headers ? { headers } : {}),
        ...(ownFetch ? { fetch: ownFetch as never } : {}),
      }),
    ],
  });
}

export type WattleafClient = ReturnType<typeof createWattleafClient>;

/** The code, message and fields of a rejected call; null for any other error (no network, say). */
export function apiErrorOf(error: unknown) {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.error ?? null) : null;
}
