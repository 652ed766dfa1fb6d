import { openWidgetSession, WIDGET_PREVIEW } from "@wattleaf/shared/contracts/partners";
import { WIDGET_PREVIEW_PATH } from "@wattleaf/shared/domain/widget-preview";
import { Elysia } from "elysia";
import { defineApi, implement } from "../../http/implement";
import { openRoute, type RestRoute } from "../../http/rest";
import { previewPage } from "./preview-page";
import * as partners from "./service";

/** Only the site may frame it, and it only loads the site's own widget. */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

const previewRoute: RestRoute = (host) =>
  new Elysia().get(WIDGET_PREVIEW_PATH, async (context) => {
    const { call, headers } = await openRoute(host, WIDGET_PREVIEW, context);
    headers.set("content-type", "text/html; charset=utf-8");
    headers.set("content-security-policy", PREVIEW_POLICY);
    headers.set("cache-control", "public, max-age=300");
    return new Response(previewPage(call.ctx.platform.env, new URL(context.request.url).searchParams), { headers });
  });

export const partnersApi = defineApi({ openWidgetSession: implement(openWidgetSession, partners.openWidgetSession) }, [
  previewRoute,
]);
