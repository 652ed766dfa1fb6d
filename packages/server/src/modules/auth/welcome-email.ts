import type { Platform } from "../../core/platform";
import { siteOrigin } from "../../env";
import { composeEmail, greetingOf, mailMessages } from "./email";
import type { NewUser } from "./repo";

/** Greets a new account by mail, if it has an address. */
export async function sendWelcome({ mail, env }: Platform, user: NewUser): Promise<void> {
  if (!user.email) return;
  const t = mailMessages(user.language);
  const message = composeEmail(user.language, {
    subject: t("mail.welcome.subject"),
    greeting: greetingOf(user.language, user.firstName),
    before: [t("mail.welcome.text")],
    action: { label: t("mail.welcome.action"), url: `${siteOrigin(env)}/chat` },
    after: [t("mail.welcome.invite", { inviteCode: user.inviteCode })],
  });
  await mail.send({ to: user.email, ...message });
}
