import { NEWSLETTER_PAGES } from "@wattleaf/shared/domain/newsletter";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Email } from "../../adapters/mail";
import type { Platform } from "../../core/platform";
import { siteOrigin } from "../../env";
import { composeEmail, mailMessages } from "../emails";

interface Subscriber {
  email: string;
  language: Language;
}

/**
 * Mail programs unsubscribe their reader with a POST to the address in the header (RFC 8058), so that the token stands
 * in the query; the page at the same address has a button. Nothing but this subscription can be reached with it.
 */
const linkTo = ({ env }: Platform, page: keyof typeof NEWSLETTER_PAGES, language: Language, token: string) =>
  `${siteOrigin(env)}${NEWSLETTER_PAGES[page]}?lang=${language}&token=${token}`;

interface Parts {
  subject: string;
  before: readonly string[];
  action?: { label: string; url: string };
  after: readonly string[];
}

/** Every email of the newsletter: with a link to unsubscribe, in its text and in its header. */
function newsletterEmail(
  platform: Platform,
  { email, language }: Subscriber,
  unsubscribeToken: string,
  parts: Parts,
): Email {
  const t = mailMessages(language);
  const url = linkTo(platform, "unsubscribe", language, unsubscribeToken);
  const footer = { text: t("mail.newsletter.why"), label: t("mail.newsletter.unsubscribe"), url };
  return {
    to: email,
    headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    ...composeEmail(language, { ...parts, greeting: t("mail.greetingPlain"), footer }),
  };
}

export interface Tokens {
  confirm: string;
  unsubscribe: string;
}

export function confirmationEmail(platform: Platform, subscriber: Subscriber, tokens: Tokens): Email {
  const { language } = subscriber;
  const t = mailMessages(language);
  return newsletterEmail(platform, subscriber, tokens.unsubscribe, {
    subject: t("mail.newsletter.confirm.subject"),
    before: [t("mail.newsletter.confirm.text")],
    action: {
      label: t("mail.newsletter.confirm.action"),
      url: linkTo(platform, "confirm", language, tokens.confirm),
    },
    after: [t("mail.newsletter.confirm.ignore")],
  });
}

/** To a reader who subscribed before: the form told them to look for an email, like everyone. */
export function alreadySubscribedEmail(platform: Platform, subscriber: Subscriber, tokens: Tokens): Email {
  const t = mailMessages(subscriber.language);
  return newsletterEmail(platform, subscriber, tokens.unsubscribe, {
    subject: t("mail.newsletter.already.subject"),
    before: [t("mail.newsletter.already.text")],
    after: [],
  });
}
