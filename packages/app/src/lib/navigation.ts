import type { AroundNavHandler } from "wouter";
import { keepToast } from "../document/flash";
import { findRoute, type SiteRoute } from "../routes";
import type { LanguageStore } from "../stores/language";
import { useToasts } from "../stores/toasts";
import type { PlainToast } from "./show-toast";
import { readyPage, requestPage } from "./pages";
import { queryClient } from "./query-client";
import { userQuery } from "./session";

/** How long the old page may stay while the next one loads; afterwards a placeholder is shown. */
const PATIENCE_MS = 400;

/**
 * Loads a page before leaving the current one, so that fast connections never show a placeholder. A document is opened
 * by the browser; the message that is on the screen goes along.
 */
export function navigateWhenReady(languageStore: LanguageStore): AroundNavHandler {
  let latest = 0;
  return async (navigate, to, options) => {
    const { language } = languageStore.getState();
    const turn = ++latest;
    const route = appRouteOf(to);
    if (!route) return leaveFor(to);
    if (readyPage(route, language)) return navigate(to, options);
    const patience = new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS));
    // A page that fails to load shows its own error.
    await Promise.race([requestPage(route, language), patience]);
    if (turn === latest) navigate(to, options);
  };
}

/** Starts loading the page of a link on hover or focus. */
export function prefetch(languageStore: LanguageStore, to: string): void {
  const route = appRouteOf(to);
  if (route) void requestPage(route, languageStore.getState().language);
}

/** The route that the app shows at a URL; null for a document. */
function appRouteOf(to: string): SiteRoute | null {
  const route = findRoute(new URL(to, "http://path.invalid").pathname);
  if (route.kind === "app") return route;
  const isSignedIn = Boolean(queryClient.getQueryData(userQuery.queryKey));
  return isSignedIn && route.signedInPath ? findRoute(route.signedInPath) : null;
}

/** Set once the browser was told to open another page; a page that comes back from its cache may leave again. */
let isLeaving = false;

/** Lets the browser open a document, which shows the message: here it would begin to load what the next page aborts. */
export function leaveFor(to: string, toast?: PlainToast): void {
  if (isLeaving) return;
  isLeaving = true;
  addEventListener("pagehide", () => (isLeaving = false), { once: true });
  const shown = toast ?? useToasts.getState().toasts.at(-1);
  if (shown) keepToast({ ...shown, description: typeof shown.description === "string" ? shown.description : "" });
  location.assign(to);
}
