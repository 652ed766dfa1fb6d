import { z } from "zod";
import { languageSchema } from "../language";
import { FILE_REFUSALS, UPLOAD_LIMIT } from "../operation";
import { usageFactsSchema } from "../usage";
import { chatSessionId, messageKey } from "./messages";

/** The multipart form of POST /api/upload. The file itself is checked by content, by the uploads service. */
export const chatUploadForm = z.object({
  file: z.unknown().optional(),
  type: z.literal("energy_bill").default("energy_bill"),
  sessionId: chatSessionId.optional(),
  /** Names the file's line in the conversation: the same key again never makes a second line. */
  messageKey: messageKey.optional(),
  language: languageSchema.optional(),
});

/** Reply of POST /api/upload (multipart: file, type=energy_bill, optional sessionId, messageKey and language). */
export const chatUploadReplySchema = z.object({
  analysis: z.string().describe("A short reading of the file in the uploader's language"),
  uploadId: z.string(),
  facts: usageFactsSchema,
});
export type ChatUploadReply = z.infer<typeof chatUploadReplySchema>;

/** An upload is a form and so no {@link operation}; what the transports need to know of it is the same. */
export const CHAT_UPLOAD = {
  id: "chat.upload",
  method: "POST",
  path: "/api/upload",
  access: "chatter",
  summary: "Upload a bill or meter file and get its analysis",
  limit: UPLOAD_LIMIT,
  refusals: FILE_REFUSALS,
} as const;
