import type { Language } from "@wattleaf/shared/i18n/language";
import type { ComponentType } from "react";
import type { SiteRoute } from "../routes";
import { areasLoaded, loadAreas } from "./messages";

export interface PageProps {
  route: SiteRoute;
}

interface PageModule {
  Page: ComponentType<PageProps>;
}

/** Each page is its own chunk. The kit stays out of production builds. */
const modules = {
  ...import.meta.glob<PageModule>(["../pages/*/index.tsx", "!../pages/kit/index.tsx"]),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>("../pages/kit/index.tsx") : {}),
};

const loadedPages = new Map<string, ComponentType<PageProps>>();
const pending = new Map<string, Promise<void>>();
const failed = new Set<string>();

/** The page if it can render at once, words included; else undefined. */
export function readyPage(route: SiteRoute, language: Language): ComponentType<PageProps> | undefined {
  return areasLoaded(language, route.areas) ? loadedPages.get(route.page) : undefined;
}

/** Loads a route's page and its words. Always the same promise, also a failed one: React's `use` asks for that. */
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

/** The same for a person's wish to go there: what failed before is tried anew. Never rejects. */
export async function requestPage(route: SiteRoute, language: Language): Promise<void> {
  const key = keyOf(route, language);
  if (failed.delete(key)) pending.delete(key);
  await loadPage(route, language).catch(() => undefined);
}

const keyOf = (route: SiteRoute, language: Language) => `${language}:${route.name}`;

async function load(route: SiteRoute, language: Language): Promise<void> {
  const importPage = modules[`../pages/${route.page}/index.tsx`];
  if (!importPage) throw new Error(`No page ${route.page}`);
  const [module] = await Promise.all([importPage(), loadAreas(language, route.areas)]);
  loadedPages.set(route.page, module.Page);
}
