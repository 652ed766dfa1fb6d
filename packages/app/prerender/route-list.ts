/** routes.json: what the server needs to know about the built site. */
export interface RouteList {
  /** Placeholder for the site's origin in absolute URLs (canonical, hreflang, og:image, sitemap). */
  origin: string;
  /** Prerendered paths, at `<language>/<path>/index.html`. */
  prerendered: string[];
  /** Path whose prerendered page is served for every unknown URL. */
  notFound: string;
  /** Path patterns that the browser renders from app.html. */
  client: string[];
  /** For each prerendered path, the scripts that its English page loads before it is interactive. */
  scripts: Record<string, string[]>;
}
