import type { Language } from "@wattleaf/shared/i18n/language";
import type { DocumentHead } from "../src/lib/document-page";
import type { RouteKind } from "../src/routes";
import { BOOT_SCRIPT, SPECULATION_RULES } from "./inline-scripts";

/** Absolute URLs of a page in each language. */
export interface PageAddresses {
  canonical: string;
  alternates: readonly { hreflang: string; href: string }[];
  /** The picture for link previews. */
  ogImage: string;
}

export interface PageDocument extends Pick<DocumentHead, "title" | "jsonLd" | "feed"> {
  kind: RouteKind;
  language: Language;
  description?: string;
  /** Absent for pages that search engines should not index. */
  addresses?: PageAddresses | undefined;
  scripts: readonly string[];
  styles: readonly string[];
  modulePreloads: readonly string[];
  font?: string | undefined;
  /** Addresses that the page asks first, fetched while its code loads. */
  questions?: readonly string[];
  /** By area: messages for the islands in it. */
  messages?: Readonly<Record<string, object>> | undefined;
  /** Prerendered content; empty for client-rendered pages. */
  html?: string;
}

/** A complete HTML page. Its inline scripts are those of inline-scripts.ts: the content security policy has their hashes. */
export function renderDocument(page: PageDocument): string {
  const { kind, language, title, description, addresses, html = "", messages = {} } = page;
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">`,
    `<title>${escapeHtml(title)}</title>`,
    `<script>${BOOT_SCRIPT}</script>`,
    ...page.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(page.font ? [`<link rel="preload" as="font" type="font/woff2" href="${page.font}" crossorigin>`] : []),
    ...page.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    ...page.modulePreloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    // As the client fetches them: with the session's cookie.
    ...(page.questions ?? []).map(
      (href) => `<link rel="preload" as="fetch" href="${escapeHtml(href)}" crossorigin="use-credentials">`,
    ),
    ...(kind === "document" ? [`<script type="speculationrules">${SPECULATION_RULES}</script>`] : []),
    ...(page.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(page.feed.title)}" href="${escapeHtml(page.feed.path)}">`,
        ]
      : []),
    ...(page.jsonLd ?? []).map((data) => dataBlock("application/ld+json", data)),
    ...(description ? [meta("description", description)] : []),
    ...(addresses ? searchTags(page, addresses) : [meta("robots", "noindex")]),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    `<meta name="theme-color" content="#f8faf6" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="#0c1410" media="(prefers-color-scheme: dark)">`,
  ];
  return `<!doctype html>
<html lang="${language}" data-surface="${kind}">
<head>
${head.join("\n")}
</head>
<body>
${kind === "document" ? html : `<div id="root">${html}</div>`}
${Object.keys(messages).length > 0 ? dataBlock("application/json", messages, " data-messages") : ""}
</body>
</html>
`;
}

function searchTags({ title, description = "", language }: PageDocument, addresses: PageAddresses): string[] {
  return [
    `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">`,
    ...addresses.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    property("og:type", "website"),
    property("og:site_name", "Wattleaf"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", addresses.canonical),
    property("og:locale", language === "zh" ? "zh_CN" : "en_US"),
    property("og:image", addresses.ogImage),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", title),
    meta("twitter:card", "summary_large_image"),
  ];
}

/** Data for scripts and search engines. It is not run, so the content security policy ignores it; "<" could end it. */
const dataBlock = (type: string, data: object, attributes = "") =>
  `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
