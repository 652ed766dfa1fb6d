import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { ChatLine } from "../../stores/chat/line";

/** What the assistant does before its first word: how far a schedule is, or what it looks up, if there are words. */
export function activityText(
  { tool, progress }: Pick<ChatLine, "progress" | "tool">,
  t: Translate<MessageKey>,
): string {
  if (progress?.state === "queued") {
    return progress.ahead === 1 ? t("chat.progress.queuedOne") : t("chat.progress.queued", { ahead: progress.ahead });
  }
  if (progress?.state === "planning") return t("chat.progress.planning", { done: progress.done, of: progress.of });
  if (progress) return t("chat.progress.solving");
  const key = `chat.tool.${tool}` as MessageKey;
  const activity = t(key);
  return activity === key ? t("chat.thinking") : activity;
}
