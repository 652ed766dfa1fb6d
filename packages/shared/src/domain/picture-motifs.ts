/** What the generated pictures of posts, industries, events and papers show; the site draws each. */
export const PICTURE_MOTIFS = [
  "load-curve",
  "stack",
  "duck-curve",
  "battery-day",
  "tariff-clock",
  "meter",
  "plant",
  "grid",
  "bill",
  "heat-pump",
  "vehicle",
  "ledger",
  "commercial",
  "retail",
  "residential",
  "manufacturing",
  "hospitality",
  "utility",
] as const;

export type PictureMotif = (typeof PICTURE_MOTIFS)[number];
