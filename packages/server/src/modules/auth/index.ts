export { normalizeEmail } from "./identifier";
export { currentUser, login, openAccount, register } from "./service";
export { sendSignInLinked } from "./sign-in-email";
export { NO_PASSWORD, verifyPassword } from "./passwords";
export { sendPasswordChanged } from "./password-reset/emails";
export { deleteExpiredResets } from "./password-reset/service";
export { createSessionStore, type SessionStore } from "./session-store";
export { type AuthThrottles, countTry, createAuthThrottles, noAuthThrottles } from "./throttles";
