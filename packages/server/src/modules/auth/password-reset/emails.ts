import type { Language } from "@wattleaf/shared/i18n/language";
import type { Email } from "../../../adapters/mail";
import type { Platform } from "../../../core/platform";
import { siteOrigin } from "../../../env";
import { composeEmail, greetingOf, mailMessages } from "../../emails";

export interface Reader {
  email: string;
  firstName: string;
  language: Language;
}

/** The page speaks the email's language. The token stands behind the `#`, which no browser sends: it reaches neither logs nor a Referer header. */
export function resetEmail({ env }: Platform, { email, firstName, language }: Reader, token: string): Email {
  const t = mailMessages(language);
  const message = composeEmail(language, {
    subject: t("mail.reset.subject"),
    greeting: greetingOf(language, firstName),
    before: [t("mail.reset.text")],
    action: { label: t("mail.reset.action"), url: `${siteOrigin(env)}/reset-password?lang=${language}#token=${token}` },
    after: [t("mail.reset.ignore")],
  });
  return { to: email, ...message };
}

/** Notifies the account holder that a signed-in user has changed the password. */
export function passwordChangedEmail({ env }: Platform, { email, firstName, language }: Reader): Email {
  const t = mailMessages(language);
  const message = composeEmail(language, {
    subject: t("mail.passwordChanged.subject"),
    greeting: greetingOf(language, firstName),
    before: [t("mail.passwordChanged.text")],
    action: { label: t("mail.passwordChanged.action"), url: `${siteOrigin(env)}/login` },
    after: [],
  });
  return { to: email, ...message };
}
