/** The pricing page around its price sheet. */
export const pricing = {
  "pricing.title": "Start free. Pay when it pays off.",
  "pricing.lead":
    "Every plan has the whole product. What differs is how much you can ask and call, and how much of our time you get.",

  "pricing.payoff.title": "When does a plan pay for itself?",
  "pricing.payoff.text":
    "The average saving is 12%. At that rate, Growth costs less than it saves from an electricity bill of about {growth} a month, and Professional from about {pro}.",
  "pricing.payoff.note":
    "Your own savings depend on your bill, your tariff, and what you change. Upload a bill to see yours.",
  "pricing.payoff.chart":
    "Savings of 12% against the monthly electricity bill, with the price of Growth and Professional",
  "pricing.payoff.axis": "Electricity bill a month",
  "pricing.payoff.saving": "12% of the bill",

  "pricing.compare.title": "Compare the plans",
  "pricing.compare.feature": "Feature",
  "pricing.compare.use": "Allowance",
  "pricing.compare.questionsDay": "Questions to the assistant a day",
  "pricing.compare.questionsMinute": "Questions to the assistant a minute",
  "pricing.compare.calls": "API calls a minute",
  "pricing.compare.keys": "API keys",
  "pricing.compare.analysis": "Analysis",
  "pricing.compare.bills": "Bills and meter files",
  "pricing.compare.meter": "Smart-meter connection, up to 24 months of history",
  "pricing.compare.appliances": "Appliance breakdown (NILM)",
  "pricing.compare.tariffs": "Tariff comparison and bill explanations",
  "pricing.compare.control": "Control",
  "pricing.compare.schedules": "Schedules for batteries, cars, and appliances",
  "pricing.compare.vpp": "Virtual power plant and demand response",
  "pricing.compare.account": "Account",
  "pricing.compare.security": "Authenticator app and passkeys",
  "pricing.compare.export": "Download and deletion of all your data",
  "pricing.compare.service": "Service",
  "pricing.compare.email": "Support by email",
  "pricing.compare.setup": "Setup call with an engineer",
  "pricing.compare.contact": "Your own contact person",
  "pricing.compare.servers": "On your own servers, with your single sign-on",
  "pricing.compare.yes": "Included",
  "pricing.compare.no": "Not included",

  "pricing.value.setup.title": "No Setup Fees",
  "pricing.value.setup.text": "Upload a file or connect a meter and start. You pay for a plan and nothing else.",
  "pricing.value.support.title": "Expert Support",
  "pricing.value.support.text": "Engineers answer your questions, by email, within 24 hours.",
  "pricing.value.security.title": "Enterprise Security",
  "pricing.value.security.text":
    "Passkeys and authenticator apps, encrypted utility access, and a public self-assessment against OWASP ASVS 5.0.",

  "pricing.faq.title": "Questions about prices",
  "pricing.faq.family.question": "What does it cost for a family?",
  "pricing.faq.family.answer":
    "Nothing. The free plan has everything a household needs: bills and meter files, a smart-meter connection, the appliance breakdown, the assistant with {questions} questions a day, schedules, and green coins. At 12% savings, a bill of $150 a month becomes $18 cheaper, which is less than Growth costs, so we don't recommend a paid plan for a single home.",
  "pricing.faq.trial.question": "What happens when the trial ends?",
  "pricing.faq.trial.answer":
    "We don't ask for a card, so nothing is charged. Your account and its data stay, with the free plan's allowance. You choose a paid plan if you need more.",
  "pricing.faq.annual.question": "How much does annual billing save?",
  "pricing.faq.annual.answer":
    "Growth is {growthAnnual} a year instead of {growthTwelve} for twelve months, and Professional {proAnnual} instead of {proTwelve}. Both are about {percent} less. The switch says “up to 20%”; with today's prices it is {percent}.",
  "pricing.faq.refund.question": "Can I get my money back?",
  "pricing.faq.refund.answer":
    "Yes, within {days} days of paying for Growth or Professional. Write to us, and we refund the whole amount.",
  "pricing.faq.payment.question": "How do I pay, and who sees my card?",
  "pricing.faq.payment.answer":
    "By card, on Stripe's payment page. Your card number never reaches our server. A Wattleaf server without a payment provider, such as a demo, simulates the purchase and says so.",
  "pricing.faq.cancel.question": "Can I change or cancel my plan?",
  "pricing.faq.cancel.answer":
    "Yes, at any time: write to us from the contact form. If you delete your account, its subscription ends with it.",

  "pricing.talk.title": "Not sure which plan fits?",
  "pricing.talk.text": "Tell us how many sites you have and what you'd like to know about them.",
  "pricing.talk.sales": "Talk to Sales",
  "pricing.talk.trial": "Start Free Trial",
} as const;
