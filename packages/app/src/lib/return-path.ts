import { findRoute, notFoundRoute } from "../routes";

/** The sign-in page's address that leads back here afterwards. */
export const loginPath = (here: string) => `/login?next=${encodeURIComponent(here)}`;

/** Where to go after signing in: to the page of this site that `?next=` names, or home. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  // Another site's address would be read as one: `//other.example`, `/\other.example`.
  const isPath = /^\/[^/\\]/.test(next);
  return isPath && findRoute(next.replace(/[?#].*$/, "")) !== notFoundRoute ? next : "/";
}
