import type { Elysia } from "elysia";

/** A document that never changes while the server runs, made for its first reader, and that any site may read. */
export function publicDocument(routes: Elysia, path: string, make: () => unknown) {
  let json: string | undefined;
  const headers = { "content-type": "application/json", "access-control-allow-origin": "*" };
  return routes.get(path, () => new Response((json ??= JSON.stringify(make())), { headers }));
}
