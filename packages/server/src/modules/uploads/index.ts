export { latest, store, type StoredUpload } from "./service";
