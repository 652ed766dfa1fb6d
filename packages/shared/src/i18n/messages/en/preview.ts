/** Pages whose full version is still in preparation: what can honestly be said about their subject today. */
export const preview = {
  "preview.badge": "Coming soon",
  "preview.note": "We're still working on the full page. Here's what we can share so far.",
  "preview.ask.title": "Don't want to wait? Just ask.",
  "preview.ask.text": "The assistant can already answer questions about this, with sources.",
  "preview.ask.action": "Ask the assistant",
  "preview.facts": "At a glance",

  "preview.pricing.title": "Pricing",
  "preview.pricing.lead": "Start free. Pay when it pays off.",
  "preview.pricing.p1":
    "The free trial lasts 30 days and doesn't need a credit card. Growth, our most popular plan, is $49 a month or $490 a year. Professional is $149 a month or $1,490 a year. Enterprise has custom pricing.",
  "preview.pricing.p2":
    "Paid plans have a 30-day money-back guarantee. There are no setup fees. Our enterprise team responds within 24 hours.",
  "preview.pricing.fact1": "Free trial: 30 days, no credit card",
  "preview.pricing.fact2": "Growth: $49 a month or $490 a year",
  "preview.pricing.fact3": "Professional: $149 a month or $1,490 a year",

  "preview.company.title": "Company",
  "preview.company.lead": "We make electricity meters easy to understand.",
  "preview.company.p1":
    "Wattleaf is based in Sunnyvale, California, and works with households, enterprises, utilities, and industry in 15+ countries.",
  "preview.company.p2":
    "We follow one rule above all: we only show a figure if data or a cited source backs it up, and we always label sample data.",
  "preview.company.p3":
    "Email hello@wattleaf.example or call +1\u00a0(408)\u00a0555-0142. Our address is at the bottom of every page. The full page will add a contact form, careers, our privacy policy, and our terms.",
  "preview.company.fact1": "Sunnyvale, California",
  "preview.company.fact2": "100+ enterprise customers",
  "preview.company.fact3": "15+ countries",

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
