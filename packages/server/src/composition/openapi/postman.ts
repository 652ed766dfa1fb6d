import { Elysia } from "elysia";
import { type Operation, takesIdempotencyKey, withPathFields } from "@wattleaf/shared/contracts/operation";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { IDEMPOTENCY_KEY_HEADER } from "@wattleaf/shared/domain/idempotency";
import { publicDocument } from "./public-document";

const COLLECTION_SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/**
 * The public API as a Postman collection (format 2.1), made from the contracts: a folder for each domain, a request for
 * each operation with the example that its documentation shows. The caller sets `apiKey`.
 */
export function postmanCollection(serverUrl: string) {
  const byDomain = Map.groupBy(
    OPERATIONS.filter(({ access }) => access === "developer"),
    ({ id }) => id.split(".")[0] ?? id,
  );
  return {
    info: { name: "Wattleaf API", schema: COLLECTION_SCHEMA },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{apiKey}}", type: "string" }] },
    variable: [
      { key: "baseUrl", value: serverUrl },
      { key: "apiKey", value: "" },
    ],
    item: Array.from(byDomain, ([name, operations]) => ({ name, item: operations.map(requestOf) })),
  };
}

export const postmanRoutes = (serverUrl: string) =>
  publicDocument(new Elysia(), "/api/postman.json", () => postmanCollection(serverUrl));

function requestOf(operation: Operation) {
  const { summary, method } = operation;
  const { path, rest } = withPathFields(operation, (operation.example ?? {}) as object);
  const segments = path.split("/").filter(Boolean);
  const url = { raw: `{{baseUrl}}${path}`, host: ["{{baseUrl}}"], path: segments };
  if (method === "GET") {
    const query = Object.entries(rest).map(([key, value]) => ({
      key,
      value: String(value),
    }));
    const search = query.length > 0 ? `?${query.map(({ key, value }) => `${key}=${value}`).join("&")}` : "";
    return { name: summary, request: { method, url: { ...url, raw: `${url.raw}${search}`, query } } };
  }
  const body = {
    mode: "raw",
    raw: JSON.stringify(rest, null, 2),
    options: { raw: { language: "json" } },
  };
  const header = [
    { key: "Content-Type", value: "application/json" },
    // Postman makes a new one for each request.
    ...(takesIdempotencyKey(operation) ? [{ key: IDEMPOTENCY_KEY_HEADER, value: "{{$guid}}" }] : []),
  ];
  return { name: summary, request: { method, header, body, url } };
}
