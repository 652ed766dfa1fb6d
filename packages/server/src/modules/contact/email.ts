import type { Email } from "../../adapters/mail";
import type { Platform } from "../../core/platform";
import { composeEmail, mailMessages } from "../emails";
import type { ContactMessage } from "./repo";

/** To the operator. In the sender's language, because the one who answers must read the message itself as well. */
export function messageEmail({ env }: Platform, sent: ContactMessage): Email {
  const { name, email, company, language } = sent;
  const t = mailMessages(language);
  const topic = t(`mail.contact.topic.${sent.topic}`);
  const content = composeEmail(language, {
    subject: t("mail.contact.subject", { topic, subject: sent.subject }),
    greeting: t("mail.contact.greeting"),
    before: [
      t("mail.contact.from", { name, email }),
      ...(company === null ? [] : [t("mail.contact.company", { company })]),
      t("mail.contact.topic", { topic }),
      ...sent.message.split(/\s*\n\s*/),
    ],
    after: [t("mail.contact.reply", { name })],
  });
  return { to: env.CONTACT_EMAIL, replyTo: { name, address: email }, ...content };
}
