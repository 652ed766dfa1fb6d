import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@wattleaf/server/composition/operations";

export type WattleafInputs = inferRouterInputs<AppRouter>;
export type WattleafOutputs = inferRouterOutputs<AppRouter>;

export interface WattleafClientOptions {
  /** Where the server is, such as https://energy.example */
  url: string;
  /** Sent with every call; a function is asked anew each time, for credentials that change. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** For runtimes that need another fetch, or for tests. */
  fetch?: typeof fetch;
}

/**
 * The typed client: `client.marketplace.items.query({})`. Inputs and outputs are the server's own contracts.
 * A refused call throws a TRPCClientError; {@link refusalOf} says why in the words of the REST API.
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

/** The code, message and fields of a refused call; null when the error is of another kind (no network, say). */
export function refusalOf(error: unknown) {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.refusal ?? null) : null;
}
