import { useLocation } from "wouter";
import { findRoute, type SiteRoute } from "../routes";
import { mayHaveSession, useSession } from "./session";

/** What to show at the present address; null while it depends on a session that may exist. */
export function useActiveRoute(): SiteRoute | null {
  const [path] = useLocation();
  const session = useSession();
  const route = findRoute(path);
  if (!route.signedInPath) return route;
  if (session.status === "signedIn") return findRoute(route.signedInPath);
  return session.status === "loading" && mayHaveSession() ? null : route;
}
