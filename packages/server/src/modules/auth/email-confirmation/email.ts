import type { Email } from "../../../adapters/mail";
import type { Platform } from "../../../core/platform";
import { siteOrigin } from "../../../env";
import { composeEmail, greetingOf, mailMessages } from "../../emails";
import type { Reader } from "../password-reset/emails";

/** The token stands behind the `#`, which no browser sends: it reaches neither logs nor a Referer header. */
export const confirmationUrl = ({ env }: Platform, { language }: Pick<Reader, "language">, token: string) =>
  `${siteOrigin(env)}/confirm-email?lang=${language}#token=${token}`;

export function confirmationEmail(platform: Platform, reader: Reader, token: string): Email {
  const { email, firstName, language } = reader;
  const t = mailMessages(language);
  const message = composeEmail(language, {
    subject: t("mail.confirm.subject"),
    greeting: greetingOf(language, firstName),
    before: [t("mail.confirm.text")],
    action: { label: t("mail.confirm.action"), url: confirmationUrl(platform, reader, token) },
    after: [t("mail.confirm.ignore")],
  });
  return { to: email, ...message };
}
