import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { findRoute, type SiteRoute } from "../routes";
import { leaveFor } from "./navigation";
import { userQuery } from "./session";

/** The route to show at the current URL; null while it depends on a session that is still loading. */
export function useActiveRoute(): SiteRoute | null {
  const [path] = useLocation();
  const { data: user, status } = useQuery(userQuery);
  const route = findRoute(path);
  const isDocument = route.kind === "document";
  // The server sends the app at a document's URL to a browser with a session cookie, and clears one that has ended.
  const hasEnded = isDocument && status === "success" && !user;
  useEffect(() => {
    if (hasEnded) leaveFor(location.href);
  }, [hasEnded]);
  if (!isDocument) return route;
  // The page for signed-in users says itself that the session could not be loaded.
  return user || status === "error" ? findRoute(route.signedInPath ?? "/chat") : null;
}
