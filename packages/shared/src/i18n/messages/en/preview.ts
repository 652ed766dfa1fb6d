/** Pages whose full version is still in preparation: what can honestly be said about their subject today. */
export const preview = {
  "preview.badge": "Coming soon",
  "preview.note": "We're still working on the full page. Here's what we can share so far.",
  "preview.ask.title": "Don't want to wait? Just ask.",
  "preview.ask.text": "The assistant can already answer questions about this, with sources.",
  "preview.ask.action": "Ask the assistant",
  "preview.facts": "At a glance",

  "preview.product.title": "Product",
  "preview.product.lead": "One platform, from the meter to the decision.",
  "preview.product.p1":
    "Wattleaf reads the whole-site meter and breaks it down into individual appliances (non-intrusive load monitoring, NILM). It analyzes bills and meter files, and an assistant answers questions about them in plain language, in English and Chinese.",
  "preview.product.p2":
    "You can act on what it finds: flexible devices take part in demand response through a virtual power plant, and smart control moves their use to cheaper hours.",
  "preview.product.p3":
    "A smart-meter connection provides 15-minute intervals and up to 24 months of history. Saving energy earns green coins that you can spend in the green store.",
  "preview.product.fact1": "50k+ devices supported",
  "preview.product.fact2": "RESTful APIs, MQTT/CoAP, Matter/Thread",
  "preview.product.fact3": "English and Chinese",

  "preview.solutions.title": "Solutions",
  "preview.solutions.lead": "Six types of sites, each with its own savings.",
  "preview.solutions.p1":
    "Where energy goes depends on the industry. Offices lose the most to ventilation outside working hours, stores to refrigeration and lighting, and homes to heating and a base load that never turns off.",
  "preview.solutions.p2":
    "Typical savings ranges: commercial 25–40%, retail 30–45%, residential 15–30%, manufacturing 20–35%, hospitality 25–40%, and utility 10–25%.",
  "preview.solutions.p3":
    "Implementation takes 1 to 16 weeks, depending on how many systems are involved. The full page will compare industries in a table.",
  "preview.solutions.fact1": "Commercial and retail: up to 45% savings",
  "preview.solutions.fact2": "Homes: 15–30% savings",
  "preview.solutions.fact3": "1–16 weeks to implement",

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
