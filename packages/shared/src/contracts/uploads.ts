import { z } from "zod";
import { chatSessionId } from "./chat";
import { languageSchema } from "./language";
import { operation } from "./operation";
import { usageFactsSchema } from "./usage";

/** The multipart form of POST /api/upload. The file itself is checked by content, by the uploads service. */
export const uploadForm = z.object({
  file: z.unknown().optional(),
  type: z.literal("energy_bill").default("energy_bill"),
  sessionId: chatSessionId.optional(),
  language: languageSchema.optional(),
});

/** Reply of POST /api/upload (multipart: file, type=energy_bill, optional sessionId and language). */
export const uploadReplySchema = z.object({
  analysis: z.string().describe("A short reading of the file in the uploader's language"),
  uploadId: z.string(),
  facts: usageFactsSchema,
});
export type UploadReply = z.infer<typeof uploadReplySchema>;

export const latestUpload = operation({
  id: "uploads.latest",
  method: "GET",
  path: "/api/uploads/latest",
  access: "user",
  summary: "What the newest uploaded file says",
  input: z.object({}),
  output: z
    .object({ uploadId: z.string(), fileName: z.string(), uploadedAt: z.iso.datetime(), facts: usageFactsSchema })
    .nullable(),
  refusals: ["not_signed_in"],
});
