import { z } from "zod";

export const errorReasonSchema = z.object({
  name: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** One rejected field. */
export const fieldIssueSchema = z.object({
  path: z.string(),
  message: z.string(),
  reason: errorReasonSchema.optional().describe("What the message says, for other languages"),
});
