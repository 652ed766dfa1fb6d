/** Privacy policy and terms. Blank lines separate paragraphs; lines that begin with "- " are a list. */
export const legal = {
  "legal.updated": "In force since November 22, 2026",
  "legal.contents": "On this page",
  "legal.other.privacy": "Privacy policy",
  "legal.other.terms": "Terms of service",

  "privacy.title": "Privacy policy",
  "privacy.lead": "What Wattleaf stores about you, for how long, and how you get rid of it.",
  "privacy.short.title": "In short",
  "privacy.short.text":
    "- No trackers, no advertising, no sale of data.\n- Readings, conversations, and devices belong to your account. You can download all of it as one file or delete it, in the settings, at once.\n- Files that you upload are read and then dropped. We keep what was read from them, such as usage by day.\n- We remove personal details before a language model sees anything, on sites that use one at all.",
  "privacy.account.title": "Your account",
  "privacy.account.text":
    "We store your name, your email address or phone number, your language, your plan, your green coins, and your password as an argon2id hash, which doesn't reveal the password.\n\nFor each session we keep when it began, when it was last used, the browser, and the IP address without its last part. Sessions end after 30 days without use, after 90 days at the latest. The record of sign-ins and security changes, which you see in the settings, goes back {securityDays} days.",
  "privacy.energy.title": "Meter readings, bills, and devices",
  "privacy.energy.text":
    "Meter readings can show when you're at home. They're visible to your account only, and stay until you disconnect the meter, which deletes them, or delete your account. Account numbers and access tokens of your utility are encrypted.\n\nAn uploaded bill or meter file is read on our server; the file itself isn't stored. Of a file that you try on the home page without an account, nothing is stored at all. If you connect a utility, it learns that you've given us access, and also when you end it.\n\nWhen no utility is connected, you may try a sandbox meter. Its readings are simulated and labeled as such.",
  "privacy.assistant.title": "The assistant",
  "privacy.assistant.text":
    "Questions and answers are stored so that you can return to them; you can delete each conversation. Without an account, a cookie connects you with your conversation for 30 days. On a partner's page it is 12 hours.\n\nBy default, answers are produced on our own server. The operator of a Wattleaf server can connect a language model. In that case, account numbers, addresses, email addresses, phone numbers, and secrets are replaced by placeholders before a question or a result is sent to it. If you rate an answer, your rating and comment are stored with it. When you ask the same again in other words right away, we note that the two questions belong together.\n\nFor 180 days, we may read questions that were rated as not helpful, their comments, and pairs of questions that ask the same, together with how the assistant understood them, to make its answers better. They're read without your name, email address, or account. Deleting the conversation or your account removes them at once.",
  "privacy.forms.title": "Contact, newsletter, and events",
  "privacy.forms.text":
    "- A message from the contact form is stored for {contactDays} days and emailed to our team.\n- A newsletter subscription starts when you confirm it by email. Unconfirmed addresses are deleted after {confirmDays} days. When you unsubscribe, your address is deleted.\n- Names and addresses of people who registered for an event are deleted {eventDays} days after it.",
  "privacy.payments.title": "Payments",
  "privacy.payments.text":
    "Paid plans are handled by Stripe, on Stripe's page. Card details never reach our server. We store which plan you pay for and Stripe's reference to your subscription. Without Stripe, a purchase is simulated and nothing is stored.",
  "privacy.browser.title": "Cookies and browser storage",
  "privacy.browser.text":
    "All of them make the site work; none is for advertising or analytics.\n\n- wattleaf_session: your sign-in, 30 days, up to 90 with use.\n- wattleaf_visitor: your conversation without an account, 30 days.\n- wattleaf_device: a random name that keeps wrong guesses by others from locking you out, 400 days.\n- wattleaf_pending: between password and second step, a few minutes.\n- language: English or Chinese.\n- Browser storage: theme, language, whether you were signed in, and messages you haven't sent yet.",
  "privacy.share.title": "Who else receives data",
  "privacy.share.text":
    "Only those needed for something you asked for: the mail server that delivers our emails, Stripe when you pay, your utility when you connect it, Google or your company when you sign in with them, and a language model where one is connected.\n\nOur log contains no personal details. Limits against abuse are counted by network address, as fingerprints that are deleted within a day of the end of their window.",
  "privacy.rights.title": "Your rights",
  "privacy.rights.text":
    "Settings → Your data downloads everything in your account as one JSON file. Settings → Delete account deletes it at once and for good, ends a subscription, and tells connected utilities. It can't be restored, not even by us; copies in backups last as long as the operator keeps backups.\n\nIf you live where the GDPR or the CCPA applies, you also have the right to be informed, to correct, to restrict, and to complain to an authority. Write to us for anything the settings don't offer.",
  "privacy.contact.title": "Contact",
  "privacy.contact.text": "Questions about privacy reach us at {email} or through the contact form.",

  "terms.title": "Terms of service",
  "terms.lead": "What you can expect from Wattleaf, and what we expect from you.",
  "terms.service.title": "The service",
  "terms.service.text":
    "Wattleaf reads meter data and bills, estimates what appliances use, compares tariffs, plans flexible use, and answers questions about all of it. You need an account for your own data. You may use it for yourself, your household, or your business.",
  "terms.account.title": "Your account",
  "terms.account.text":
    "Give correct details and keep your password and API keys to yourself. You're responsible for what is done with them until you tell us or revoke them in the settings. Upload and connect only data that you're entitled to.",
  "terms.fair.title": "Fair use",
  "terms.fair.text":
    "Each plan has an allowance of questions and API calls, listed on the pricing page. Past it the server asks you to wait. Don't try to get at other people's data, disturb the service, or go around its limits. If you find a weakness, tell us; we won't hold a careful report against you.",
  "terms.estimates.title": "Estimates are estimates",
  "terms.estimates.text":
    "Appliance figures, forecasts, savings, and tariff comparisons are calculated from your data by methods whose measured accuracy we publish. They aren't an official bill, a safety inspection, or financial advice. Sample, simulated, and sandbox data are labeled.\n\nThe assistant names its sources. Check them before you decide on something that costs a lot.",
  "terms.devices.title": "Devices and demand response",
  "terms.devices.text":
    "Wattleaf switches a device or enrolls it in an event only after you confirm. You can leave at any time. Don't connect equipment whose failure would endanger people, such as medical devices. Revenue from demand response depends on the market and on what was really delivered.",
  "terms.coins.title": "Green coins",
  "terms.coins.text":
    "Green coins reward saving energy and can be spent in the green store. They aren't money, can't be paid out or transferred, and end with your account.",
  "terms.payment.title": "Plans and payment",
  "terms.payment.text":
    "The free trial lasts {trialDays} days and needs no card. Growth and Professional renew each month or year until you cancel by writing to us. Within {moneyBackDays} days of a payment you get it back in full if you ask. Enterprise follows its own contract. Where a server has no payment provider, purchases are simulated and bind no one.",
  "terms.end.title": "Ending it",
  "terms.end.text":
    "You can delete your account at any time. We may suspend accounts that break these terms, and say why. If we end the service, we announce it at least {noticeDays} days before, so that you can download your data.",
  "terms.liability.title": "Liability",
  "terms.liability.text":
    "We're liable for intent and gross negligence and wherever the law doesn't allow anything else. Beyond that, our liability is limited to what you paid in the last twelve months. Nothing here takes away rights that you have as a consumer.",
  "terms.law.title": "Law and changes",
  "terms.law.text":
    "California law applies, and mandatory consumer law of the place where you live. We announce changes to these terms by email {noticeDays} days ahead; if you disagree, you can end your account before.",
} as const;
