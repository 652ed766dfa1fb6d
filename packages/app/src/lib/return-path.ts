import { findRoute, notFoundRoute } from "../routes";

/** The sign-in URL that returns to this page afterwards. */
export const loginPath = (here: string) => `/login?next=${encodeURIComponent(here)}`;

/** Pages that need an account and none of the setup of a home, which new accounts are led to. */
const WITHOUT_HOME: readonly string[] = ["/partners"];

/** The registration URL that returns to this page, if it is for accounts without a home; others go through the setup. */
export const registerPath = (here: string) =>
  WITHOUT_HOME.includes(here) ? `/register?next=${encodeURIComponent(here)}` : "/register";

/** Where to go after registering. */
export function afterRegistration(search: string): string {
  const next = returnPath(search);
  return WITHOUT_HOME.includes(next) ? next : "/onboarding";
}

/** Where to go after signing in: the page of this site in `?next=`, or home. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  // Browsers would treat these as another site: `//other.example`, `/\other.example`.
  const isPath = /^\/[^/\\]/.test(next);
  return isPath && findRoute(next.replace(/[?#].*$/, "")) !== notFoundRoute ? next : "/";
}
