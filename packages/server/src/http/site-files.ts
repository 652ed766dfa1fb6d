import { existsSync, readFileSync } from "node:fs";
import { join, normalize, sep } from "node:path";
import { Elysia, NotFoundError } from "elysia";
import { LANGUAGE_KEY, LANGUAGES, type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { readCookies } from "./cookies";

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";
const REVALIDATE = "no-cache";

/** Written by the site's build beside its pages: which paths are prerendered, and which the browser renders. */
interface RouteList {
  prerendered: string[];
  client: string[];
}

export interface SiteFolders {
  app: string;
  widget: string;
}

/**
 * The built site: prerendered pages in the reader's language, the shell for pages that only the browser renders,
 * hashed assets, and the widget's files, which any page may load.
 */
export function siteFiles({ app, widget }: SiteFolders) {
  const routes = readRoutes(app);
  const page = (request: Request) => sendPage(app, routes, request);
  return new Elysia()
    .get("/widget.js", () => widgetFile(join(widget, "widget.js"), SHORT))
    .get("/widget/*", ({ params }) => widgetFile(inside(join(widget, "widget"), params["*"]), IMMUTABLE))
    .get("/api/*", () => {
      throw new NotFoundError();
    })
    .get("/", ({ request }) => page(request))
    .get("/*", async ({ params, request }) => (await sendAsset(app, params["*"])) ?? page(request));
}

function readRoutes(app: string): RouteList {
  const file = join(app, "routes.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RouteList) : { prerendered: [], client: [] };
}

/** The path inside the folder, or null when it would leave it. */
function inside(folder: string, path: string): string | null {
  const full = normalize(join(folder, path));
  return full.startsWith(normalize(folder) + sep) ? full : null;
}

async function widgetFile(path: string | null, cacheControl: string): Promise<Response> {
  const file = path === null ? null : Bun.file(path);
  if (!file || !(await file.exists())) return new Response("Not found", { status: 404 });
  const headers = {
    "cache-control": cacheControl,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };
  return new Response(file, { headers });
}

/** A file that the build wrote with an ending; pages and build records are not served this way. */
async function sendAsset(app: string, path: string): Promise<Response | null> {
  const full = inside(app, decode(path));
  if (!full || !/\.(?!html$)\w+$/.test(full) || full.endsWith("routes.json")) return null;
  const file = Bun.file(full);
  if (!(await file.exists())) return null;
  return new Response(file, { headers: { "cache-control": path.startsWith("assets/") ? IMMUTABLE : SHORT } });
}

function sendPage(app: string, routes: RouteList, request: Request): Response {
  const url = new URL(request.url);
  const path = url.pathname.replace(/(.)\/+$/, "$1");
  const known = routes.prerendered.includes(path);
  const file = known ? join(app, languageOf(request, url), path, "index.html") : join(app, "app.html");
  return new Response(Bun.file(file), {
    status: known || routes.client.some((pattern) => matches(pattern, path)) ? 200 : 404,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": REVALIDATE, vary: "Cookie" },
  });
}

/** `/blog/:id` matches one more segment. */
const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, "[^/]+")}$`).test(path);

/** ?lang= for links from search engines, then the reader's own choice, then English. */
function languageOf(request: Request, url: URL): Language {
  const asked = url.searchParams.get("lang");
  if (LANGUAGES.includes(asked as Language)) return asked as Language;
  return parseLanguage(readCookies(request.headers)[LANGUAGE_KEY]);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
