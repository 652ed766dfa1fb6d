export { claimStatements as claimUploads, hasUploads } from "./repo";
export { deleteAbandonedUploads, latest, store, type StoredUpload } from "./service";
