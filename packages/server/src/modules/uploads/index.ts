export { deleteAbandonedUploads, latest, store, type StoredUpload } from "./service";
