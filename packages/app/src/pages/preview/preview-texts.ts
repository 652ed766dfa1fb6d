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
  pricing: {
    title: "preview.pricing.title",
    lead: "preview.pricing.lead",
    paragraphs: ["preview.pricing.p1", "preview.pricing.p2"],
    facts: ["preview.pricing.fact1", "preview.pricing.fact2", "preview.pricing.fact3"],
  },
  company: {
    title: "preview.company.title",
    lead: "preview.company.lead",
    paragraphs: ["preview.company.p1", "preview.company.p2", "preview.company.p3"],
    facts: ["preview.company.fact1", "preview.company.fact2", "preview.company.fact3"],
  },
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
