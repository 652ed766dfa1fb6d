export { deleteOldMessages } from "./service";
