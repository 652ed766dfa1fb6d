/** Pages whose full version is still in preparation: what can honestly be said about their subject today. */
export const preview = {
  "preview.badge": "In preparation",
  "preview.note": "The full page is being written. Here is what is settled so far.",
  "preview.ask.title": "Ask instead of waiting",
  "preview.ask.text": "The assistant already answers questions about this, with its sources.",
  "preview.ask.action": "Ask the assistant",
  "preview.facts": "In short",

  "preview.product.title": "Product",
  "preview.product.lead": "One platform from the meter to the decision.",
  "preview.product.p1":
    "Wattleaf reads the whole-site meter and takes it apart into single appliances (non-intrusive load monitoring, NILM). It analyzes bills and meter files, and an assistant answers questions about them in plain words, in English and Chinese.",
  "preview.product.p2":
    "What is found can be acted on: flexible devices take part in demand response through a virtual power plant, and smart control moves them to cheaper hours.",
  "preview.product.p3":
    "A smart-meter connection brings 15-minute intervals and up to 24 months of history. Saving earns green coins, which the green store accepts.",
  "preview.product.fact1": "50k+ devices supported",
  "preview.product.fact2": "RESTful APIs, MQTT/CoAP, Matter/Thread",
  "preview.product.fact3": "English and Chinese",

  "preview.solutions.title": "Solutions",
  "preview.solutions.lead": "Six kinds of site, each with its own savings.",
  "preview.solutions.p1":
    "Where energy goes depends on the trade. Offices lose most to ventilation outside working hours, shops to cooling and light, homes to heating and the base load that never sleeps.",
  "preview.solutions.p2":
    "Typical savings ranges: commercial 25–40%, retail 30–45%, residential 15–30%, manufacturing 20–35%, hospitality 25–40%, utility 10–25%.",
  "preview.solutions.p3":
    "Implementation takes between one and sixteen weeks, depending on how many systems take part. The comparison table by industry comes with the full page.",
  "preview.solutions.fact1": "Commercial and retail: up to 45% savings",
  "preview.solutions.fact2": "Homes: 15–30% savings",
  "preview.solutions.fact3": "1–16 weeks to implement",

  "preview.technology.title": "Technology",
  "preview.technology.lead": "Load disaggregation, a virtual power plant and control, on one data model.",
  "preview.technology.p1":
    "NILM recognizes appliances by the steps and shapes that they leave in the total load, so that no plug needs a sensor. It reaches 97.8%+ accuracy and detects devices with 95%+ accuracy.",
  "preview.technology.p2":
    "The virtual power plant works in five steps: device connection, capacity assessment, market bidding, demand response and revenue distribution.",
  "preview.technology.p3":
    "Integrations are Green Button, OpenADR, Tuya Smart, Google Nest, Modbus and Matter. The platform runs in the cloud, on-premise or hybrid.",
  "preview.technology.fact1": "OpenADR 2.0b and IEEE 2030.5",
  "preview.technology.fact2": "End-to-end encryption, OAuth 2.0/SAML",
  "preview.technology.fact3": "ISO 27001, SOC 2 Type II, GDPR",

  "preview.pricing.title": "Pricing",
  "preview.pricing.lead": "Begin free, pay when it pays.",
  "preview.pricing.p1":
    "The free trial runs for 30 days and asks for no card. Growth, the most popular plan, is $49 a month or $490 a year. Professional is $149 a month or $1,490 a year. Enterprise has custom pricing.",
  "preview.pricing.p2":
    "Paid plans have a 30-day money-back guarantee. There are no setup fees. Our enterprise team answers within 24 hours.",
  "preview.pricing.fact1": "Free trial: 30 days, no card",
  "preview.pricing.fact2": "Growth: $49 a month or $490 a year",
  "preview.pricing.fact3": "Professional: $149 a month or $1,490 a year",

  "preview.resources.title": "Resources",
  "preview.resources.lead": "Reading, research and reference about energy management.",
  "preview.resources.p1":
    "Five collections are being prepared: labs with research projects and experimental features, a blog, white papers, events and the API documentation.",
  "preview.resources.p2":
    "Until then the assistant draws on more than forty articles about the product and home energy, and names the article behind every answer.",
  "preview.resources.fact1": "Blog: technology, business, case studies",
  "preview.resources.fact2": "White papers and webinars",
  "preview.resources.fact3": "API documentation",

  "preview.company.title": "Company",
  "preview.company.lead": "We make the electricity meter understandable.",
  "preview.company.p1":
    "Wattleaf is based in Sunnyvale, California, and works for households, enterprises, utilities and industry in 15+ countries.",
  "preview.company.p2":
    "We hold ourselves to one rule above all: a figure is only shown when data or a cited source backs it, and sample data says that it is sample data.",
  "preview.company.p3":
    "Write to hello@wattleaf.example or call +1 (408) 555-0142; the address stands at the foot of every page. The contact form, careers, privacy policy and terms come with the full page.",
  "preview.company.fact1": "Sunnyvale, California",
  "preview.company.fact2": "100+ enterprise customers",
  "preview.company.fact3": "15+ countries",

  "preview.blog.title": "Blog",
  "preview.blog.lead": "Notes on technology, business and sustainability in energy.",
  "preview.blog.p1":
    "The first posts are being edited. They will be sorted into technology, business, case study, sustainability and compliance, with a search over all of them.",
  "preview.blog.p2": "Leave your address in the newsletter form below and you will hear when the first one appears.",

  "preview.labs.title": "Labs",
  "preview.labs.lead": "Research that is not a product yet.",
  "preview.labs.p1":
    "Labs will show research projects with their status, team and measured results, from disaggregation at low sampling rates to bidding strategies for virtual power plants.",
  "preview.labs.p2":
    "Experimental features will be marked as alpha, prototype or beta, so that nobody mistakes one for a promise.",

  "preview.whitePapers.title": "White papers",
  "preview.whitePapers.lead": "Longer reading for those who decide.",
  "preview.whitePapers.p1":
    "Papers on load disaggregation, demand response and tariff design are in review. Each will list its authors, its key findings and the data behind them.",

  "preview.events.title": "Events",
  "preview.events.lead": "Conferences, workshops and webinars.",
  "preview.events.p1":
    "The calendar opens once the first dates are fixed. Events will be held on site, online or both, most of them free, and recordings will be kept here.",

  "preview.leaderboard.title": "Energy Champions",
  "preview.leaderboard.lead":
    "Compete with other energy savers and climb the ranks as you optimize your consumption and earn points.",
  "preview.leaderboard.p1":
    "The leaderboard will rank the ten leading savers by points, with their saved energy and streak. There are five levels: Beginner, Eco-Friendly from 500 points, Energy Saver from 1,000, Green Champion from 2,500 and Sustainability Master from 5,000.",

  "preview.marketplace.title": "Green store",
  "preview.marketplace.lead": "Redeem your green coins for amazing rewards.",
  "preview.marketplace.p1":
    "Green coins are granted for real deeds: 50 for joining, 100 with an invitation, 100 for a bill upload and 50 for connecting devices. The server keeps them as a ledger.",
  "preview.marketplace.p2": "The store will hold rewards, vouchers, donations and products.",
} as const;
