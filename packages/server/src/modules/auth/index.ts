export { currentUser, login, register } from "./service";
export { hashPassword } from "./passwords";
export { createSessionStore, type SessionStore } from "./session-store";
