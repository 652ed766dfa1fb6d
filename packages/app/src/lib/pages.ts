import type { Language } from "@wattleaf/shared/i18n/language";
import type { ComponentType } from "react";
import type { SiteRoute } from "../routes";
import { loadAreas } from "./load-areas";
import { areasLoaded } from "./messages";
import { mayHaveSession } from "./session-hint";

export interface PageProps {
  route: SiteRoute;
}

interface PageModule {
  Page: ComponentType<PageProps>;
  /** Asks for what a signed-in user's page begins with, beside the question who it is instead of after its answer. */
  prefetch?: () => void;
}

/** Each page has its own chunk. Production builds exclude the kit. */
const modules = {
  ...import.meta.glob<PageModule>(["../pages/*/index.tsx", "!../pages/kit/index.tsx"]),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>("../pages/kit/index.tsx") : {}),
};

const loadedPages = new Map<string, ComponentType<PageProps>>();
const pending = new Map<string, Promise<void>>();
const failed = new Set<string>();

/** The page if it can render at once, including its messages; else undefined. */
export function readyPage(route: SiteRoute, language: Language): ComponentType<PageProps> | undefined {
  return areasLoaded(language, ["common", ...route.areas]) ? loadedPages.get(route.page) : undefined;
}

/** Loads a route's page and messages. Always returns the same promise, even a failed one, for React's `use`. */
export function loadPage(route: SiteRoute, language: Language): Promise<void> {
  const key = keyOf(route, language);
  const known = pending.get(key);
  if (known) return known;
  const started = load(route, language).catch((error: unknown) => {
    failed.add(key);
    throw error;
  });
  pending.set(key, started);
  return started;
}

/** The same for a navigation by the user: retries a failed load. Never rejects. */
export async function requestPage(route: SiteRoute, language: Language): Promise<void> {
  const key = keyOf(route, language);
  if (failed.delete(key)) pending.delete(key);
  await loadPage(route, language).catch(() => undefined);
}

const keyOf = (route: SiteRoute, language: Language) => `${language}:${route.name}`;

async function load(route: SiteRoute, language: Language): Promise<void> {
  const importPage = modules[`../pages/${route.page}/index.tsx`];
  if (!importPage) throw new Error(`No page ${route.page}`);
  const importing = importPage().then((module) => {
    if (mayHaveSession()) module.prefetch?.();
    return module;
  });
  const [module] = await Promise.all([importing, loadAreas(language, route.areas)]);
  loadedPages.set(route.page, module.Page);
}
