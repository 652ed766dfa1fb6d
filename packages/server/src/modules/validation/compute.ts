import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { validateBody } from "@wattleaf/shared/contracts/validation";
import { DomainError } from "@wattleaf/shared/errors";
import { takeStrict, unknownFieldIssue, unknownFieldNotice } from "../../core/check-input";
import { snakeCase } from "../../core/response/snake-case";
import { computation } from "../../core/computation";
import { unknownFieldsOf } from "../../core/unknown-fields";
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
  const { isStrict, fields } = takeStrict(data);
  const { error } = input.safeParse(fields);
  const unknown = error ? [] : unknownFieldsOf(input, fields, { open: isStrict });
  const issues = error ? toIssues(error) : isStrict ? unknown.map(unknownFieldIssue) : [];
  return {
    valid: issues.length === 0,
    schema,
    issues: issues.slice(0, MAX_ISSUES),
    notices: isStrict ? [] : unknown.map(unknownFieldNotice),
  };
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
