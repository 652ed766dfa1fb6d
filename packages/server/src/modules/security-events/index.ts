export { deleteOldSecurityEvents, recordSecurityEvent, recordSignIn } from "./service";
