/** Names of the rank levels. */
export const ranks = {
  "rank.master": "Sustainability Master",
  "rank.champion": "Green Champion",
  "rank.saver": "Energy Saver",
  "rank.friendly": "Eco-Friendly",
  "rank.beginner": "Beginner",
  "rank.expert": "Energy Expert",
} as const;
