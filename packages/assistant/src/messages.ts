import type { Language } from "@wattleaf/shared/i18n/language";
import { assistant as en } from "@wattleaf/shared/i18n/messages/en/assistant";
import { assistantActions as actionsEn } from "@wattleaf/shared/i18n/messages/en/assistant-actions";
import { assistantOwn as ownEn } from "@wattleaf/shared/i18n/messages/en/assistant-own";
import { assistant as zh } from "@wattleaf/shared/i18n/messages/zh/assistant";
import { assistantActions as actionsZh } from "@wattleaf/shared/i18n/messages/zh/assistant-actions";
import { assistantOwn as ownZh } from "@wattleaf/shared/i18n/messages/zh/assistant-own";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { createTranslate } from "@wattleaf/shared/i18n/translate";

const english = { ...en, ...ownEn, ...actionsEn };

export type AssistantKey = keyof typeof english;

const translators: Record<Language, Translate<AssistantKey>> = {
  en: createTranslate(english),
  zh: createTranslate({ ...zh, ...ownZh, ...actionsZh }),
};

/** The assistant's words in one language. */
export function messages(language: Language): Translate<AssistantKey> {
  return translators[language];
}
