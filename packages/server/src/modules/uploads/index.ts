export { type AcceptedFiles, checkFile } from "./check-file";
export { claimStatements as claimUploads, hasUploads } from "./repo";
export { deleteAbandonedUploads, latest, recent, store, type StoredUpload } from "./service";
