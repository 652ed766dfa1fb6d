import { latestUpload, removeUpload } from "../../../../packages/shared/src/contracts/uploads";
import { uploadFile } from "../../../support/upload-file";
import type { OperationCase } from "../operation-case";

export const UPLOADS_CASES: readonly OperationCase[] = [
  { operation: latestUpload, title: "is null before the first upload", as: "user", input: () => ({}), output: null },
  {
    operation: latestUpload,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: removeUpload,
    title: "takes a file away",
    as: "user",
    input: async (session) => ({ upload_id: (await uploadFile(session)).uploadId }),
    output: { ok: true },
  },
  {
    operation: removeUpload,
    title: "knows only the caller's own files",
    as: "user",
    input: () => ({ upload_id: "somebody-elses" }),
    refusal: { code: "not_found" },
  },
  {
    operation: removeUpload,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({ upload_id: "any" }),
    refusal: { code: "not_signed_in" },
  },
];
