export { composeEmail, greetingOf, mailMessages } from "./compose";
export { countPublicForm, mayEmail } from "./public-emails";
export { queueEmail, queuedEmail, sendQueued, startEmails } from "./service";
