import type { ReadingChip } from "@wattleaf/shared/contracts/chat/reading";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

/** What a chip is about. */
export const slotNames: Record<ReadingChip["slot"], MessageKey> = {
  scope: "chat.reading.scope",
  metric: "chat.reading.metric",
  aggregate: "chat.reading.aggregate",
  subject: "chat.reading.subject",
  period: "chat.reading.period",
  comparedTo: "chat.reading.comparedTo",
  filters: "chat.reading.filters",
  group: "chat.reading.group",
  pick: "chat.reading.pick",
  unit: "chat.reading.unit",
  appliances: "chat.reading.subject",
  devices: "chat.reading.subject",
  topic: "chat.reading.topic",
};
