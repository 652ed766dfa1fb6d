/** routes.json: what the server needs to know about the built site. */
export interface RouteList {
  /** What stands for the site's origin in absolute addresses (canonical, hreflang, og:image, sitemap). */
  origin: string;
  /** Paths with HTML of their own, at `<language>/<path>/index.html`. */
  prerendered: string[];
  /** Path whose prerendered page answers every unknown address. */
  notFound: string;
  /** Patterns of paths that the browser renders from app.html. */
  client: string[];
  /** For each prerendered path, the scripts that its English page loads before it is interactive. */
  scripts: Record<string, string[]>;
}
