import type { Email } from "../../adapters/mail";
import type { Platform } from "../../core/platform";
import { siteOrigin } from "../../env";
import { composeEmail, greetingOf, mailMessages } from "../emails";
import type { Reader } from "./password-reset/emails";

/**
 * Tells an account's holder that a provider signs them in from now on.
 * @param passwordGone the address had not been proved before, so the password that the account had is gone
 */
export function signInLinkedEmail(
  { env }: Platform,
  { email, firstName, language }: Reader,
  passwordGone: boolean,
): Email {
  const t = mailMessages(language);
  const message = composeEmail(language, {
    subject: t("mail.signInLinked.subject"),
    greeting: greetingOf(language, firstName),
    before: [t("mail.signInLinked.text"), ...(passwordGone ? [t("mail.signInLinked.passwordGone")] : [])],
    action: { label: t("mail.signInLinked.action"), url: `${siteOrigin(env)}/login` },
    after: [],
  });
  return { to: email, ...message };
}
