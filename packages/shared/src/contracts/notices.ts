import { z } from "zod";

/** Something found in a file that was corrected, left out, or ambiguous. */
export const noticesSchema = z.array(
  z.object({
    code: z.string().describe("Machine-readable code"),
    message: z.string().describe("Human-readable message"),
    values: z.record(z.string(), z.union([z.string(), z.number()])).describe("Values mentioned in the message"),
  }),
);
