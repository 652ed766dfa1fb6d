import type { Language } from "@wattleaf/shared/i18n/language";
import { assistant as en } from "@wattleaf/shared/i18n/messages/en/assistant";
import { assistant as zh } from "@wattleaf/shared/i18n/messages/zh/assistant";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { createTranslate } from "@wattleaf/shared/i18n/translate";

export type AssistantKey = keyof typeof en;

const translators: Record<Language, Translate<AssistantKey>> = { en: createTranslate(en), zh: createTranslate(zh) };

/** The assistant's words in one language. */
export function words(language: Language): Translate<AssistantKey> {
  return translators[language];
}
