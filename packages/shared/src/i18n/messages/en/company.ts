/** The About page. */
export const company = {
  "company.title": "Your meter knows where the money goes. We make it say so.",
  "company.mission":
    "Wattleaf turns meter readings and bills into decisions that people can check: which appliance, at which hour, for how much. We work from Sunnyvale, California, for households, organizations, energy professionals, and developers.",
  "company.rule.title": "One rule above all",
  "company.rule.text":
    "A figure appears only if data or a cited source backs it up. Sample data is labeled as such, and what we haven't measured ourselves says so.",
  "company.rule.link": "How we measure",

  "company.stats.title": "Wattleaf in figures",
  "company.stats.customers": "enterprise customers",
  "company.stats.countries": "countries",
  "company.stats.energy": "kWh analyzed",
  "company.stats.savings": "saved by customers",

  "company.leaders.title": "Who decides what",
  "company.leaders.text": "Three people lead the company. Each is responsible for one promise to you.",
  "company.leaders.ceo.role": "Chief executive",
  "company.leaders.ceo.owns": "Customers and prices",
  "company.leaders.ceo.text":
    "Answers for what we promise and charge, and for every claim on this site having its source.",
  "company.leaders.cto.role": "Chief technology officer",
  "company.leaders.cto.owns": "Product, security, and your data",
  "company.leaders.cto.text":
    "Answers for how the software works, what it stores, and that you can take it away or delete it.",
  "company.leaders.science.role": "Head of energy science",
  "company.leaders.science.owns": "Methods and measurements",
  "company.leaders.science.text":
    "Answers for the algorithms and their published accuracy, including where they do poorly.",

  "company.values.title": "How we work",
  "company.values.evidence.title": "Evidence first",
  "company.values.evidence.text":
    "Benchmarks run on public data with a published command. Misses are in the same table as hits.",
  "company.values.yours.title": "Your data is yours",
  "company.values.yours.text": "Download everything or delete your account yourself, at once, without asking us.",
  "company.values.plain.title": "Plain words",
  "company.values.plain.text": "A bill is confusing enough. Answers begin with the amount and name their source.",
  "company.values.consent.title": "Nothing without your yes",
  "company.values.consent.text":
    "The assistant suggests. Switching a device or joining an event waits for your confirmation.",

  "company.careers.title": "Open positions",
  "company.careers.text": "In Sunnyvale or remote in a time zone nearby. Tell us in a few sentences what you've built.",
  "company.careers.apply": "Apply Now",
  "company.careers.applyFor": "Apply Now: {position}",
  "company.careers.ai.title": "Senior AI engineer",
  "company.careers.ai.text":
    "Make disaggregation work in homes it has never seen, and keep the assistant from saying anything it can't prove.",
  "company.careers.pm.title": "Product manager, energy markets",
  "company.careers.pm.text":
    "Decide how demand response, tariffs, and virtual power plants become something a customer says yes to.",
  "company.careers.devops.title": "DevOps engineer",
  "company.careers.devops.text":
    "Run the service, its backups, and its updates, and help utilities run it on their own servers.",

  "company.contact.title": "Contact us",
  "company.contact.text": "We reply within 24 hours.",
  "company.contact.email": "Email",
  "company.contact.phone": "Phone",
  "company.contact.address": "Address",

  "company.privacy.title": "Privacy policy",
  "company.privacy.text":
    "No trackers and no advertising. Meter readings and conversations belong to your account; you can download or delete them at any time. Uploaded files aren't kept, only what was read from them.",
  "company.privacy.link": "Read the whole privacy policy",
  "company.terms.title": "Terms of service",
  "company.terms.text":
    "You may use Wattleaf for yourself or your business. Estimates help you decide but aren't a bill or a safety check. Paid plans can be refunded within 30 days.",
  "company.terms.link": "Read the whole terms of service",
} as const;
