import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { RouteName } from "../../routes";

interface PreviewTexts {
  title: MessageKey;
  lead: MessageKey;
  paragraphs: readonly MessageKey[];
  facts: readonly MessageKey[];
}

/** The text of each page in preparation. */
export const previewTexts: Partial<Record<RouteName, PreviewTexts>> = {
  leaderboard: {
    title: "preview.leaderboard.title",
    lead: "preview.leaderboard.lead",
    paragraphs: ["preview.leaderboard.p1"],
    facts: [],
  },
  marketplace: {
    title: "preview.marketplace.title",
    lead: "preview.marketplace.lead",
    paragraphs: ["preview.marketplace.p1", "preview.marketplace.p2"],
    facts: [],
  },
};
