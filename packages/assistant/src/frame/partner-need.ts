import type { Language } from "@wattleaf/shared/i18n/language";

/** What on a partner's page is answered by how the partner can be reached. */
export type PartnerNeed = "contact" | "outage";

const OUTAGE: Record<Language, RegExp> = {
  en: /\b(outages?|blackouts?|power (is |went |cut )?(out|off)|no (power|electricity)|lights (are|went) out)\b/i,
  zh: /停电|断电|没电了|跳闸了/,
};
const CONTACT: Record<Language, RegExp> = {
  en: /\b(contact|phone number|call you|email address|customer (service|support|care)|(talk|speak) to (a |an )?(human|person|agent|someone)|real person)\b/i,
  zh: /客服|联系方式|联系你们|电话(号码|是)?|人工/,
};

/** Null of any other question. */
export function partnerNeedOf(question: string, language: Language): PartnerNeed | null {
  if (OUTAGE[language].test(question)) return "outage";
  return CONTACT[language].test(question) ? "contact" : null;
}
