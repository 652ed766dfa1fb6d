import { z } from "zod";
import { noticesSchema } from "./notices";
import { COMPUTES_ONLY, DEVELOPER_LIMIT, operation } from "./operation";

const MAX_ISSUES = 100;

/** Specification, section 8: after a 400, check the body here. */
export const validateBody = operation({
  id: "validation.validate",
  method: "POST",
  path: "/api/v1/validate",
  access: "developer",
  ...COMPUTES_ONLY,
  summary: "Validate a request",
  description:
    "Checks a request body against an endpoint's schema without running it, and names the fields that it would ignore.",
  input: z.object({
    data: z.unknown().describe("The request body to check"),
    schema: z
      .string()
      .max(80)
      .describe(
        "The schema to check against: the operation ID in snake_case plus `_input`, such as tariffs_bill_input",
      ),
  }),
  output: z.object({
    valid: z.boolean(),
    schema: z.string(),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .max(MAX_ISSUES)
      .describe(`The first ${MAX_ISSUES} errors, each with its field`),
    notices: noticesSchema.describe("Fields of the body that the endpoint would ignore"),
  }),
  limit: DEVELOPER_LIMIT,
  bulk: true,
  example: {
    schema: "nilm_input",
    data: { data: [120, 121, 2340, 2338, 119], sample_rate: 0.016667 },
  },
  readOnlySession: "allowed",
  errors: [],
});

export const VALIDATION_OPERATIONS = [validateBody];
