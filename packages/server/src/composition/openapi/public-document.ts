import type { Elysia } from "elysia";

/** A document that never changes while the server runs, and that any site may read. */
export function publicDocument(routes: Elysia, path: string, document: unknown) {
  const json = JSON.stringify(document);
  const headers = { "content-type": "application/json", "access-control-allow-origin": "*" };
  return routes.get(path, () => new Response(json, { headers }));
}
