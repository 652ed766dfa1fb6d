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
  product: {
    title: "preview.product.title",
    lead: "preview.product.lead",
    paragraphs: ["preview.product.p1", "preview.product.p2", "preview.product.p3"],
    facts: ["preview.product.fact1", "preview.product.fact2", "preview.product.fact3"],
  },
  solutions: {
    title: "preview.solutions.title",
    lead: "preview.solutions.lead",
    paragraphs: ["preview.solutions.p1", "preview.solutions.p2", "preview.solutions.p3"],
    facts: ["preview.solutions.fact1", "preview.solutions.fact2", "preview.solutions.fact3"],
  },
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
