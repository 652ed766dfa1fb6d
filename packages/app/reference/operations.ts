import { type Operation, pathFieldsOf, refusalsOf, withPathFields } from "@wattleaf/shared/contracts/operation";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { HTTP_STATUS } from "@wattleaf/shared/http-status";
import { z } from "zod";
import { fieldsOf } from "./fields";
import { formatJson } from "./format-json";
import type { ReferenceExample, ReferenceOperation } from "./reference";

/** What most readers come for stands first; a domain that is not named here comes before the last. */
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

/** Every operation that takes an API key, from its contract: by domain, and within one as the contracts have them. */
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
  const { id, method, path, summary } = operation;
  return {
    id,
    domain: id.split(".")[0] ?? id,
    method,
    path,
    pathFields: pathFieldsOf(operation),
    summary,
    parameters: fieldsOf(z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" })),
    response: fieldsOf(z.toJSONSchema(operation.output, { io: "output", unrepresentable: "any" })),
    example: exampleOf(operation),
    refusals: refusalsOf(operation)
      .map((code) => ({ status: HTTP_STATUS[code], code }))
      .toSorted((left, right) => left.status - right.status),
  };
}

/** An operation without an example of its own needs no input. */
function exampleOf(operation: Operation): ReferenceExample {
  const { path, rest } = withPathFields(operation, (operation.example ?? {}) as object);
  const fields = Object.entries(rest);
  if (operation.method !== "GET") return { path, query: [], body: fields.length > 0 ? formatJson(rest) : null };
  return { path, query: fields.map(([name, value]) => [name, String(value)] as const), body: null };
}
