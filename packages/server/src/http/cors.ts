import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { Elysia } from "elysia";

/** The paths that the widget calls from a partner's page. No cookie counts there, so any origin may read the answer. */
const WIDGET_PATHS: ReadonlySet<string> = new Set([
  "/api/chat",
  "/api/chat/stop",
  "/api/chat/history",
  "/api/chat/clear",
  "/api/chat/hand-over",
  "/api/upload",
  "/api/meters/upload",
  "/api/widget/session",
  "/api/widget/session/close",
  "/api/gamification/leaderboard",
  "/api/marketplace/items",
  ...OPERATIONS.filter(({ customerFeature }) => customerFeature).map(({ path }) => path),
]);
const PREFLIGHT_MAX_AGE_SECONDS = 600;

/**
 * Lets a page of another origin read what the widget's calls answer, an error included. Credentials are never
 * allowed across origins: who may ask is decided by the bearer token and the partner's list of origins.
 */
export const widgetCors = () =>
  new Elysia({ name: "widget-cors" }).onRequest(({ request, set }) => {
    const origin = request.headers.get("origin");
    if (!origin || !WIDGET_PATHS.has(new URL(request.url).pathname)) return;
    set.headers["access-control-allow-origin"] = origin;
    set.headers.vary = "Origin";
    set.headers["access-control-expose-headers"] = "Retry-After, Idempotency-Replayed";
    if (request.method !== "OPTIONS") return;
    set.headers["access-control-allow-methods"] = "GET, POST";
    set.headers["access-control-allow-headers"] = "authorization, content-type, accept, last-event-id, idempotency-key";
    set.headers["access-control-max-age"] = String(PREFLIGHT_MAX_AGE_SECONDS);
    set.status = 204;
    return "";
  });
