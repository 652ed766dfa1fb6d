import { findRoute, notFoundRoute } from "../routes";

/** The sign-in URL that returns to this page afterwards. */
export const loginPath = (here: string) => `/login?next=${encodeURIComponent(here)}`;

/** Where to go after signing in: the page of this site in `?next=`, or home. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  // Browsers would treat these as another site: `//other.example`, `/\other.example`.
  const isPath = /^\/[^/\\]/.test(next);
  return isPath && findRoute(next.replace(/[?#].*$/, "")) !== notFoundRoute ? next : "/";
}
