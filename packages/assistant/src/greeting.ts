import type { Language } from "@wattleaf/shared/i18n/language";
import { chat as en } from "@wattleaf/shared/i18n/messages/en/chat";
import { chat as zh } from "@wattleaf/shared/i18n/messages/zh/chat";
import { messages } from "./messages";

/** The assistant's first message, before anything is asked. */
export const greeting = (language: Language): string => (language === "zh" ? zh : en)["chat.greeting"];

/** The same on a partner's page, in the partner's name. */
export const partnerGreeting = (language: Language, partner: string): string => {
  const t = messages(language);
  return [t("assistant.partner.greeting.plain", { partner }), t("assistant.partner.greeting.offer")].join(
    language === "zh" ? "" : " ",
  );
};
