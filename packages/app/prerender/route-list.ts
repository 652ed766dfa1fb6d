/** routes.json: what the server needs to know about the built site. */
export interface RouteList {
  /** Paths with HTML of their own, at `<language>/<path>/index.html`. */
  prerendered: string[];
  /** Patterns of paths that the browser renders from app.html. */
  client: string[];
  /** For each prerendered path, the scripts that its English page loads before it is interactive. */
  scripts: Record<string, string[]>;
}
