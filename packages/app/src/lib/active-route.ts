import { useLocation } from "wouter";
import { findRoute, type SiteRoute } from "../routes";
import { mayHaveSession, useSession } from "./session";

/** The route to show at the current URL; null while it depends on a session that is still loading. */
export function useActiveRoute(): SiteRoute | null {
  const [path] = useLocation();
  const session = useSession();
  const route = findRoute(path);
  if (!route.signedInPath) return route;
  if (session.status === "signedIn") return findRoute(route.signedInPath);
  return session.status === "loading" && mayHaveSession() ? null : route;
}
