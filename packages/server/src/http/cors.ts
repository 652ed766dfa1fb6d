import { Elysia } from "elysia";

/** The paths that the widget calls from a partner's page. No cookie counts there, so any origin may read the answer. */
const WIDGET_PATHS = [
  "/api/chat",
  "/api/chat/stop",
  "/api/chat/history",
  "/api/chat/clear",
  "/api/upload",
  "/api/widget/session",
];
const PREFLIGHT_MAX_AGE_SECONDS = 600;

/**
 * Lets a page of another origin read what the widget's calls answer, an error included. Credentials are never
 * allowed across origins: who may ask is decided by the bearer token and the partner's list of origins.
 */
export const widgetCors = () =>
  new Elysia({ name: "widget-cors" }).onRequest(({ request, set }) => {
    const origin = request.headers.get("origin");
    if (!origin || !WIDGET_PATHS.includes(new URL(request.url).pathname)) return;
    set.headers["access-control-allow-origin"] = origin;
    set.headers.vary = "Origin";
    set.headers["access-control-expose-headers"] = "Retry-After";
    if (request.method !== "OPTIONS") return;
    set.headers["access-control-allow-methods"] = "GET, POST";
    set.headers["access-control-allow-headers"] = "authorization, content-type, accept, last-event-id";
    set.headers["access-control-max-age"] = String(PREFLIGHT_MAX_AGE_SECONDS);
    set.status = 204;
    return "";
  });
