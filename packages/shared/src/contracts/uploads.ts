import { z } from "zod";
import { usageFactsSchema } from "./usage";

/** Reply of POST /api/upload (multipart: file, type=energy_bill, optional sessionId and language). */
export const uploadReplySchema = z.object({
  analysis: z.string().describe("A short reading of the file in the uploader's language"),
  uploadId: z.string(),
  facts: usageFactsSchema,
});
export type UploadReply = z.infer<typeof uploadReplySchema>;
