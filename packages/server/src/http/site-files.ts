import { existsSync, readFileSync } from "node:fs";
import { join, normalize, sep } from "node:path";
import { Elysia, NotFoundError } from "elysia";
import { LANGUAGE_KEY, LANGUAGES, type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { SESSION_COOKIE } from "../core/session-cookie";
import { readCookies } from "./cookies";
import { FileServer } from "./file-server";

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";
const REVALIDATE = "no-cache";

/** routes.json, which the site's build writes beside its pages. */
interface RouteList {
  /** Placeholder for the site's origin in the built files. */
  origin: string;
  prerendered: string[];
  /** The prerendered page for an address that leads nowhere. */
  notFound: string;
  /** Patterns of paths that the browser renders. */
  client: string[];
}

export interface SiteFolders {
  app: string;
  widget: string;
}

/**
 * The built site: prerendered pages in the reader's language, the shell for pages that only the browser renders,
 * hashed assets, and the widget's files, which any page may load.
 * @param origin the site's own, for the absolute addresses in its pages and its sitemap
 */
export function siteFiles({ app, widget }: SiteFolders, origin: string) {
  const routes = readRoutes(app);
  const files = new FileServer({ built: routes.origin, served: origin });
  const page = (request: Request) => sendPage(files, app, routes, request);
  return new Elysia()
    .get("/widget.js", ({ request }) => widgetFile(files, join(widget, "widget.js"), request, SHORT))
    .get("/widget/*", ({ params, request }) =>
      widgetFile(files, inside(join(widget, "widget"), params["*"]), request, IMMUTABLE),
    )
    .get("/api/*", () => {
      throw new NotFoundError();
    })
    .get("/", ({ request }) => page(request))
    .get("/*", async ({ params, request }) => (await sendAsset(files, app, params["*"], request)) ?? page(request));
}

/** Without pages every address gets 503. */
const NOT_BUILT: RouteList = { origin: "https://not-built.invalid", prerendered: [], notFound: "/404", client: [] };

function readRoutes(app: string): RouteList {
  const file = join(app, "routes.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RouteList) : NOT_BUILT;
}

/** The path inside the folder, or null when it would leave it or can name no file. */
function inside(folder: string, path: string): string | null {
  if (path.includes("\0")) return null;
  const full = normalize(join(folder, path));
  return full.startsWith(normalize(folder) + sep) ? full : null;
}

async function widgetFile(
  files: FileServer,
  path: string | null,
  request: Request,
  cacheControl: string,
): Promise<Response> {
  const headers = {
    "cache-control": cacheControl,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  };
  return (path && (await files.send(path, request, headers))) || new Response("Not found", { status: 404 });
}

/** A file that the build wrote with an ending; pages and build records are not served this way. */
async function sendAsset(files: FileServer, app: string, path: string, request: Request): Promise<Response | null> {
  const full = inside(app, decode(path));
  if (!full || !/\.(?!html$)\w+$/.test(full) || full.endsWith("routes.json")) return null;
  return files.send(full, request, { "cache-control": path.startsWith("assets/") ? IMMUTABLE : SHORT });
}

async function sendPage(files: FileServer, app: string, routes: RouteList, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/(.)\/+$/, "$1");
  const prerendered = (page: string) => join(app, languageOf(request, url), page, "index.html");
  const send = async (file: string, status: number) =>
    (await files.send(file, request, { "cache-control": REVALIDATE, vary: "Cookie" }, status)) ??
    new Response("The site is not built: run `bun run build`", { status: 503 });

  // At / a signed-in person gets the chat, which only the browser renders.
  const isChat = path === "/" && readCookies(request.headers)[SESSION_COOKIE] !== undefined;
  if (isChat || routes.client.some((pattern) => matches(pattern, path))) return send(join(app, "app.html"), 200);
  if (routes.prerendered.includes(path)) return send(prerendered(path), 200);
  return send(prerendered(routes.notFound), 404);
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
