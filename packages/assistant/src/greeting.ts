import type { Language } from "@wattleaf/shared/i18n/language";
import { chat as en } from "@wattleaf/shared/i18n/messages/en/chat";
import { chat as zh } from "@wattleaf/shared/i18n/messages/zh/chat";

/** The assistant's first message, before anything is asked. */
export const greeting = (language: Language): string => (language === "zh" ? zh : en)["chat.greeting"];
