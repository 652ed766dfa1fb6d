import { latestUpload, removeUpload } from "../../../../packages/shared/src/contracts/uploads";
import { uploadFile } from "../../../support/upload-file";
import type { OperationCase } from "../operation-case";

export const UPLOADS_CASES: readonly OperationCase[] = [
  { operation: latestUpload, title: "is null before the first upload", as: "user", input: () => ({}), output: null },
  {
    operation: latestUpload,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: removeUpload,
    title: "deletes a file",
    as: "user",
    input: async (session) => ({ upload_id: (await uploadFile(session)).uploadId }),
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: removeUpload,
    title: "only finds the caller's own files",
    as: "user",
    input: () => ({ upload_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: removeUpload,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ upload_id: "any" }),
    error: { code: "not_signed_in" },
  },
];
