import type { Language } from "@wattleaf/shared/i18n/language";
import { model as en } from "@wattleaf/shared/i18n/messages/en/model";
import { model as zh } from "@wattleaf/shared/i18n/messages/zh/model";
import { createTranslate, type Translate } from "@wattleaf/shared/i18n/translate";
import type { Private } from "./redaction/finds";

export type ModelKey = keyof typeof en;

const translators: Record<Language, Translate<ModelKey>> = { en: createTranslate(en), zh: createTranslate(zh) };

export const modelMessages = (language: Language): Translate<ModelKey> => translators[language];

/** What is said instead of something private that is not the asker's own word. */
export const redactedTexts =
  (language: Language) =>
  (kind: Private): string =>
    translators[language](`model.hidden.${kind}`);
