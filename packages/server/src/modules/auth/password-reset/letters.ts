import type { Language } from "@wattleaf/shared/i18n/language";
import type { Platform } from "../../../core/platform";
import { siteOrigin } from "../../../env";
import { composeLetter, greetingOf, mailWords } from "../letter";

export interface Reader {
  email: string;
  firstName: string;
  language: Language;
}

/** The page speaks the letter's language. The token stands behind the `#`, which no browser sends: it reaches neither logs nor a Referer header. */
export async function sendResetLetter(
  { mail, env }: Platform,
  { email, firstName, language }: Reader,
  token: string,
): Promise<void> {
  const t = mailWords(language);
  const letter = composeLetter(language, {
    subject: t("mail.reset.subject"),
    greeting: greetingOf(language, firstName),
    before: [t("mail.reset.text")],
    action: { label: t("mail.reset.action"), url: `${siteOrigin(env)}/reset-password?lang=${language}#token=${token}` },
    after: [t("mail.reset.ignore")],
  });
  await mail.send({ to: email, ...letter });
}

/** Tells the account's holder that somebody who is signed in has changed the password. */
export async function sendPasswordChanged({ mail, env }: Platform, { email, firstName, language }: Reader) {
  const t = mailWords(language);
  const letter = composeLetter(language, {
    subject: t("mail.passwordChanged.subject"),
    greeting: greetingOf(language, firstName),
    before: [t("mail.passwordChanged.text")],
    action: { label: t("mail.passwordChanged.action"), url: `${siteOrigin(env)}/login` },
    after: [],
  });
  await mail.send({ to: email, ...letter });
}
