import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey, SiteArea } from "@wattleaf/shared/i18n/messages/en";
import { createTranslate, type Messages, type Translate } from "@wattleaf/shared/i18n/translate";

/** Grows in place as areas arrive, so that a translate function made earlier sees later areas too. */
const allMessages: Record<Language, Record<string, string>> = { en: {}, zh: {} };
const areaMessages: Record<Language, Map<SiteArea, Messages>> = { en: new Map(), zh: new Map() };

export const areasLoaded = (language: Language, areas: readonly SiteArea[]): boolean =>
  areas.every((area) => areaMessages[language].has(area));

export const loadedAreas = (language: Language): SiteArea[] => [...areaMessages[language].keys()];

/** Adds messages that lib/load-areas.ts has loaded, or that a document carries for its islands. */
export function addMessages(language: Language, area: SiteArea, messages: Messages): void {
  areaMessages[language].set(area, messages);
  Object.assign(allMessages[language], messages);
}

/** The messages of a loaded area. */
export const messagesOf = (language: Language, area: SiteArea): Messages => areaMessages[language].get(area) ?? {};

export function translateIn(language: Language): Translate<MessageKey> {
  return createTranslate(allMessages[language]) as Translate<MessageKey>;
}
