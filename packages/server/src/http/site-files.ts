import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { LANGUAGE_KEY, LANGUAGES, type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { hasSessionCookie } from "../core/cookie-names";
import { readCookies } from "./cookies";
import { contentSecurityPolicy } from "./security-headers";
import { PreparedFile } from "./prepared-file";

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";
const REVALIDATE = "no-cache";

/** What a build writes with absolute addresses in it: pages, the sitemap, robots.txt. Its scripts name none. */
const HOLDS_ADDRESSES = /^(text\/(html|plain|xml)|application\/xml)/;
/** A file that the build wrote with an ending; pages and build records are not served under their names. */
const ASSET = /\.(?!html$)\w+$/;
/** A package for `npm install`. */
const PACKED = /^wattleaf-\w+\.tgz$/;
/** They keep their addresses from build to build. */
const SHORT_LIVED_WIDGET_FILES: ReadonlySet<string> = new Set(["widget.js", "widget/release.json"]);
const BUILD_RECORD = "routes.json";

/** routes.json, which the site's build writes beside its pages. */
interface RouteList {
  /** Placeholder for the site's origin in the built files. */
  origin: string;
  prerendered: string[];
  /** The prerendered page for an address that leads nowhere. */
  notFound: string;
  /** The same for unknown addresses of a pattern, by pattern. */
  notFoundOf: Record<string, string>;
  /** The shells of what only the browser renders, by path pattern. */
  client: Record<string, string>;
  /** Patterns of `client` that signed-in users get instead of a prerendered path. */
  signedIn: Record<string, string>;
  /** Hashes of the scripts inside the pages. */
  inlineScripts: string[];
}

export interface SiteFolders {
  app: string;
  widget: string;
  /** With the package of the typed client. */
  client: string;
}

export interface SiteOptions {
  /** The site's own origin, for the absolute addresses in its pages and its sitemap. */
  origin: string;
  /** Sent with every file. */
  headers: Readonly<Record<string, string>>;
}

type Page = Record<Language, PreparedFile | undefined>;

/**
 * The built site: prerendered pages in the reader's language, the shells of pages that only the browser renders,
 * hashed assets, and the widget's files, which any page may load. A build's files do not change, so all are read and
 * prepared at the start; a path that names none of them can reach nothing else on the disk.
 */
export class Site {
  readonly #assets = new Map<string, PreparedFile>();
  readonly #pages = new Map<string, Page>();
  readonly #notFound: Page | undefined;
  readonly #notFoundOf: readonly (readonly [RegExp, Page])[];
  /** Shells of plain paths. */
  readonly #shells = new Map<string, Page>();
  readonly #shellsOf: readonly (readonly [RegExp, Page])[];
  readonly #signedIn: Readonly<Record<string, string>>;

  constructor({ app, widget, client }: SiteFolders, { origin, headers }: SiteOptions) {
    const routes = readRoutes(app);
    const prepare = (path: string, own: Record<string, string>): PreparedFile | undefined => {
      if (!existsSync(path)) return undefined;
      const { type } = Bun.file(path);
      const bytes = HOLDS_ADDRESSES.test(type)
        ? new TextEncoder().encode(readFileSync(path, "utf8").replaceAll(routes.origin, origin))
        : readFileSync(path);
      return new PreparedFile({ path, bytes, type, headers: { ...headers, ...own } });
    };
    const pageHeaders = {
      "cache-control": REVALIDATE,
      vary: "Cookie",
      "content-security-policy": contentSecurityPolicy(routes.inlineScripts),
    };
    const preparePage = (file: string) => prepare(join(app, file), pageHeaders);
    const fileOf = (file: string): Page => ({ en: preparePage(join("en", file)), zh: preparePage(join("zh", file)) });
    const pageOf = (path: string) => fileOf(join(path, "index.html"));

    for (const path of routes.prerendered) this.#pages.set(path, pageOf(path));
    this.#notFound = pageOf(routes.notFound);
    this.#notFoundOf = Object.entries(routes.notFoundOf).map(([pattern, path]) => [patternOf(pattern), pageOf(path)]);
    const shells = Object.entries(routes.client).map(([pattern, file]) => [pattern, fileOf(file)] as const);
    for (const [path, shell] of shells) if (!path.includes(":")) this.#shells.set(path, shell);
    this.#shellsOf = shells
      .filter(([pattern]) => pattern.includes(":"))
      .map(([pattern, shell]) => [patternOf(pattern), shell]);
    this.#signedIn = routes.signedIn;

    const addAsset = (path: string, file: PreparedFile | undefined) => file && this.#assets.set(path, file);
    for (const file of filesIn(app)) {
      if (!ASSET.test(file) || file === BUILD_RECORD) continue;
      const cacheControl = file.startsWith("assets/") ? IMMUTABLE : SHORT;
      addAsset(`/${file}`, prepare(join(app, file), { "cache-control": cacheControl }));
    }
    for (const file of filesIn(widget)) {
      if (file !== "widget.js" && !file.startsWith("widget/")) continue;
      addAsset(
        `/${file}`,
        prepare(join(widget, file), {
          "cache-control": SHORT_LIVED_WIDGET_FILES.has(file) ? SHORT : IMMUTABLE,
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        }),
      );
    }
    for (const folder of [widget, client]) {
      for (const file of filesIn(folder).filter((name) => PACKED.test(name)))
        addAsset(`/packages/${file}`, prepare(join(folder, file), { "cache-control": REVALIDATE }));
    }
  }

  /** The file or page at exactly this path; null where there is none. */
  find(path: string, request: Request): Response | Promise<Response> | null {
    const asset = this.#assets.get(path);
    if (asset) return asset.respond(request);
    // At / a signed-in person gets the chat, which only the browser renders.
    const own = this.#signedIn[path];
    const isForUser = own !== undefined && hasSessionCookie(readCookies(request.headers));
    const page = isForUser ? this.#shells.get(own) : (this.#pages.get(path) ?? this.#shells.get(path));
    return page?.[languageOf(request)]?.respond(request) ?? null;
  }

  /** What any path of the site gets, the not-found page included. */
  respond(request: Request): Response | Promise<Response> {
    const raw = pathOf(request.url);
    const path = decode(raw).replace(/(.)\/+$/, "$1");
    const found = this.find(raw, request) ?? this.find(path, request);
    if (found) return path !== raw && /.\/+$/.test(raw) ? redirectTo(path, request) : found;
    const shell = this.#shellsOf.find(([pattern]) => pattern.test(path))?.[1][languageOf(request)];
    if (shell) return shell.respond(request);
    if (path === "/widget.js" || path.startsWith("/widget/")) return new Response("Not found", { status: 404 });
    return (
      this.#notFoundAt(path)?.[languageOf(request)]?.respond(request, 404) ??
      new Response("The site is not built: run `bun run build`", { status: 503 })
    );
  }

  #notFoundAt(path: string): Page | undefined {
    return this.#notFoundOf.find(([pattern]) => pattern.test(path))?.[1] ?? this.#notFound;
  }
}

/** Without pages every address gets 503. */
const NOT_BUILT: RouteList = {
  origin: "https://not-built.invalid",
  prerendered: [],
  notFound: "/404",
  notFoundOf: {},
  client: {},
  signedIn: {},
  inlineScripts: [],
};

function readRoutes(app: string): RouteList {
  const file = join(app, BUILD_RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RouteList) : NOT_BUILT;
}

/** The files in a folder and all below it, by their paths with slashes. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(folder.length + 1)
            .replaceAll(sep, "/"),
        )
    : [];

/** `/blog/:id` matches one more segment. */
const patternOf = (pattern: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, "[^/]+")}$`);

/** ?lang= for links from search engines, then the reader's own choice, then English. */
function languageOf({ url, headers }: Request): Language {
  if (url.includes("lang=")) {
    const asked = new URL(url).searchParams.get("lang");
    if (LANGUAGES.includes(asked as Language)) return asked as Language;
  }
  return parseLanguage(headers.get("cookie") === null ? undefined : readCookies(headers)[LANGUAGE_KEY]);
}

/** Of `http://`, which is followed by at least one character of the host. */
const MIN_SCHEME_LENGTH = 7;

/** One address for each page: `/pricing/` is `/pricing`. */
function redirectTo(path: string, { url }: Request): Response {
  const query = url.indexOf("?");
  // Not a host: two slashes at the beginning would name one.
  const location = path.replace(/^\/{2,}/, "/") + (query < 0 ? "" : url.slice(query));
  return new Response(null, { status: 308, headers: { location } });
}

/** The path of the URL of a request, which has no fragment; `URL` would cost more than the rest of a page. */
export function pathOf(url: string): string {
  const start = url.indexOf("/", MIN_SCHEME_LENGTH);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
