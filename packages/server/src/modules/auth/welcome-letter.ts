import { createTranslate } from "@wattleaf/shared/i18n/translate";
import { mail as en } from "@wattleaf/shared/i18n/messages/en/mail";
import { mail as zh } from "@wattleaf/shared/i18n/messages/zh/mail";
import type { Platform } from "../../context";
import { siteOrigin } from "../../env";
import type { NewUser } from "./repo";

/** Greets a new account by mail. Whoever registered need not wait for it, and need not know when it fails. */
export async function sendWelcome({ mail, log, env }: Platform, user: NewUser): Promise<void> {
  if (!user.email) return;
  const t = createTranslate(user.language === "zh" ? zh : en);
  const values = { firstName: user.firstName, inviteCode: user.inviteCode, url: siteOrigin(env) };
  try {
    await mail.send({ to: user.email, subject: t("mail.welcome.subject"), text: t("mail.welcome.text", values) });
  } catch (error) {
    log.error({ err: error }, "A welcome letter could not be sent");
  }
}
