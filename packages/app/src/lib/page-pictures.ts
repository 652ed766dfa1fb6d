import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";
import type { RouteName, SiteRoute } from "../routes";

const pictures: Partial<Record<RouteName, PictureMotif>> = {
  home: "stack",
  product: "meter",
  solutions: "commercial",
  technology: "load-curve",
  pricing: "bill",
  resources: "ledger",
  company: "plant",
  blog: "duck-curve",
  labs: "battery-day",
  whitePapers: "ledger",
  events: "tariff-clock",
  help: "residential",
  helpArticle: "residential",
  documentation: "grid",
  documentationOperation: "grid",
  documentationGuides: "grid",
  documentationGuide: "grid",
  documentationSdks: "grid",
  documentationTroubleshooting: "grid",
  documentationChangelog: "grid",
  leaderboard: "vehicle",
  marketplace: "heat-pump",
};

/** What the picture for link previews of a route shows, unless a page of it has a picture of its own. */
export const pictureOf = ({ name }: SiteRoute): PictureMotif => pictures[name] ?? "load-curve";
