import { idempotencyHeaderSchema } from "@wattleaf/shared/contracts/idempotency";
import {
  type Operation,
  pathFieldsOf,
  errorsOf,
  keyScopeOf,
  needsFullSession,
  takesIdempotencyKey,
  withPathFields,
} from "@wattleaf/shared/contracts/operation";
import { namesUnknownFields, outputWithNotices, strictInput } from "@wattleaf/shared/contracts/public-request";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { API_DOMAINS } from "@wattleaf/shared/domain/api-groups";
import { z } from "zod";
import { fieldsOf } from "./fields";
import { meterUpload } from "./meter-upload";
import { errorsWithStatus } from "./errors-with-status";
import { formatJson } from "./format-json";
import type { ReferenceAccess, ReferenceExample, ReferenceOperation } from "./reference";

/** Everything that a program can call, from its contract: by domain, then in the order of the contracts. */
export const apiReference = (): readonly ReferenceOperation[] => (described ??= describeAll());

let described: readonly ReferenceOperation[] | undefined;

const describeAll = (): ReferenceOperation[] =>
  [...OPERATIONS.filter(isForPrograms).map(describe), meterUpload()].toSorted(
    (left, right) => API_DOMAINS.indexOf(left.domain) - API_DOMAINS.indexOf(right.domain),
  );

/** What an API key opens, and what the public API leaves open, such as the exchange of a credential for a token. */
const isForPrograms = (operation: Operation): boolean =>
  keyScopeOf(operation) !== null || operation.path.startsWith("/api/v1/");

const accessOf = (operation: Operation): ReferenceAccess => ({
  scope: keyScopeOf(operation),
  ownDataScope: operation.ownDataScope ?? null,
  openAdrScope: operation.openAdrScope ?? null,
});

function describe(operation: Operation): ReferenceOperation {
  const { id, method, path, summary, description } = operation;
  const access = accessOf(operation);
  const headers = takesIdempotencyKey(operation) ? inputFieldsOf(idempotencyHeaderSchema) : [];
  return {
    id,
    domain: id.split(".")[0] ?? id,
    method,
    access,
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
    demoKey: !needsFullSession(operation) && (access.scope === null || access.scope === "api"),
    errors: errorsWithStatus(errorsOf(operation)),
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
