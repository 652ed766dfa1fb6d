import { WIDGET_PREVIEW } from "@wattleaf/shared/contracts/partners";
import { WIDGET_PREVIEW_PATH } from "@wattleaf/shared/domain/widget-preview";
import { Elysia } from "elysia";
import { DEMO_WIDGET_KEY } from "../../db/seed/demo";
import { openRoute, type RestRoute } from "../../http/rest";
import { previewPage } from "./preview-page";

/** Only the site may frame it, and it only loads the site's own widget. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

export const previewRoute: RestRoute = (host) =>
  new Elysia().get(WIDGET_PREVIEW_PATH, async (context) => {
    const { call, headers } = await openRoute(host, WIDGET_PREVIEW, context);
    headers.set("content-type", "text/html; charset=utf-8");
    headers.set("content-security-policy", POLICY);
    headers.set("cache-control", "public, max-age=300");
    const key = call.ctx.platform.env.SEED_DEMO === "on" ? DEMO_WIDGET_KEY : null;
    return new Response(previewPage(new URL(context.request.url).searchParams, key), { headers });
  });
