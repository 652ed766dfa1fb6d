import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { validateBody } from "@wattleaf/shared/contracts/validation";
import { DomainError } from "@wattleaf/shared/errors";
import { snakeCase } from "../../core/response/snake-case";
import { computation } from "../../core/computation";
import { toIssues } from "../../core/validate";

const MAX_ISSUES = 100;

/** The bodies that can be checked, by the names that the documentation gives them. */
export const BODY_SCHEMAS: ReadonlyMap<string, Operation["input"]> = new Map(
  OPERATIONS.filter(({ access, method }) => access === "developer" && method !== "GET").flatMap(({ id, input }) =>
    namesOf(id).map((name) => [name, input]),
  ),
);

export const validateComputation = computation(validateBody, ({ data, schema }) => {
  const input = BODY_SCHEMAS.get(schema);
  if (!input) throw unknownSchema();
  const { success, error } = input.safeParse(data);
  return { valid: success, schema, issues: error ? toIssues(error).slice(0, MAX_ISSUES) : [] };
});

/** `vpp.createPlant` → vpp_create_plant_input; `nilm.analyze` also as the specification calls it. */
function namesOf(operationId: string): string[] {
  const name = `${snakeCase(operationId.replace(".", "_"))}_input`;
  return operationId === "nilm.analyze" ? ["nilm_input", name] : [name];
}

function unknownSchema(): DomainError {
  const message =
    "There's no such schema. Use an operationId from /api/openapi.json with an underscore instead of the dot, plus _input, such as optimization_schedule_input.";
  return new DomainError("invalid_input", message, { issues: [{ path: "schema", message }] });
}
