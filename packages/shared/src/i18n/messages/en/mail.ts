/** Emails. Each has a greeting, what happened, one link, and what else to know. */
export const mail = {
  "mail.greeting": "Hi {firstName},",
  "mail.greetingPlain": "Hi,",
  "mail.team": "The Wattleaf team",

  "mail.welcome.subject": "Welcome to Wattleaf",
  "mail.welcome.text": "Your Wattleaf account is ready. Upload a bill or meter file, then ask the assistant about it:",
  "mail.welcome.action": "Ask the assistant",
  "mail.welcome.confirm": "Your Wattleaf account is ready. Please confirm that this is your email address:",
  "mail.welcome.invite":
    "Your invitation code is {inviteCode}. Anyone who signs up with it starts with more green coins, and you earn some too.",

  "mail.confirm.subject": "Confirm your email address",
  "mail.confirm.text": "Please confirm that this is the email address of your Wattleaf account:",
  "mail.confirm.action": "Confirm email address",
  "mail.confirm.ignore":
    "The link works for 7 days while you're signed in. If you don't have a Wattleaf account, you can ignore this email.",

  "mail.newsletter.confirm.subject": "Please confirm your newsletter subscription",
  "mail.newsletter.confirm.text":
    "This address was entered to get the Wattleaf newsletter. If that was you, please confirm your subscription:",
  "mail.newsletter.confirm.action": "Confirm subscription",
  "mail.newsletter.confirm.ignore":
    "The link works for 7 days. If this wasn't you, you can ignore this email. Without your confirmation, we won't send you the newsletter.",
  "mail.newsletter.already.subject": "You're already subscribed to the Wattleaf newsletter",
  "mail.newsletter.already.text":
    "This address was entered to get the Wattleaf newsletter, which you already receive. There's nothing you need to do.",
  "mail.newsletter.why": "You're receiving this email because this address was entered in our newsletter form.",
  "mail.newsletter.unsubscribe": "Unsubscribe",

  "mail.contact.subject": "[{topic}] {subject}",
  "mail.contact.greeting": "A new message came in through the contact form.",
  "mail.contact.from": "From: {name}, {email}",
  "mail.contact.company": "Company: {company}",
  "mail.contact.topic": "Topic: {topic}",
  "mail.contact.reply": "To answer {name}, reply to this email.",
  "mail.contact.topic.general": "General",
  "mail.contact.topic.sales": "Sales",
  "mail.contact.topic.demo": "Demo",
  "mail.contact.topic.integration": "Integration",
  "mail.contact.topic.support": "Support",
  "mail.contact.topic.careers": "Careers",
  "mail.contact.topic.speaker": "Speaker",
  "mail.contact.topic.partnership": "Partnership",
  "mail.contact.topic.press": "Press",

  "mail.order.subject.pending": "We have your order: {item}",
  "mail.order.subject.completed": "Your purchase: {item}",
  "mail.order.subject.refunded": "Your coins are back: {item}",
  "mail.order.received":
    "Thank you. You bought {quantity} × {item} for {coins} green coins. We'll email you again when it's on its way to:",
  "mail.order.shipped": "{item} is on its way to you.",
  "mail.order.reward": "You bought {item} for {coins} green coins. It's ready to use in your purchase history.",
  "mail.order.voucher": "You bought {quantity} × {item} for {coins} green coins. Your code:",
  "mail.order.donation": "Thank you for your donation: {quantity} × {item} for {coins} green coins.",
  "mail.order.receipt": "Receipt {number}, {day}. Recipient: {organization}. Donor: {email}.",
  "mail.order.refunded": "We've refunded {item}: {coins} green coins are back in your balance.",
  "mail.order.sample": "This store is a sample: its codes don't work in shops, and nothing is shipped or donated.",
  "mail.order.action": "See your purchases",

  "mail.reset.subject": "Reset your Wattleaf password",
  "mail.reset.text":
    "We received a request to reset the password for your Wattleaf account. Choose a new password within one hour:",
  "mail.reset.action": "Choose a new password",
  "mail.reset.ignore":
    "The link works once. If you didn't request this, you can ignore this email. Your password won't change.",

  "mail.passwordChanged.subject": "Your Wattleaf password was changed",
  "mail.passwordChanged.text":
    "The password for your Wattleaf account was just changed, and all other sessions were signed out. If this wasn't you, choose a new password right away with “Forgot password?” on the sign-in page:",
  "mail.passwordChanged.action": "Go to sign in",

  "mail.newDevice.subject": "New sign-in to your Wattleaf account",
  "mail.newDevice.text": "Someone just signed in to your Wattleaf account with a device we haven't seen before:",
  "mail.newDevice.device": "{browser} on {system}, network {network}, {time}",
  "mail.newDevice.unknownBrowser": "Unknown browser",
  "mail.newDevice.unknownSystem": "unknown system",
  "mail.newDevice.action": "See security activity",
  "mail.newDevice.ignore":
    "If this was you, there's nothing to do. If not, change your password and sign out everywhere right away.",

  "mail.signInLinked.subject": "A new way to sign in to Wattleaf",
  "mail.signInLinked.text":
    "Someone just signed in to your Wattleaf account through a sign-in provider that confirmed they own this email address. From now on, that sign-in opens your account.",
  "mail.signInLinked.passwordGone":
    "Until now, no one had confirmed that this address belongs to the account. To be safe, we removed its password and API keys and signed out its other sessions. You can choose a new password with “Forgot password?”.",
  "mail.signInLinked.action": "Go to sign in",

  "mail.event.subject": "You're registered: {title}",
  "mail.event.text": "Your seat is reserved for “{title}”:",
  "mail.event.invoice": "The price is €{price}. We'll email you an invoice; nothing has been charged.",
  "mail.event.action": "Add to your calendar",
  "mail.event.cancel":
    "If you can't come, or if you didn't register, please let us know so that we can give the seat to someone else: {url}",
  "mail.event.kept": "We delete your name and email address {days} days after the event.",
  "mail.transcript.subject": "A conversation for {partner}",
  "mail.transcript.text":
    "A customer asked to send you this conversation with your assistant, so that you can help further.",
  "mail.transcript.line": "{speaker}: {text}",
} as const;
