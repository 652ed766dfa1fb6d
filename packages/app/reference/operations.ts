import { idempotencyHeaderSchema } from "@wattleaf/shared/contracts/idempotency";
import {
  type Operation,
  pathFieldsOf,
  errorsOf,
  needsFullSession,
  takesIdempotencyKey,
  withPathFields,
} from "@wattleaf/shared/contracts/operation";
import { namesUnknownFields, outputWithNotices, strictInput } from "@wattleaf/shared/contracts/public-request";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { HTTP_STATUS } from "@wattleaf/shared/http-status";
import { z } from "zod";
import { fieldsOf } from "./fields";
import { formatJson } from "./format-json";
import type { ReferenceExample, ReferenceOperation } from "./reference";

/** The most popular domains come first; a domain that is not listed comes before the last. */
const DOMAINS = [
  "nilm",
  "vpp",
  "optimization",
  "facilities",
  "tariffs",
  "bills",
  "greenbutton",
  "forecast",
  "anomalies",
];
const LAST_DOMAINS = ["openadr", "validation"];

/** Every operation that accepts an API key, from its contract: by domain, then in the order of the contracts. */
export const apiReference = (): ReferenceOperation[] =>
  OPERATIONS.filter(({ access }) => access === "developer")
    .map(describe)
    .toSorted((left, right) => rankOf(left) - rankOf(right));

function rankOf({ domain }: ReferenceOperation): number {
  const [first, last] = [DOMAINS.indexOf(domain), LAST_DOMAINS.indexOf(domain)];
  if (first >= 0) return first;
  return DOMAINS.length + 1 + last;
}

function describe(operation: Operation): ReferenceOperation {
  const { id, method, path, summary, description } = operation;
  const headers = takesIdempotencyKey(operation) ? inputFieldsOf(idempotencyHeaderSchema) : [];
  return {
    id,
    domain: id.split(".")[0] ?? id,
    method,
    path,
    pathFields: pathFieldsOf(operation),
    headerFields: headers.map(({ name }) => name),
    summary,
    description: description ?? "",
    parameters: [
      ...inputFieldsOf(operation.input),
      ...(namesUnknownFields(operation) ? inputFieldsOf(strictInput) : []),
      ...headers,
    ],
    response: fieldsOf(z.toJSONSchema(outputWithNotices(operation), { io: "output", unrepresentable: "any" })),
    example: exampleOf(operation),
    demoKey: !needsFullSession(operation),
    errors: errorsOf(operation)
      .map((code) => ({ status: HTTP_STATUS[code], code }))
      .toSorted((left, right) => left.status - right.status),
  };
}

const inputFieldsOf = (schema: z.ZodType) => fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));

/** An operation without its own example needs no input. */
function exampleOf(operation: Operation): ReferenceExample {
  const { path, rest } = withPathFields(operation, (operation.example ?? {}) as object);
  const fields = Object.entries(rest);
  if (operation.method !== "GET") return { path, query: [], body: fields.length > 0 ? formatJson(rest) : null };
  return { path, query: fields.map(([name, value]) => [name, String(value)] as const), body: null };
}
