import type { Language } from "@wattleaf/shared/i18n/language";
import { achievements as achievementsEn } from "@wattleaf/shared/i18n/messages/en/achievements";
import { assistant as en } from "@wattleaf/shared/i18n/messages/en/assistant";
import { assistantActions as actionsEn } from "@wattleaf/shared/i18n/messages/en/assistant-actions";
import { assistantChips as chipsEn } from "@wattleaf/shared/i18n/messages/en/assistant-chips";
import { assistantDevices as devicesEn } from "@wattleaf/shared/i18n/messages/en/assistant-devices";
import { assistantFigures as figuresEn } from "@wattleaf/shared/i18n/messages/en/assistant-figures";
import { assistantGiven as givenEn } from "@wattleaf/shared/i18n/messages/en/assistant-given";
import { assistantHome as homeEn } from "@wattleaf/shared/i18n/messages/en/assistant-home";
import { assistantOwn as ownEn } from "@wattleaf/shared/i18n/messages/en/assistant-own";
import { assistantPanels as panelsEn } from "@wattleaf/shared/i18n/messages/en/assistant-panels";
import { assistantPartner as partnerEn } from "@wattleaf/shared/i18n/messages/en/assistant-partner";
import { assistantRatePlan as ratePlanEn } from "@wattleaf/shared/i18n/messages/en/assistant-rate-plan";
import { assistantSlots as slotsEn } from "@wattleaf/shared/i18n/messages/en/assistant-slots";
import { achievements as achievementsZh } from "@wattleaf/shared/i18n/messages/zh/achievements";
import { assistant as zh } from "@wattleaf/shared/i18n/messages/zh/assistant";
import { assistantActions as actionsZh } from "@wattleaf/shared/i18n/messages/zh/assistant-actions";
import { assistantChips as chipsZh } from "@wattleaf/shared/i18n/messages/zh/assistant-chips";
import { assistantDevices as devicesZh } from "@wattleaf/shared/i18n/messages/zh/assistant-devices";
import { assistantFigures as figuresZh } from "@wattleaf/shared/i18n/messages/zh/assistant-figures";
import { assistantGiven as givenZh } from "@wattleaf/shared/i18n/messages/zh/assistant-given";
import { assistantHome as homeZh } from "@wattleaf/shared/i18n/messages/zh/assistant-home";
import { assistantOwn as ownZh } from "@wattleaf/shared/i18n/messages/zh/assistant-own";
import { assistantPanels as panelsZh } from "@wattleaf/shared/i18n/messages/zh/assistant-panels";
import { assistantPartner as partnerZh } from "@wattleaf/shared/i18n/messages/zh/assistant-partner";
import { assistantRatePlan as ratePlanZh } from "@wattleaf/shared/i18n/messages/zh/assistant-rate-plan";
import { assistantSlots as slotsZh } from "@wattleaf/shared/i18n/messages/zh/assistant-slots";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { createTranslate } from "@wattleaf/shared/i18n/translate";

const english = {
  ...en,
  ...achievementsEn,
  ...actionsEn,
  ...chipsEn,
  ...devicesEn,
  ...figuresEn,
  ...givenEn,
  ...homeEn,
  ...ownEn,
  ...panelsEn,
  ...partnerEn,
  ...ratePlanEn,
  ...slotsEn,
};

export type AssistantKey = keyof typeof english;

export const isAssistantKey = (key: string): key is AssistantKey => Object.hasOwn(english, key);

const translators: Record<Language, Translate<AssistantKey>> = {
  en: createTranslate(english),
  zh: createTranslate({
    ...zh,
    ...achievementsZh,
    ...actionsZh,
    ...chipsZh,
    ...devicesZh,
    ...figuresZh,
    ...givenZh,
    ...homeZh,
    ...ownZh,
    ...panelsZh,
    ...partnerZh,
    ...ratePlanZh,
    ...slotsZh,
  }),
};

/** The assistant's words in one language. */
export function messages(language: Language): Translate<AssistantKey> {
  return translators[language];
}
