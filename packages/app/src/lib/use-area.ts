import type { Language } from "@wattleaf/shared/i18n/language";
import type { SiteArea } from "@wattleaf/shared/i18n/messages/en";
import { use } from "react";
import { useLanguage } from "../stores/language";
import { loadAreas } from "./load-areas";
import { areasLoaded } from "./messages";

const loading = new Map<`${Language} ${SiteArea}`, Promise<void>>();

/** Suspends until the messages of an area are there; for parts of a page that load on demand. */
export function useArea(area: SiteArea): void {
  const language = useLanguage();
  // What was waited for once is read the same way ever after: a component that waits for two areas renders again in
  // between, and React tells its promises apart by their order.
  if (loading.has(`${language} ${area}`) || !areasLoaded(language, [area])) use(messagesIn(language, area));
}

/** Always returns the same promise, as React's `use` requires. */
function messagesIn(language: Language, area: SiteArea): Promise<void> {
  const key = `${language} ${area}` as const;
  const known = loading.get(key);
  if (known) return known;
  const messages = loadAreas(language, [area]);
  loading.set(key, messages);
  return messages;
}
