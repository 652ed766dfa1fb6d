export { type AcceptedFiles, checkFile } from "./check-file";
export { claimStatements as claimUploads } from "./repo";
export { deleteAbandonedUploads, evidenceOfUploads, recent, store, type StoredUpload } from "./service";
