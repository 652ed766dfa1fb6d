/** The contact form: an island, whose messages stand in the page. */
export const contactForm = {
  "contact.name": "Name",
  "contact.email": "Email",
  "contact.company": "Company (optional)",
  "contact.topic": "Topic",
  "contact.subject": "Subject",
  "contact.message": "Message",
  "contact.homepage": "Leave this field empty",
  "contact.submit": "Send message",
  "contact.submitting": "Sending...",
  "contact.kept": "We keep your message for a year, to answer it.",

  "contact.topic.general": "General question",
  "contact.topic.sales": "Plans and sales",
  "contact.topic.demo": "Demo",
  "contact.topic.integration": "Integration",
  "contact.topic.support": "Support",
  "contact.topic.careers": "Careers",
  "contact.topic.speaker": "Speaking at an event",
  "contact.topic.partnership": "Partnership",
  "contact.topic.press": "Press",

  "contact.position.ai": "Application: senior AI engineer",
  "contact.position.pm": "Application: product manager, energy markets",
  "contact.position.devops": "Application: DevOps engineer",

  "contact.error.name": "Name must be at least 2 characters",
  "contact.error.email": "Please enter a valid email address",
  "contact.error.subject": "Subject must be at least 5 characters",
  "contact.error.message": "Message must be at least 10 characters",

  "contact.sent.title": "Message Sent",
  "contact.sent.text": "Thank you for your message. We'll get back to you within 24 hours.",
  "contact.failed.title": "Your message wasn't sent",
  "contact.failed.text": "Please try again. What you wrote is still here.",
} as const;
