import { expect } from "vitest";
import { validateBody } from "../../../../packages/shared/src/contracts/validation";
import type { OperationCase } from "../operation-case";

export const VALIDATION_CASES: readonly OperationCase[] = [
  {
    operation: validateBody,
    title: "finds nothing to say of a good body",
    as: "developer",
    input: () => ({ schema: "validation_validate_input", data: { schema: "any", data: [] } }),
    output: { valid: true, schema: "validation_validate_input", issues: [] },
  },
  {
    operation: validateBody,
    title: "names each fault of a bad body",
    as: "user",
    input: () => ({ schema: "validation_validate_input", data: { data: 1 } }),
    output: {
      valid: false,
      schema: "validation_validate_input",
      issues: [expect.objectContaining({ path: "schema" })],
    },
  },
  {
    operation: validateBody,
    title: "calls a schema in snake_case, and a missing field missing",
    as: "developer",
    input: () => ({ schema: "vpp_create_plant_input", data: {} }),
    output: {
      valid: false,
      schema: "vpp_create_plant_input",
      issues: expect.arrayContaining([expect.objectContaining({ message: "This field is missing." })]),
    },
  },
  {
    operation: validateBody,
    title: "refuses a schema that does not exist, and names those that do",
    as: "developer",
    input: () => ({ schema: "invoice_input", data: {} }),
    refusal: { code: "invalid_input", path: "schema" },
  },
];
