import { z } from "zod";
import { FILE_REFUSALS, operation, READ_LIMIT, UPLOAD_LIMIT, WRITE_LIMIT } from "./operation";
import { usageFactsSchema } from "./usage";

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

/** The multipart form of POST /api/files/upload. The file itself is checked by content, by the uploads service. */
export const fileUploadForm = z.object({ file: z.unknown().optional() });

/** Reply of POST /api/files/upload (multipart: file): the setup's upload, which is no line of a conversation. */
export const fileUploadReplySchema = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  facts: usageFactsSchema,
  coinsPaid: z.int().nonnegative().describe("Green coins that this upload earned: an account's first one alone pays"),
});
export type FileUploadReply = z.infer<typeof fileUploadReplySchema>;

export const FILE_UPLOAD = {
  id: "uploads.add",
  method: "POST",
  path: "/api/files/upload",
  access: "user",
  summary: "Upload a bill or meter file during the setup",
  limit: UPLOAD_LIMIT,
  refusals: ["not_signed_in", ...FILE_REFUSALS],
} as const;

/** What it has earned stays: the ledger pays each deed once, whatever becomes of the file. */
export const removeUpload = operation({
  id: "uploads.remove",
  method: "DELETE",
  path: "/api/uploads/{upload_id}",
  access: "user",
  summary: "Take an uploaded file's figures away",
  input: z.object({ upload_id: z.string().min(1).max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const UPLOADS_OPERATIONS = [latestUpload, removeUpload];
