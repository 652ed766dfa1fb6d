import type { Language } from "@wattleaf/shared/i18n/language";
import { chat as en } from "@wattleaf/shared/i18n/messages/en/chat";
import { chat as zh } from "@wattleaf/shared/i18n/messages/zh/chat";
import { messages } from "./messages";
import { type PartnerVoice, saidBy } from "./partner-voice";

/** The assistant's first message, before anything is asked. */
export const greeting = (language: Language): string => (language === "zh" ? zh : en)["chat.greeting"];

/** The same on a partner's page, in the partner's name. */
export const partnerGreeting = (
  language: Language,
  { name, features }: Pick<PartnerVoice, "name" | "features">,
): string => {
  const t = messages(language);
  const offer = saidBy({ features }, "assistant.partner.greeting.offer");
  const plain = t("assistant.partner.greeting.plain", { partner: name });
  return [plain, ...(offer ? [t(offer)] : [])].join(language === "zh" ? "" : " ");
};
