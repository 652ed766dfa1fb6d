/** The landing page. The chat's messages are in chat.ts. */
export const home = {
  "home.hero.eyebrow": "Intelligent energy management",
  "home.hero.title": "I'm Your Energy AI Assistant",
  "home.hero.text":
    "Ask what your home or site really uses. I read your bill or meter file, show where the energy goes, and name the source of every figure.",
  "home.hero.demo": "Try Demo",
  "home.hero.demoHint": "Full-page chat, no account needed",
  "home.hero.chatLabel": "Chat with the energy assistant",
  "home.hero.uploadHint": "Upload your bill as a PDF, image, or CSV, and I'll read it for you.",

  "home.quick.label": "Quick questions",
  "home.quick.save": "How much can I save?",
  "home.quick.control": "Can my devices be controlled?",
  "home.quick.vpp": "What are VPP benefits?",
  "home.quick.upload": "Upload my energy bill",

  "home.rotating.lead": "Ask me anything, like",
  "home.rotating.use": "Use this",
  "home.motion.pause": "Pause moving text",
  "home.motion.resume": "Resume moving text",
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
  "home.curve.caption": "Sample data: an illustrated winter weekday in a four-person household.",
  "home.curve.base": "Base load",
  "home.curve.heating": "Heating",
  "home.curve.kitchen": "Kitchen",
  "home.curve.laundry": "Laundry",
  "home.curve.car": "Electric car",
  "home.curve.peak": "Peak rate",
  "home.curve.sample": "Sample data",

  "home.day.title": "See what a day is made of",
  "home.day.text":
    "A meter only knows the total. Move through the day to see what the total consists of, then try it with your own file.",
  "home.day.slider": "Time of day",
  "home.day.value": "{time}: {kw} kW in total",
  "home.day.axis": "Up to {kw} kW",
  "home.day.table": "Show as a table",
  "home.day.hour": "Hour",
  "home.day.own": "Your home on {date}: {kwh} kWh",
  "home.day.detail.appliances":
    "Your file's readings are 5 minutes apart or closer, so individual appliances can be recognized. What isn't recognized stays under “Everything else”.",
  "home.day.detail.categories":
    "With readings up to 15 minutes apart, only large loads can be told apart: car charging, heating, and cooling. Everything else stays together.",
  "home.day.detail.total":
    "Your file's readings are too far apart to tell loads apart, so only what is always on is shown. Ask your utility for 15-minute data to see more.",
  "home.day.more": "Switch on appliances yourself and see how they are recognized",
  "home.day.file.label": "Try your own usage file",
  "home.day.file.hint": "CSV or Green Button XML with readings an hour apart or closer. It's analyzed and not stored.",
  "home.day.file.choose": "Choose file",
  "home.day.file.remove": "Back to the sample day",
  "home.day.file.reading": "Analyzing…",
  "home.day.file.notKept": "Analyzed, not stored",
  "home.day.file.wrongType": "Choose your usage data as Green Button XML or CSV. Bills can be read in the chat.",
  "home.day.file.tooLarge": "This file is over 10 MB. Export a shorter period.",

  "home.widget.title": "Your customers ask. Your page answers.",
  "home.widget.text":
    "Utilities add the assistant to their own site with one script tag. Pick a color and try it: this is the real widget, not a picture.",
  "home.widget.color": "Your brand color",
  "home.widget.color.blue": "Blue",
  "home.widget.color.teal": "Teal",
  "home.widget.color.plum": "Plum",
  "home.widget.color.brick": "Brick red",
  "home.widget.ownColor": "Another color",
  "home.widget.tag": "All that your page needs",
  "home.widget.frame": "The widget on the page of a fictional utility",
  "home.widget.utility": "Brightwater Power & Light",
  "home.widget.poster": "Open the widget on the page of a fictional utility and ask it a question.",
  "home.widget.start": "Open the live widget",
  "home.widget.more": "How to add it to your site",

  "home.measured.title": "What we measured ourselves",
  "home.measured.text":
    "How well appliances are recognized in homes that were not used for training, the weakest result included. 1.00 would be perfect.",
  "home.measured.kettle": "Kettle (UK-DALE house 2, three months)",
  "home.measured.unseen": "Four appliances together (the same home)",
  "home.measured.hardest": "Washing machine and dishwasher (IDEAL house 65, the hardest)",
  "home.measured.source": "F1 score on public data, measured with bun run bench:nilm.",

  "home.features.title": "From a meter reading to a lower bill",
  "home.features.text": "Four parts built on the same data, so you can act on what you find.",
  "home.features.nilm.title": "NILM Technology",
  "home.features.nilm.text":
    "Identifies individual appliances from the whole-site meter with 97.8%+ accuracy. See what each one costs, with no extra hardware.",
  "home.features.vpp.title": "Virtual Power Plant",
  "home.features.vpp.text":
    "Your flexible devices join others in demand response and get paid for the minutes they can wait.",
  "home.features.revenue.title": "Revenue Optimization",
  "home.features.revenue.text":
    "Shifts use to cheaper hours and sells flexibility when it's worth the most. Example: +$2,340/mo average savings.",
  "home.features.analytics.title": "Smart Analytics",
  "home.features.analytics.text":
    "Base load, peak hours, overnight use, and month-over-month changes, calculated from your file and explained in plain language.",
  "home.features.more": "How it works",

  "home.results.title": "Proven Results",
  "home.results.text": "What customers in 15+ countries get from the platform.",
  "home.results.savings": "Average energy savings",
  "home.results.nilm": "NILM accuracy",
  "home.results.devices": "Devices supported",
  "home.results.analyzed": "kWh analyzed",
  "home.results.customers": "Enterprise customers",
  "home.results.uptime": "Uptime",

  "home.intelligence.title": "Advanced Energy Intelligence",
  "home.intelligence.text": "Three questions every energy manager asks, answered with measured data.",
  "home.intelligence.where.title": "Where does it go?",
  "home.intelligence.where.text":
    "Disaggregation with 95%+ device detection accuracy, from 15-minute meter intervals and up to 24 months of history.",
  "home.intelligence.when.title": "When does it cost most?",
  "home.intelligence.when.text":
    "See peak hours, demand, and rate periods side by side, so the most expensive part of the day is easy to spot.",
  "home.intelligence.what.title": "What should run when?",
  "home.intelligence.what.text":
    "Schedules for batteries, cars, and other loads, with events from OpenADR 3 and a REST API for your devices.",
  "home.intelligence.chart.where": "Share of use by appliance on a sample day",
  "home.intelligence.chart.when": "Average use by hour on a sample day, with peak hours highlighted",
  "home.intelligence.chart.what": "A sample battery schedule: charging at noon, discharging in the evening",

  "home.cta.title": "See what your own meter can tell you",
  "home.cta.text": "Free for 30 days, no credit card needed. Start with a bill, CSV, or Green Button file.",
  "home.cta.trial": "Start Free Trial",
  "home.cta.contact": "Contact Us",
} as const;
