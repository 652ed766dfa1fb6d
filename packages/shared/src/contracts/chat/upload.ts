import { z } from "zod";
import { attachmentSchema } from "../attachments";
import { languageSchema } from "../language";
import { FILE_ERRORS, UPLOAD_LIMIT } from "../operation";
import { usageFactsSchema } from "../usage";
import { chatSessionId, messageKey } from "./messages";

/** The multipart form of POST /api/upload. The uploads service checks the file itself by its content. */
export const chatUploadForm = z.object({
  file: z.unknown().optional(),
  type: z.literal("energy_bill").default("energy_bill"),
  sessionId: chatSessionId.optional(),
  /** Idempotency key of the file's message in the conversation: sending it again never adds a second one. */
  messageKey: messageKey.optional(),
  /**
   * Of the analysis, and of an error's message when the file can't be read. Without it, as in chat, the language that the
   * reader chose on the site, else English; but a message is answered in the language it is written in, and a file has none.
   */
  language: languageSchema.optional(),
});

/** Response of POST /api/upload (multipart: file, type=energy_bill, optional sessionId, messageKey and language). */
export const chatUploadReplySchema = z.object({
  analysis: z.string().describe("A short summary of the file in the user's language"),
  uploadId: z.string(),
  facts: usageFactsSchema,
  attachments: z.array(attachmentSchema).describe("An offer to make the readings a meter, if the file has them"),
});
export type ChatUploadReply = z.infer<typeof chatUploadReplySchema>;

/** An upload is a form, so not an {@link operation}; transports need the same facts about it. */
export const CHAT_UPLOAD = {
  id: "chat.upload",
  method: "POST",
  path: "/api/upload",
  access: "chatOwner",
  idempotency: "required",
  idempotencyKeyField: "messageKey",
  summary: "Upload a bill or meter file and get an analysis",
  limit: UPLOAD_LIMIT,
  errors: [...FILE_ERRORS, "idempotency_mismatch"],
} as const;
