import { z } from "zod";
import { DEVELOPER_LIMIT, operation } from "./operation";

const MAX_ISSUES = 100;

/** Specification, section 8: what to do after 400 is to check the body here. */
export const validateBody = operation({
  id: "validation.validate",
  method: "POST",
  path: "/api/v1/validate",
  access: "developer",
  summary: "Check a request body against the schema of its operation without running it",
  input: z.object({
    data: z.unknown().describe("The body to check"),
    schema: z
      .string()
      .max(80)
      .describe("Which body it is to be: the operation's id in snake_case and `_input`, such as tariffs_bill_input"),
  }),
  output: z.object({
    valid: z.boolean(),
    schema: z.string(),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .max(MAX_ISSUES)
      .describe(`The first ${MAX_ISSUES} faults, each with the field that it is in`),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    schema: "nilm_input",
    data: { data: [120, 121, 2340, 2338, 119], sample_rate: 0.016667 },
  },
  readOnlySession: "allowed",
  refusals: [],
});

export const VALIDATION_OPERATIONS = [validateBody];
