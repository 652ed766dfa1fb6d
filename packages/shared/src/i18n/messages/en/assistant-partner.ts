/** What the assistant says on a partner's page, in the partner's name. */
export const assistantPartner = {
  "assistant.partner.greeting.named": "Hello {name}! I'm the energy assistant of {partner}.",
  "assistant.partner.greeting.plain": "Hello! I'm the energy assistant of {partner}.",
  "assistant.partner.greeting.offer":
    "Ask me about saving energy, tariffs or appliances, or upload a bill and ask about your own use.",
  "assistant.partner.who": "I'm the energy assistant of {partner}: software, not a person.",
  "assistant.partner.capabilities":
    "I'm the energy assistant of {partner}: I read bill and meter files, explain tariffs, estimate savings, and give tips on appliances.",
  "assistant.partner.decline": "That's outside what I can help with: I stick to home energy, bills and {partner}.",
  "assistant.partner.unclear": "I'm not sure I can help with that: I know about home energy, bills and {partner}.",
  "assistant.partner.offer":
    "I can help with bills, tariffs, appliances, savings, solar and batteries, and with {partner}'s own articles.",
  "assistant.partner.contact": "{partner} can help you further: {ways}.",
  "assistant.partner.contact.email": "email {email}",
  "assistant.partner.contact.phone": "call {phone}",
  "assistant.partner.contact.form": "use the form at {url}",
  "assistant.partner.outage": "{partner} reports outages at {url}.",
  "assistant.partner.noAccount":
    "I can't see an account from here: on this page I only know what you tell me and what you upload.",
  "assistant.partner.noDevices": "I can't see or control devices from this page, so nothing has changed.",
  "assistant.partner.noEnrollment": "I can't enroll a home in a program from this page, so nothing has changed.",
  "assistant.partner.noRewards": "I don't see any green coins here: this page hasn't told me who you are.",
  "assistant.partner.noReadings":
    "I can't tell you {subject}: I don't have any readings or bills for you. Upload a bill or a Green Button file.",
  "assistant.partner.upload": "Start by uploading a bill or a Green Button file.",
  "assistant.partner.action": "I can't do that from here.",
  "assistant.partner.greeting.offer.noUpload": "Ask me about saving energy, tariffs or appliances.",
  "assistant.partner.capabilities.noUpload":
    "I'm the energy assistant of {partner}: I explain bills and tariffs, tell what saves energy, and give tips on appliances.",
  "assistant.partner.noAccount.noUpload":
    "I can't see an account from here: on this page I only know what you tell me.",
  "assistant.partner.noReadings.noUpload": "I can't tell you {subject}: I don't have any readings or bills for you.",
  "assistant.partner.gap.prices":
    "I can't tell you what that cost, because I know neither your tariff nor a bill for that time. Tell me your price per kWh and I'll count it.",
  "assistant.partner.gap.bills":
    "I can't tell you that by bill: I have no bills for that time. You can ask me about a month.",
  "assistant.partner.outOfScope.offer": "I'm happy to help with saving energy, tariffs or appliances instead.",
  "assistant.partner.notManaged": "That isn't managed in this chat.",
  "assistant.partner.rewardsOff": "There are no rewards in this chat.",
  "assistant.partner.uploadOff": "I can't take files in this chat.",
  "assistant.partner.noMeter": "A meter can't be connected in this chat.",
  "assistant.partner.noRedeem": "Coins can't be redeemed in this chat.",
  "assistant.partner.coins.spend": "You can redeem them in the store under “Rewards”.",
  "assistant.partner.coins.earn": "The first bill or meter file that you upload earns {bill}.",
  "assistant.partner.coins.achievements":
    "Achievements earn more: each is listed under “Rewards” with what it pays, once.",
} as const;
