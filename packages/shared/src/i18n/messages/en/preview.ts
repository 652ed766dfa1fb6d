/** Pages whose full version is still in preparation: what can honestly be said about their subject today. */
export const preview = {
  "preview.badge": "Coming soon",
  "preview.note": "We're still working on the full page. Here's what we can share so far.",
  "preview.ask.title": "Don't want to wait? Just ask.",
  "preview.ask.text": "The assistant can already answer questions about this, with sources.",
  "preview.ask.action": "Ask the assistant",
  "preview.facts": "At a glance",

  "preview.leaderboard.title": "Energy Champions",
  "preview.leaderboard.lead":
    "Compete with other energy savers and climb the ranks as you optimize your consumption and earn points.",
  "preview.leaderboard.p1":
    "The leaderboard will rank the top ten savers by points, with their energy saved and streak. There are five levels: Beginner, Eco-Friendly from 500 points, Energy Saver from 1,000, Green Champion from 2,500, and Sustainability Master from 5,000.",

  "preview.marketplace.title": "Green store",
  "preview.marketplace.lead": "Redeem your green coins for amazing rewards.",
  "preview.marketplace.p1":
    "You earn green coins for real actions: 50 for joining, or 100 with an invitation, 100 for uploading a bill, and 50 for connecting devices. We record every coin in a ledger.",
  "preview.marketplace.p2": "The store will offer rewards, vouchers, donations, and products.",
} as const;
