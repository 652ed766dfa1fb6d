/** What the generated pictures of posts show; the site draws each. */
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
] as const;
