import { z } from "zod";
import { chatSessionId } from "./chat";
import { languageSchema } from "./language";
import { READ_LIMIT, operation } from "./operation";
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

/** An upload is a form and so no {@link operation}; what the transports need to know of it is the same. */
export const UPLOAD = {
  id: "assistant.upload",
  method: "POST",
  path: "/api/upload",
  access: "chatter",
  summary: "Upload a bill or meter file and get its analysis",
  limit: { calls: 30, perSeconds: 60 },
  refusals: [
    "file_missing",
    "file_type_not_supported",
    "file_too_large",
    "file_empty",
    "file_unreadable",
    "overloaded",
  ],
} as const;

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
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});
