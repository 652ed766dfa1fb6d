import { WIDGET_FRAME_FIELDS } from "@wattleaf/shared/domain/widget-frame";
import { isAccent } from "@wattleaf/shared/domain/widget-preview";
import { parseLanguage } from "@wattleaf/shared/i18n/language";
import { widgetLauncher as en } from "@wattleaf/shared/i18n/messages/en/widget";
import { widgetLauncher as zh } from "@wattleaf/shared/i18n/messages/zh/widget";
import type { Platform } from "../../core/platform";
import { newFrameKey } from "./frame-key";
import * as repo from "./repo";

/** Only the partner's own pages may frame the chat; for an unknown key, or without a list, none may. */
export async function framePolicy({ db }: Platform, key: string): Promise<string> {
  const partner = await repo.findPartner(db, key);
  const origins = partner ? await repo.findOrigins(db, partner.id) : [];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    // Entries of the list are host sources of a policy as they are, wildcards included.
    `frame-ancestors ${origins.length > 0 ? origins.join(" ") : "'none'"}`,
  ].join("; ");
}

const KNOWN: Record<(typeof WIDGET_FRAME_FIELDS)[number], (value: string) => boolean> = {
  key: (value) => /^[\w-]{1,80}$/.test(value),
  language: (value) => value === "en" || value === "zh",
  theme: (value) => ["light", "dark", "auto", "page"].includes(value),
  accent: isAccent,
};

/**
 * The chat alone, filling the frame. Whatever in the query is no known value is left out.
 * @param isFramed false where the page was opened by itself: no list of origins covers that, so its chat does not open
 */
export function framePage(platform: Platform, query: URLSearchParams, isFramed: boolean): string {
  const attributes = WIDGET_FRAME_FIELDS.flatMap((field) => {
    const value = query.get(field) ?? "";
    if (!KNOWN[field](value)) return [];
    return [`data-${field}="${field === "key" && isFramed ? newFrameKey(platform, value) : value}"`];
  });
  const language = parseLanguage(query.get("language"));
  const messages = language === "zh" ? zh : en;
  return `<!doctype html>
<html lang="${language === "zh" ? "zh-Hans" : "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages["launcher.label"]}</title>
<style>html,body,main{height:100%;margin:0}</style>
<script async src="/widget.js" data-target="main" ${attributes.join(" ")}></script>
</head>
<body><main></main></body>
</html>`;
}
