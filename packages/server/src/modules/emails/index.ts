export { queueEmail, queuedEmail, sendQueued, startEmails } from "./service";
