import { Elysia } from "elysia";
import { METER_UPLOAD } from "@wattleaf/shared/contracts/meters";
import { keyScopeOf, type Operation, takesIdempotencyKey, withPathFields } from "@wattleaf/shared/contracts/operation";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { API_DOMAINS, API_GROUPS, apiGroupOf } from "@wattleaf/shared/domain/api-groups";
import type { ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import { IDEMPOTENCY_KEY_HEADER } from "@wattleaf/shared/domain/idempotency";
import { documentation } from "@wattleaf/shared/i18n/messages/en/documentation";
import { publicDocument } from "./public-document";

const COLLECTION_SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

const DESCRIPTION = [
  "Set `apiKey` to a key with the scope that a request names.",
  "A request that makes or lists something keeps its ID in a variable, such as `meter_id`, for those that need it.",
  "Requests that remove something are the last ones of their folder.",
].join(" ");

/** Where the response of an operation has an ID that other operations are called with. */
const ID_IN_RESPONSE: Readonly<Record<string, { variable: string; place: string }>> = {
  "meters.list": { variable: "meter_id", place: "meters[0]?.id" },
  "meters.addLabel": { variable: "label_id", place: "id" },
  "devices.connect": { variable: "device_id", place: "id" },
  "devices.addSchedule": { variable: "schedule_id", place: "schedule.id" },
  // Only the last action is undone, so it is this one.
  "devices.changeSchedule": { variable: "action_id", place: "actionId" },
  "partners.create": { variable: "partner_id", place: "id" },
  "partners.createArticle": { variable: "article_id", place: "id" },
  "partners.createTariff": { variable: "tariff_id", place: "id" },
  "webhooks.create": { variable: "webhook_id", place: "id" },
  "webhooks.test": { variable: "message_id", place: "messageId" },
};
const ID_VARIABLES = Object.values(ID_IN_RESPONSE).map(({ variable }) => variable);

/**
 * What an API key opens as a Postman collection (format 2.1), made from the contracts: folders as in the documentation,
 * a request for each operation with the example that its page shows. The caller sets `apiKey`.
 */
export function postmanCollection(serverUrl: string) {
  const requests = [...OPERATIONS.flatMap(requestOf), meterUpload()].toSorted(removalsLast);
  return {
    info: { name: "Wattleaf API", description: DESCRIPTION, schema: COLLECTION_SCHEMA },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{apiKey}}", type: "string" }] },
    variable: [
      { key: "baseUrl", value: serverUrl },
      { key: "apiKey", value: "" },
      ...ID_VARIABLES.map((key) => ({ key, value: "" })),
    ],
    item: API_GROUPS.map((group) => ({
      name: documentation[`documentation.group.${group}`],
      description: documentation[`documentation.group.${group}.text`],
      item: API_DOMAINS.flatMap((domain) => {
        const ofDomain = requests.filter((one) => one.domain === domain && apiGroupOf(one.scope) === group);
        return ofDomain.length > 0 ? [{ name: nameOf(domain), item: ofDomain.map(({ item }) => item) }] : [];
      }),
    })),
  };
}

export const postmanRoutes = (serverUrl: string) =>
  publicDocument(new Elysia(), "/api/postman.json", () => postmanCollection(serverUrl));

interface KeyRequest {
  domain: string;
  scope: ApiKeyScope;
  item: {
    name: string;
    event?: object[];
    request: { method: string; description: string; header?: object[]; body?: object; url: { path: string[] } };
  };
}

/** As the documentation calls it. */
const nameOf = (domain: string): string =>
  (documentation as Record<string, string>)[`documentation.domain.${domain}`] ?? domain;

/** What belongs to something goes before it. */
function removalsLast({ item: left }: KeyRequest, { item: right }: KeyRequest): number {
  const order = ({ request: { method, url } }: KeyRequest["item"]) => (method === "DELETE" ? -url.path.length : -1_000);
  return order(left) - order(right);
}

/** None where no key may call. */
function requestOf(operation: Operation): KeyRequest[] {
  const { id, summary, method } = operation;
  const scope = keyScopeOf(operation);
  if (!scope) return [];
  const { path, rest } = withPathFields(operation, withVariables((operation.example ?? {}) as Record<string, unknown>));
  const url = urlOf(path);
  const description = descriptionOf(scope, operation.description);
  const kept = ID_IN_RESPONSE[id];
  const item = { name: summary, ...(kept ? { event: [keepingId(kept)] } : {}) };
  const domain = domainOf(id);
  if (method === "GET") {
    const query = Object.entries(rest).map(([key, value]) => ({
      key,
      value: String(value),
    }));
    const search = query.length > 0 ? `?${query.map(({ key, value }) => `${key}=${value}`).join("&")}` : "";
    const request = { method, description, url: { ...url, raw: `${url.raw}${search}`, query } };
    return [{ domain, scope, item: { ...item, request } }];
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
  return [{ domain, scope, item: { ...item, request: { method, description, header, body, url } } }];
}

/** A form, whose file the caller chooses. */
function meterUpload(): KeyRequest {
  const { id, method, path, summary, keyScope } = METER_UPLOAD;
  const formdata = [
    { key: "file", type: "file", src: [] },
    { key: "timeZone", type: "text", value: "America/Los_Angeles" },
  ];
  const request = {
    method,
    description: descriptionOf(keyScope),
    body: { mode: "formdata", formdata },
    url: urlOf(path),
  };
  return { domain: domainOf(id), scope: keyScope, item: { name: summary, request } };
}

const domainOf = (id: string): string => id.split(".")[0] ?? id;

const descriptionOf = (scope: ApiKeyScope, description?: string): string =>
  [...(description ? [description] : []), `Scope of the key: \`${scope}\`.`].join("\n\n");

/** In the example, an ID that only the server gives out is its name in capitals: `METER_ID`. */
function withVariables(example: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const variable = String(value).toLowerCase();
      return [name, value === variable.toUpperCase() && ID_VARIABLES.includes(variable) ? `{{${variable}}}` : value];
    }),
  );
}

/** @param path in which the braces of variables are encoded */
function urlOf(path: string) {
  const filled = path.replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}");
  return { raw: `{{baseUrl}}${filled}`, host: ["{{baseUrl}}"], path: filled.split("/").filter(Boolean) };
}

/** Runs in Postman after the response. */
const keepingId = ({ variable, place }: { variable: string; place: string }) => ({
  listen: "test",
  script: {
    type: "text/javascript",
    exec: [
      `const id = pm.response.code < 300 && pm.response.json().${place};`,
      `if (id) pm.collectionVariables.set("${variable}", id);`,
    ],
  },
});
