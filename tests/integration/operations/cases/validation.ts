import { expect } from "vitest";
import { validateBody } from "../../../../packages/shared/src/contracts/validation";
import type { OperationCase } from "../operation-case";

export const VALIDATION_CASES: readonly OperationCase[] = [
  {
    operation: validateBody,
    title: "finds no errors in a valid body",
    as: "developer",
    input: () => ({ schema: "validation_validate_input", data: { schema: "any", data: [] } }),
    output: { valid: true, schema: "validation_validate_input", issues: [], notices: [] },
    again: "same",
  },
  {
    operation: validateBody,
    title: "names each error of an invalid body",
    as: "user",
    input: () => ({ schema: "validation_validate_input", data: { data: 1 } }),
    output: {
      valid: false,
      schema: "validation_validate_input",
      issues: [expect.objectContaining({ path: "schema" })],
      notices: [],
    },
  },
  {
    operation: validateBody,
    title: "returns schema and field names in snake_case",
    as: "developer",
    input: () => ({ schema: "vpp_create_plant_input", data: {} }),
    output: {
      valid: false,
      schema: "vpp_create_plant_input",
      issues: expect.arrayContaining([expect.objectContaining({ message: "This field is required." })]),
      notices: [],
    },
  },
  {
    operation: validateBody,
    title: "rejects an unknown schema, and lists the known ones",
    as: "developer",
    input: () => ({ schema: "invoice_input", data: {} }),
    error: { code: "invalid_input", path: "schema" },
  },
];
