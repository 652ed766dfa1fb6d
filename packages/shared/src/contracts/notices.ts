import { z } from "zod";

/** What was found in a file and corrected, left out, or taken in one of two ways. */
export const noticesSchema = z.array(
  z.object({
    code: z.string().describe("For programs"),
    message: z.string().describe("For people"),
    values: z.record(z.string(), z.union([z.string(), z.number()])).describe("What the message names, for programs"),
  }),
);
