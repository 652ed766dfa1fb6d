import type { PaidPlan } from "@wattleaf/shared/domain/billing";
import type { Language } from "@wattleaf/shared/i18n/language";
import { settings as en } from "@wattleaf/shared/i18n/messages/en/settings";
import { settings as zh } from "@wattleaf/shared/i18n/messages/zh/settings";
import { createTranslate } from "@wattleaf/shared/i18n/translate";

/** A plan as the payment page and the receipt name it: as the site does. */
export const planName = (plan: PaidPlan, language: Language): string =>
  `Wattleaf ${createTranslate(language === "zh" ? zh : en)(`settings.plan.${plan}`)}`;
