import type { ActionAttachment, ActionKind } from "@wattleaf/shared/contracts/attachments";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../messages";

/** A card that does nothing until it is confirmed. Without an id the site itself opens what is needed. */
export function proposedCard(
  action: ActionKind,
  id: string | null,
  title: string,
  text: string,
  language: Language,
): ActionAttachment {
  return {
    kind: "action",
    action,
    id,
    title,
    text,
    confirmLabel: messages(language)(`assistant.card.${action}.confirm`),
    state: "proposed",
    outcome: null,
  };
}

/** The cards that need nothing kept: they open the wizard or the file dialog. */
export function openingCard(action: "connect_meter" | "upload_bill", language: Language): ActionAttachment {
  const t = messages(language);
  return proposedCard(action, null, t(`assistant.card.${action}.title`), t(`assistant.card.${action}.text`), language);
}
