import type { BatchItem } from "drizzle-orm/batch";
import type { Platform } from "../../core/platform";
import { siteOrigin } from "../../env";
import { composeEmail, greetingOf, mailMessages, queuedEmail } from "../emails";
import { confirmationUrl } from "./email-confirmation/email";
import { confirmationStatements } from "./email-confirmation/statements";
import type { NewUser } from "./repo";

/**
 * The statements that greet a new account by email, for the batch that creates it; none for one without an address. The
 * email also asks to confirm the address, unless a provider has.
 */
export function welcomeStatements(platform: Platform, user: NewUser): readonly BatchItem<"sqlite">[] {
  const { id, email: to, language, emailVerifiedAtMs } = user;
  if (!to) return [];
  const t = mailMessages(language);
  const compose = (texts: readonly string[], action: { label: string; url: string }) => ({
    to,
    ...composeEmail(language, {
      subject: t("mail.welcome.subject"),
      greeting: greetingOf(language, user.firstName),
      before: texts,
      action,
      after: [t("mail.welcome.invite", { inviteCode: user.inviteCode })],
    }),
  });
  if (emailVerifiedAtMs) {
    const url = `${siteOrigin(platform.env)}/chat`;
    const email = compose([t("mail.welcome.text")], { label: t("mail.welcome.action"), url });
    return [queuedEmail(platform, { userId: id, email })];
  }
  return confirmationStatements(platform, id, (token) =>
    compose([t("mail.welcome.confirm")], {
      label: t("mail.confirm.action"),
      url: confirmationUrl(platform, user, token),
    }),
  );
}
