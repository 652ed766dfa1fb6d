import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { WIDGET_PATHS } from "@wattleaf/shared/domain/widget-paths";
import { Elysia } from "elysia";
import type { PreparedResponse } from "./front-door";

/**
 * The paths whose answers any origin may read, because no cookie counts there: those that the widget calls, and what
 * else a partner's page may call with its session.
 */
export const CROSS_ORIGIN_PATHS: ReadonlySet<string> = new Set<string>([
  ...WIDGET_PATHS,
  "/api/chat/clear",
  ...OPERATIONS.filter(({ customerFeature }) => customerFeature).map(({ path }) => path),
]);
const PREFLIGHT_MAX_AGE_SECONDS = 600;

/** What a shared cache must know, also of an answer to a request without an origin. */
export const VARY_BY_ORIGIN = { vary: "Origin" } as const;

const PREFLIGHT_HEADERS = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, accept, last-event-id, idempotency-key",
  "access-control-max-age": String(PREFLIGHT_MAX_AGE_SECONDS),
} as const;

/**
 * Lets a page of another origin read what the widget's calls answer, an error included. Credentials are never
 * allowed across origins: who may ask is decided by the bearer token and the partner's list of origins.
 *
 * @returns undefined where there is nothing to allow: no origin, or another path
 */
export function crossOriginHeaders({ headers, method, url }: Request): Record<string, string> | undefined {
  const origin = headers.get("origin");
  if (!origin || !CROSS_ORIGIN_PATHS.has(new URL(url).pathname)) return undefined;
  return {
    ...VARY_BY_ORIGIN,
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "Retry-After, Idempotency-Replayed",
    ...(method === "OPTIONS" && PREFLIGHT_HEADERS),
  };
}

export const widgetCors = () =>
  new Elysia({ name: "widget-cors" }).onRequest(({ request, set }) => {
    const headers = crossOriginHeaders(request);
    if (!headers) return;
    Object.assign(set.headers, headers);
    if (request.method !== "OPTIONS") return;
    set.status = 204;
    return "";
  });

/**
 * The same for a prepared response, which the router does not see. It is made with {@link VARY_BY_ORIGIN}, so that a
 * request of the site itself, which has no origin, costs nothing more.
 */
export const readableAcrossOrigins =
  (respond: PreparedResponse): PreparedResponse =>
  async (request) => {
    const response = await respond(request);
    const { vary: _, ...headers } = crossOriginHeaders(request) ?? {};
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
