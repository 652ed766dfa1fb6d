/** The landing page. The chat's own words stand in chat.ts. */
export const home = {
  "home.hero.eyebrow": "Intelligent energy management",
  "home.hero.title": "I'm Your Energy AI Assistant",
  "home.hero.text":
    "Ask what your home or site really uses. I read your bill or meter file, show where the energy goes, and name the source of every figure.",
  "home.hero.demo": "Try Demo",
  "home.hero.demoHint": "Full-page chat, no account needed",
  "home.hero.chatLabel": "Chat with the energy assistant",
  "home.hero.uploadHint": "Upload your bill as PDF, image or CSV and I read it for you.",

  "home.quick.label": "Quick questions",
  "home.quick.save": "How much can I save?",
  "home.quick.control": "Can my devices be controlled?",
  "home.quick.vpp": "What are VPP benefits?",
  "home.quick.upload": "Upload my energy bill",

  "home.rotating.lead": "Ask me anything, like",
  "home.rotating.use": "Use this",
  "home.rotating.1": "Why is my bill higher in winter?",
  "home.rotating.2": "What does my base load cost me?",
  "home.rotating.3": "When is electricity cheapest for my dryer?",
  "home.rotating.4": "What does a virtual power plant pay?",
  "home.rotating.5": "How accurate is NILM?",
  "home.rotating.6": "Which plan fits a small office?",

  "home.typed.static": "Ask about your energy",
  "home.typed.1": "Ask about your electricity bill",
  "home.typed.2": "Ask how much a heat pump uses",
  "home.typed.3": "Ask which appliance costs the most",
  "home.typed.4": "Ask what peak hours mean for you",
  "home.typed.5": "Ask how demand response works",
  "home.typed.6": "Ask about solar and batteries",

  "home.curve.title": "One meter, every appliance",
  "home.curve.caption": "Sample data: a drawn winter weekday of a four-person household.",
  "home.curve.description":
    "Stacked area chart of a sample day. A steady base load all day, heating in the morning and evening, cooking at noon and at seven, an electric car charging from ten at night.",
  "home.curve.base": "Base load",
  "home.curve.heating": "Heating",
  "home.curve.kitchen": "Kitchen",
  "home.curve.laundry": "Laundry",
  "home.curve.car": "Electric car",
  "home.curve.peak": "Peak tariff",
  "home.curve.sample": "Sample data",

  "home.features.title": "From a meter reading to a lower bill",
  "home.features.text": "Four parts that work on the same data, so that what is found is also acted on.",
  "home.features.nilm.title": "NILM Technology",
  "home.features.nilm.text":
    "Sees single appliances in the whole-site meter with 97.8%+ accuracy. You learn what costs what, without extra hardware.",
  "home.features.vpp.title": "Virtual Power Plant",
  "home.features.vpp.text":
    "Your flexible devices join others in demand response and are paid for the minutes they can wait.",
  "home.features.revenue.title": "Revenue Optimization",
  "home.features.revenue.text":
    "Shifts use to cheap hours and sells flexibility when it is worth most. Example: +$2,340 a month on average.",
  "home.features.analytics.title": "Smart Analytics",
  "home.features.analytics.text":
    "Base load, peak hours, night share and month on month, computed from your file and explained in plain words.",
  "home.features.more": "How it works",

  "home.results.title": "Proven Results",
  "home.results.text": "What customers in 15+ countries get out of the platform.",
  "home.results.savings": "Average energy savings",
  "home.results.nilm": "NILM accuracy",
  "home.results.devices": "Devices supported",
  "home.results.analysed": "kWh analyzed",
  "home.results.customers": "Enterprise customers",
  "home.results.uptime": "Uptime",

  "home.intelligence.title": "Advanced Energy Intelligence",
  "home.intelligence.text": "The three questions that every energy manager asks, answered from measured data.",
  "home.intelligence.where.title": "Where does it go?",
  "home.intelligence.where.text":
    "Disaggregation with 95%+ device detection accuracy, from 15-minute meter intervals and up to 24 months of history.",
  "home.intelligence.when.title": "When does it cost most?",
  "home.intelligence.when.text":
    "Peak hours, demand and tariff periods side by side, so that the expensive quarter of the day is plain to see.",
  "home.intelligence.what.title": "What should run when?",
  "home.intelligence.what.text":
    "Schedules for batteries, cars and loads over OpenADR 2.0b, IEEE 2030.5 and Matter/Thread.",
  "home.intelligence.chart.where": "Shares of a sample day by appliance",
  "home.intelligence.chart.when": "Average use by hour of a sample day, peak hours marked",
  "home.intelligence.chart.what": "A sample battery schedule: charging at noon, discharging in the evening",

  "home.cta.title": "See what your own meter says",
  "home.cta.text": "30 days free, no card. Start with a bill, a CSV or a Green Button file.",
  "home.cta.trial": "Start Free Trial",
  "home.cta.contact": "Contact Us",
} as const;
