/** routes.json: what the server needs to know about the built site. */
export interface RouteList {
  /** Placeholder for the site's origin in absolute URLs (canonical, hreflang, og:image, sitemap). */
  origin: string;
  /** Prerendered paths, at `<language>/<path>/index.html`. */
  prerendered: string[];
  /** Path whose prerendered page is served for every unknown URL. */
  notFound: string;
  /** The same for unknown addresses of a pattern, by pattern. */
  notFoundOf: Record<string, string>;
  /** Those of `prerendered` that are pages of the app: React takes them over as they arrive. */
  app: string[];
  /** The shells of what only the browser renders, at `<language>/<shell>`, by path pattern. */
  client: Record<string, string>;
  /** Patterns of `client` that signed-in users get instead of a prerendered path. */
  signedIn: Record<string, string>;
  /** Hashes of the scripts inside the pages, for the content security policy. */
  inlineScripts: string[];
  /** For each prerendered path, the scripts that its English page loads before anything is touched. */
  scripts: Record<string, string[]>;
  /** For each pattern of `client`, the scripts that its English shell names: the page's first view. */
  shellScripts: Record<string, string[]>;
  /** For each island, the scripts that it adds when it is touched. */
  islands: Record<string, string[]>;
}
