import type { ActionAttachment, ActionKind } from "@wattleaf/shared/contracts/attachments";
import { hasMeterReadings } from "@wattleaf/shared/domain/meter-readings";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../messages";
import type { OwnUsage, UploadedUsage } from "../ports";
import { safeName } from "./own-sources";

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

/** Offers to make an uploaded file's readings a meter; null when it has none, or they come from a meter already. */
export function meterOfFileCard(usage: OwnUsage | UploadedUsage | null, language: Language): ActionAttachment | null {
  if (!usage || !("uploadId" in usage)) return null;
  const { uploadId, fileName } = usage;
  const facts = usage.joined?.newest ?? usage.facts;
  if (!hasMeterReadings(fileName, facts)) return null;
  const t = messages(language);
  const name = safeName(fileName);
  const title = t("assistant.card.add_meter.title");
  const card = proposedCard("add_meter", null, title, t("assistant.card.add_meter.text", { file: name }), language);
  return { ...card, file: { uploadId, name, start: facts.start, end: facts.end } };
}
