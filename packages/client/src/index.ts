import { createTRPCClient, httpLink, splitLink, TRPCClientError } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@wattleaf/server/composition/operations";
import { IDEMPOTENCY_KEY_HEADER } from "@wattleaf/shared/domain/idempotency";
import { idempotentFetch } from "@wattleaf/shared/idempotent-fetch";
import { retryingFetch } from "./retrying-fetch";

/* For the repository itself; the published types are written from the contracts (types/). */

export type WattleafInputs = inferRouterInputs<AppRouter>;
export type WattleafOutputs = inferRouterOutputs<AppRouter>;

export interface WattleafClientOptions {
  /** The server's URL, such as https://energy.example */
  url: string;
  /** An API key of your account; a function is called for each call, for keys that change. Never in a web page. */
  apiKey?: string | (() => string);
  /** Sent with every call; a function is called each time. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** How often a call is sent again: after a lost connection, 429, 502, 503 or 504. Defaults to 3. */
  retries?: number;
  /** The wait before the first retry in milliseconds, doubled for each further one; Retry-After wins. Defaults to 500. */
  retryDelayMs?: number;
  /** For runtimes that need another fetch, or for tests. */
  fetch?: typeof fetch;
}

const RETRIES = 3;
const RETRY_DELAY_MS = 500;

/** Each mutation is a call of its own, also beside another one like it. */
const KEYS = { keyOf: () => crypto.randomUUID(), answered: () => undefined };

/**
 * The typed client: `client.marketplace.items.query({})`. Inputs and outputs are the server's own contracts. A rejected
 * call throws; {@link apiErrorOf} returns the reason as the REST API would. Every mutation has an idempotency key, so
 * that it has its effect once although it may be sent again. To send one again yourself, later or from another process,
 * give it a key: `.mutate(input, { context: { idempotencyKey } })`.
 */
export function createWattleafClient({
  url,
  apiKey,
  headers = {},
  retries = RETRIES,
  retryDelayMs = RETRY_DELAY_MS,
  fetch: ownFetch = fetch,
}: WattleafClientOptions) {
  const endpoint = `${url.replace(/\/+$/, "")}/trpc`;
  const headersNow = () => ({
    ...authorization(typeof apiKey === "function" ? apiKey() : apiKey),
    ...(typeof headers === "function" ? headers() : headers),
  });
  const patientFetch = retryingFetch({ fetch: ownFetch, retries, firstDelayMs: retryDelayMs });
  return createTRPCClient<AppRouter>({
    links: [
      // No batches: each call waits and is tried again by itself, and a batch would have one key for all its calls.
      splitLink({
        condition: ({ type }) => type === "mutation",
        true: httpLink({
          url: endpoint,
          headers: ({ op }) => ({ ...headersNow(), ...keyHeader(op.context["idempotencyKey"]) }),
          fetch: idempotentFetch({ fetch: patientFetch, keys: KEYS }) as never,
        }),
        false: httpLink({ url: endpoint, headers: headersNow, fetch: patientFetch as never }),
      }),
    ],
  });
}

const authorization = (key: string | undefined) => (key === undefined ? {} : { authorization: `Bearer ${key}` });
const keyHeader = (key: unknown) => (typeof key === "string" ? { [IDEMPOTENCY_KEY_HEADER]: key } : {});

export type WattleafClient = ReturnType<typeof createWattleafClient>;

/** The code, message and fields of a rejected call; null for any other error (no network, say). */
export function apiErrorOf(error: unknown) {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.error ?? null) : null;
}
