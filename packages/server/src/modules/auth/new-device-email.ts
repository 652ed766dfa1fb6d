import { formatDateTime } from "@wattleaf/shared/i18n/format/dates";
import type { Device } from "../../adapters/device";
import { networkOf } from "../../core/network";
import type { RequestContext } from "../../core/request-context";
import { siteOrigin } from "../../env";
import { composeEmail, greetingOf, mailMessages, queueEmail } from "../emails";
import { findReaderById } from "./repo";

/** Tells an account's holder of a sign-in with a kind of device that was not used before. */
export async function sendNewDevice(
  { platform, clientAddress }: RequestContext,
  userId: string,
  { browser, system }: Device,
): Promise<void> {
  const { clock, db, env } = platform;
  const reader = await findReaderById(db, userId);
  if (!reader?.email) return;
  const { email, firstName, language } = reader;
  const t = mailMessages(language);
  const device = t("mail.newDevice.device", {
    browser: browser ?? t("mail.newDevice.unknownBrowser"),
    system: system ?? t("mail.newDevice.unknownSystem"),
    network: networkOf(clientAddress),
    time: `${formatDateTime(new Date(clock.now()).toISOString(), language)} UTC`,
  });
  const message = composeEmail(language, {
    subject: t("mail.newDevice.subject"),
    greeting: greetingOf(language, firstName),
    before: [t("mail.newDevice.text"), device],
    action: { label: t("mail.newDevice.action"), url: `${siteOrigin(env)}/settings#security-activity` },
    after: [t("mail.newDevice.ignore")],
  });
  await queueEmail(platform, { userId, email: { to: email, ...message } });
}
