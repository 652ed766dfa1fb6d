/** Where the figures of the site come from; a claim's id is its anchor. */
export const methods = {
  "methods.title": "Where our figures come from",
  "methods.lead":
    "Every claim on this site leads here. Some we've measured, some are Wattleaf's own statements that this software can't confirm, and some are examples. We say which is which.",
  "methods.kind.measured": "Measured",
  "methods.kind.claimed": "Claim, not measured here",
  "methods.kind.sample": "Example",
  "methods.kind.measured.text": "Measured or calculated with this software. Anyone can repeat it.",
  "methods.kind.claimed.text": "Stated by Wattleaf. Next to it stands what we measured instead, if anything.",
  "methods.kind.sample.text": "Made up to show what something looks like.",
  "methods.command": "Measured with",
  "methods.claims.title": "The claims, one by one",
  "methods.trial.title": "What savings reports change",
  "methods.trial.text":
    "Homes whose utility connects their meter get a savings report each month, except for one account in five that a lottery holds out. Both groups' change in use from the year before is compared, with a 95% interval. Points, coins and all other features are the same for everyone, and a group of fewer than 30 homes gets no figure.",
  "methods.how.title": "How the main results are computed",
  "methods.how.text":
    "Each white paper explains one method with its sources, its limits, and the figures that missed their target.",
  "methods.paper": "Read the white paper (PDF)",
  "methods.docs": "API documentation",
  "methods.papers": "All white papers",
  "methods.paper.disaggregation-on-unseen-homes.name": "Appliance breakdown",
  "methods.paper.disaggregation-on-unseen-homes.text":
    "Pulses in the mains are paired, then sorted by random forests; cycling loads follow a hidden Markov model. Shares add up to the meter, sample by sample.",
  "methods.paper.billing-to-the-cent.name": "Bills and tariffs",
  "methods.paper.billing-to-the-cent.text":
    "Intervals are billed under published tariffs, to the cent, so that tariffs can be compared and a change explained.",
  "methods.paper.demand-response-baselines.name": "Demand response",
  "methods.paper.demand-response-baselines.text":
    "What was saved in an event is measured against a baseline of similar days, and the revenue shared accordingly.",
  "methods.paper.forecasts-that-state-their-error.name": "Forecasts",
  "methods.paper.forecasts-that-state-their-error.text":
    "The next day's load comes with an interval that holds the actual value on about 80% of days.",
  "methods.paper.no-figure-without-a-source.name": "The assistant",
  "methods.paper.no-figure-without-a-source.text":
    "Tools compute, the assistant words it, and a guard drops each sentence whose number has no source.",
  "methods.paper.a-ledger-not-a-blockchain.name": "Green coins",
  "methods.paper.a-ledger-not-a-blockchain.text": "Every coin is an entry in a ledger that can only be appended to.",
  "methods.claim.average-savings.name": "12%+ average energy savings",
  "methods.claim.average-savings.text":
    "This is Wattleaf's own figure and hasn't been measured with this software. What the software does measure is each account's saving: every day against the same weekdays a year before.",
  "methods.claim.nilm-accuracy.name": "97.8%+ NILM accuracy",
  "methods.claim.nilm-accuracy.text":
    "This is Wattleaf's own figure and hasn't been reproduced. Measured instead, on public data: mean F1 of four appliances 0.876 in a house that was part of the training, and 0.557, 0.633, and 0.669 in three months of a house never seen (UK-DALE house 2). A second unseen house reached 0.624 to 0.653 (REFIT house 2).",
  "methods.claim.supported-devices.name": "50k+ devices supported",
  "methods.claim.supported-devices.text":
    "This counts models that can be reached through open protocols. It hasn't been counted here. Devices in an account without a real connection are simulated and labeled as such.",
  "methods.claim.detection-accuracy.name": "95%+ device detection accuracy",
  "methods.claim.detection-accuracy.text":
    "This is Wattleaf's own figure. Measured instead, in homes never seen: the kettle reaches F1 0.880 to 0.927 (UK-DALE house 2); washing machine and dishwasher together reach only 0.311 and 0.330 in the hardest house (IDEAL house 65).",
  "methods.claim.analytics-accuracy.name": "99.9% analytics accuracy",
  "methods.claim.analytics-accuracy.text":
    "One figure can't describe every analysis. Measured instead: two independent solvers agree on all of 200 random schedules; day-ahead forecasts have an error of 0.78 to 0.95 of the best naive forecast; a baseline for two published sample years errs by 8.3% and 8.0%, but for two single homes by 49% and 59%.",
  "methods.claim.response-time.name": "1 ms response time",
  "methods.claim.response-time.text":
    "True for some requests, not for all. Measured: a meter's monthly chart by day takes 0.7 ms (95th percentile); the first word of an answer 36.9 ms with 32 chats at once, and 101 ms if all 32 ask in the same instant.",
  "methods.claim.example-savings.name": "+$2,340/mo average savings",
  "methods.claim.example-savings.text": "An example, not a measurement: 12% of an electricity bill of $19,500 a month.",
  "methods.claim.uptime.name": "99.99% uptime",
  "methods.claim.uptime.text":
    "Availability depends on who runs a server, and we publish no record of ours yet. Measured instead: in 30 rounds of killing the server, with 19,000 confirmed writes, and in 300 simulated power cuts, no confirmed write was lost.",
  "methods.claim.energy-analyzed.name": "50M+ kWh analyzed",
  "methods.claim.energy-analyzed.text":
    "A business figure. A server doesn't add up readings across accounts, so the software can't confirm it.",
  "methods.claim.total-savings.name": "$2M+ savings",
  "methods.claim.total-savings.text":
    "A business figure. Savings are calculated for each account and not added up across accounts.",
  "methods.claim.customers.name": "100+ enterprise customers",
  "methods.claim.customers.text": "A business figure, which the software doesn't measure.",
  "methods.claim.countries.name": "15+ countries",
  "methods.claim.countries.text":
    "A business figure, which the software doesn't measure. The site itself speaks English and Chinese.",
  "methods.claim.connectivity.name": "RESTful APIs, MQTT/CoAP, OpenADR 2.0b, IEEE 2030.5, Matter/Thread",
  "methods.claim.connectivity.text":
    "In the software today: the REST API with its generated reference, OpenADR 3.0.1 objects, Green Button files and connections, and Home Assistant or an MQTT broker with its discovery. CoAP, OpenADR 2.0b, IEEE 2030.5, Matter, and Thread need a gateway and aren't part of it.",
  "methods.claim.compliance.name": "End-to-end encryption, OAuth 2.0/SAML, ISO 27001, SOC 2 Type II, GDPR",
  "methods.claim.compliance.text":
    "Certificates belong to a company, not to software, and this site shows none. In the software: sign-in with OpenID Connect on OAuth 2.0 (no SAML), encrypted utility access, and download and deletion of all account data. Transport encryption is set up by the operator. Our own check against OWASP ASVS 5.0, levels 1 and 2: 158 requirements met, 39 partly, 13 not met, 43 don't apply.",
  "methods.claim.smart-meter-data.name": "15-minute intervals, up to 24 months of history",
  "methods.claim.smart-meter-data.text":
    "Measured with a full history of 70,080 intervals: read from 14.6 MB of Green Button XML in 550 ms, stored with daily totals in 239 ms. How far back a real meter goes is up to the utility.",
  "methods.claim.industry-savings.name": "Savings by industry, implementation times, and return on investment",
  "methods.claim.industry-savings.text":
    "Ranges from Wattleaf's own experience: 10–25% for utilities up to 30–45% in retail, 1 to 16 weeks, 6 to 24 months. None was measured with this software, and your site may lie outside them.",
  "methods.claim.annual-billing.name": "Save up to 20%",
  "methods.claim.annual-billing.text":
    "Calculated from today's prices: Growth and Professional cost 17% less a year than twelve monthly payments. 20% is the most that the offer allows for.",
  "methods.claim.resource-statistics.name": "150+ articles, 25+ white papers, 50+ videos, 10k+ community members",
  "methods.claim.resource-statistics.text":
    "Wattleaf's own figures for everything it has published anywhere. What you can read on this site is what its lists show, which is less.",
  "methods.claim.white-paper-statistics.name":
    "47 publications, 25.3k downloads, 15 research partners, 1,247 citations",
  "methods.claim.white-paper-statistics.text":
    "Wattleaf's own figures. This server counts the downloads of each paper itself, from zero.",
  "methods.claim.event-statistics.name": "47 events, 12.5k attendees, 25 countries, 240+ hours",
  "methods.claim.event-statistics.text":
    "Wattleaf's own figures. The seats of each event on this site are counted by the server.",
  "methods.claim.lab-figures.name": "Participants and feedback of experimental features",
  "methods.claim.lab-figures.text":
    "Sample figures. Key metrics of the research projects are measured, and stand in the benchmarks.",
} as const;
