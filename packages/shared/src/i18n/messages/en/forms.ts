/** Pages that public forms lead to, with JavaScript or without. */
export const forms = {
  "forms.newsletter.confirm.title": "Confirm your subscription",
  "forms.newsletter.confirm.text": "Press the button to get the Wattleaf newsletter at your email address.",
  "forms.newsletter.confirm.submit": "Confirm subscription",
  "forms.newsletter.confirm.submitting": "Confirming...",
  "forms.newsletter.unsubscribe.title": "Unsubscribe from the newsletter",
  "forms.newsletter.unsubscribe.text": "We'll delete your email address from the newsletter's list.",
  "forms.newsletter.unsubscribe.submit": "Unsubscribe",
  "forms.newsletter.unsubscribe.submitting": "Unsubscribing...",
  "forms.newsletter.linkFailed": "This link didn't work",

  "forms.newsletter.sent.title": "Check your inbox",
  "forms.newsletter.sent.text":
    "We're sending you an email. Use the link in it to confirm your subscription. If it doesn't arrive within a few minutes, look in your spam folder.",
  "forms.newsletter.confirmed.title": "You're subscribed",
  "forms.newsletter.confirmed.text": "Thank you for confirming. You can unsubscribe with a link in every email.",
  "forms.newsletter.unsubscribed.title": "You've unsubscribed",
  "forms.newsletter.unsubscribed.text": "We've deleted your email address from the newsletter's list.",
  "forms.newsletter.failed.title": "That didn't work",
  "forms.newsletter.failed.text":
    "The email address may have a typo, the link may have expired, or the form may have been sent too often. Please go back and try again.",

  "forms.contact.sent.title": "Message Sent",
  "forms.contact.sent.text": "Thank you for your message. We'll get back to you within 24 hours.",
  "forms.contact.failed.title": "Your message wasn't sent",
  "forms.contact.failed.text":
    "Please go back and check it: we need a name of at least 2 characters, a valid email address, a subject of at least 5 characters, and a message of at least 10. If you've sent several messages today, email us instead.",

  "forms.event.registered.title": "You're registered",
  "forms.event.registered.text":
    "We're sending you an email with the date and a calendar file. If it doesn't arrive within a few minutes, look in your spam folder.",
  "forms.event.failed.title": "You aren't registered yet",
  "forms.event.failed.text":
    "The event may be full or closed, or the email address may have a typo. Please go back and check. If you've registered several people today, contact us instead.",
} as const;
