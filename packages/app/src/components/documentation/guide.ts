import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";

export interface GuideStep {
  title: MessageKey;
  text: MessageKey;
  code?: { title: string; of: (origin: string) => string };
  link?: { to: string; label: MessageKey };
}

export interface Guide {
  id: string;
  title: MessageKey;
  text: MessageKey;
  difficulty: "beginner" | "intermediate" | "advanced";
  time: MessageKey;
  steps: readonly GuideStep[];
}
