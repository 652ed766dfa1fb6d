export { createSignInProviders, type SignInProviders } from "./providers";
export { deleteExpiredSignIns } from "./expired";
