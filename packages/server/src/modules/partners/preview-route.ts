import { WIDGET_PREVIEW_PATH } from "@wattleaf/shared/domain/widget-preview";
import { Elysia } from "elysia";
import { DEMO_WIDGET_KEY } from "../../db/seed/demo";
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

export const previewRoute = () =>
  new Elysia().get(WIDGET_PREVIEW_PATH, ({ request, set }) => {
    Object.assign(set.headers, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "public, max-age=300",
    });
    return previewPage(new URL(request.url).searchParams, DEMO_WIDGET_KEY);
  });
