export { normalizeEmail } from "./identifier";
export { currentUser, login, openAccount, register } from "./service";
export { signInLinkedEmail } from "./sign-in-email";
export { NO_PASSWORD, verifyPassword } from "./passwords";
export { passwordChangedEmail } from "./password-reset/emails";
export { deleteExpiredResets } from "./password-reset/service";
export { deleteExpiredConfirmations } from "./email-confirmation/service";
export { createSessionStore, type SessionStore } from "./session-store";
export { type AuthThrottles, countTry, createAuthThrottles, noAuthThrottles } from "./throttles";
