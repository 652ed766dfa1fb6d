export { deleteOldRegistrations } from "./service";
