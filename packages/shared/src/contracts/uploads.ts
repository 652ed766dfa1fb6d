import { z } from "zod";
import { COMPUTES_ONLY, FILE_ERRORS, operation, READ_LIMIT, UPLOAD_LIMIT, WRITE_LIMIT } from "./operation";
import { usageFactsSchema } from "./usage";

export const latestUpload = operation({
  id: "uploads.latest",
  method: "GET",
  path: "/api/uploads/latest",
  access: "user",
  keyScope: "data:read",
  summary: "Get the latest upload",
  description: "The key figures of the file; null without one.",
  input: z.object({}),
  output: z
    .object({ uploadId: z.string(), fileName: z.string(), uploadedAt: z.iso.datetime(), facts: usageFactsSchema })
    .nullable(),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

/** A multipart form with a file, which the uploads service checks itself, by its content. */
export const fileUploadForm = z.object({ file: z.unknown().optional() });

/** Response of POST /api/files/upload (multipart: file), an upload during setup, outside any conversation. */
export const fileUploadReplySchema = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  facts: usageFactsSchema,
  coinsPaid: z
    .int()
    .nonnegative()
    .describe("Green coins earned with this upload. Only an account's first upload earns coins"),
});
export type FileUploadReply = z.infer<typeof fileUploadReplySchema>;

export const FILE_UPLOAD = {
  id: "uploads.add",
  method: "POST",
  path: "/api/files/upload",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "A file that the account has already is found by its content.",
  summary: "Upload a bill or meter file during onboarding",
  limit: UPLOAD_LIMIT,
  errors: ["not_signed_in", ...FILE_ERRORS],
} as const;

/** The form of the home page; its reply is a `LoadDay`. */
export const FILE_DAY = {
  id: "uploads.day",
  method: "POST",
  path: "/api/files/day",
  access: "anyone",
  ...COMPUTES_ONLY,
  summary: "Split the newest day of a usage file by load, without storing the file",
  limit: UPLOAD_LIMIT,
  errors: FILE_ERRORS,
} as const;

/** Coins already earned are kept: the ledger pays each action once, even if the file is deleted. */
export const removeUpload = operation({
  id: "uploads.remove",
  method: "DELETE",
  path: "/api/uploads/{upload_id}",
  access: "user",
  idempotency: "natural",
  summary: "Delete an uploaded file's figures",
  input: z.object({ upload_id: z.string().min(1).max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const UPLOADS_OPERATIONS = [latestUpload, removeUpload];
