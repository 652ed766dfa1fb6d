export { deleteExpiredSubscriptions } from "./service";
