import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { SITE_ORIGIN } from "../../../packages/app/src/lib/site-origin";
import { DEFAULT_LANGUAGE } from "../../../packages/shared/src/i18n/language";
import { freePort } from "../../support/server-process";
import type { HydratedSite } from "./hydrated/build";

const BODY = /<body>[^]*<\/body>/;
const OWN_SCRIPTS = /<script type="module"[^>]*><\/script>\n|<link rel="modulepreload"[^>]*>\n/g;

export interface ServedSite {
  url: string;
  stop(): Promise<void>;
}

/**
 * The site through a proxy: as it is, or with pages that React hydrates whole. Both go through one, so that it costs
 * both the same.
 */
export async function serveSite(server: string, hydrated?: HydratedSite): Promise<ServedSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const pages = new Map<string, Promise<string>>();
  const proxy = Bun.serve({
    port,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (hydrated && pathname.startsWith("/hydrated/")) return scriptOf(hydrated, pathname);
      const answer = await fetch(server + pathname + search, {
        headers: { accept: request.headers.get("accept") ?? "" },
      });
      const headers = new Headers(answer.headers);
      headers.delete("content-length");
      const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
      if (!hydrated || !isPage) return compressed(new Uint8Array(await answer.arrayBuffer()), headers);
      const html = pages.get(pathname) ?? answer.text().then((text) => hydratedPage(text, pathname, hydrated));
      pages.set(pathname, html);
      return compressed(new TextEncoder().encode((await html).replaceAll(SITE_ORIGIN, origin)), headers);
    },
  });
  return { url: origin, stop: () => proxy.stop(true) };
}

async function hydratedPage(html: string, path: string, { folder, entry, renderPage }: HydratedSite): Promise<string> {
  const content = await renderPage(path, DEFAULT_LANGUAGE);
  const preloads = preloadsOf(folder, path).map((file) => `<link rel="modulepreload" href="/hydrated/${file}">`);
  return html
    .replace(OWN_SCRIPTS, "")
    .replace("</head>", () => [`<script type="module" src="${entry}"></script>`, ...preloads, "</head>"].join("\n"))
    .replace(BODY, () => `<body><div id="root">${content}</div></body>`);
}

/** What a page needs before it is interactive, as the site names it for its own app pages. */
function preloadsOf(folder: string, path: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const page = path === "/" ? "home" : path.slice(1);
  const needed = new Set<string>();
  const visit = (key: string) => {
    if (needed.has(key)) return;
    needed.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  const isOfPage = (key: string) =>
    key.includes(`/pages/${page}/`) || new RegExp(`/messages/en/(common|${page})`).test(key);
  for (const key of Object.keys(manifest)) if (isOfPage(key)) visit(key);
  return [...needed].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js"));
}

function scriptOf({ folder }: HydratedSite, pathname: string): Response {
  const file = join(folder, pathname.replace("/hydrated/", ""));
  const headers = new Headers({ "content-type": Bun.file(file).type, "cache-control": "max-age=31536000, immutable" });
  return compressed(new Uint8Array(readFileSync(file)), headers);
}

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

function compressed(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  headers.delete("content-encoding");
  if (!COMPRESSIBLE.test(headers.get("content-type") ?? "")) return new Response(bytes, { headers });
  headers.set("content-encoding", "gzip");
  return new Response(Bun.gzipSync(bytes), { headers });
}
