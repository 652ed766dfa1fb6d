export { endSubscriptions } from "./service";
export { deleteOldEvents } from "./webhook";
