import { formatDay } from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { repeat } from "../../adapters/repeat";
import { mailboxOf } from "../../core/customer-address";
import type { Platform } from "../../core/platform";
import { isRaised } from "../../db/constraint";
import { siteOrigin } from "../../env";
import { composeEmail, greetingOf, mailMessages, queuedEmail, sendQueued } from "../emails";
import { addressLines, fulfillments } from "./fulfillment";
import * as repo from "./purchase-emails.repo";

const EVERY_MS = 30 * SECOND_MS;
const BATCH = 50;

/** Tells buyers by email what became of their purchases, also those of an operator's command. Returns what stops it. */
export const startPurchaseEmails = (platform: Platform): (() => void) =>
  repeat({ what: "Emails about purchases", everyMs: EVERY_MS, run: () => queueDue(platform) }, platform.log);

/** The same at once, after the response. */
export const tellBuyers = (platform: Platform): void =>
  platform.background.run("Emails about purchases", () => queueDue(platform));

/** One email for each state that a purchase comes to; none while it is under review, nor for a state that has passed. */
export async function queueDue(platform: Platform): Promise<void> {
  for (;;) {
    const due = await repo.findDue(platform.db, BATCH);
    const queued = await Promise.all(due.map((each) => queueOne(platform, each)));
    if (due.length < BATCH || !queued.includes(true)) break;
  }
  sendQueued(platform);
}

/** One that fails keeps no other from its buyer. @returns false if it failed */
async function queueOne(platform: Platform, due: repo.DueEmail): Promise<boolean> {
  const { db, clock, log } = platform;
  try {
    const email = due.status === due.purchase.status ? await compose(platform, due) : null;
    const statements = email ? [queuedEmail(platform, { userId: due.buyer.id, email })] : [];
    await repo.queue(db, due, clock.now(), statements);
  } catch (error) {
    // Another process was faster.
    if (isRaised(error, "the email of this purchase is queued")) return true;
    log.error({ err: error, purchaseId: due.purchase.id }, "The email about a purchase could not be made");
    return false;
  }
  return true;
}

/** @returns null for an address that is not confirmed, since a code is as good as money, and for customers of partners */
async function compose(platform: Platform, { purchase, category, buyer, status }: repo.DueEmail) {
  const { email, emailVerifiedAtMs, firstName, language } = buyer;
  const to = mailboxOf(email);
  if (!to || emailVerifiedAtMs === null || status === "held") return null;
  const t = mailMessages(language);
  const { voucherCodes, shipment, receipt } = (await fulfillments(platform, buyer.id, purchase.id))(purchase, language);
  const item = language === "zh" ? purchase.itemNameZh : purchase.itemNameEn;
  const values = { item, quantity: purchase.quantity, coins: purchase.totalCoins };
  const note = purchase.note ? [purchase.note] : [];
  const texts = {
    pending: [t("mail.order.received", values), ...(shipment ? [addressLines(shipment.address).join("\n")] : [])],
    refunded: [t("mail.order.refunded", values), ...note],
    completed: {
      rewards: [t("mail.order.reward", values)],
      vouchers: [t("mail.order.voucher", values), voucherCodes.join("\n")],
      donations: [
        t("mail.order.donation", values),
        t("mail.order.receipt", {
          number: receipt?.number ?? 0,
          organization: receipt?.organization ?? "",
          day: dayOf(purchase.createdAtMs, language),
          email: to,
        }),
      ],
      products: [t("mail.order.shipped", values), ...note],
    }[category],
  }[status];
  return {
    to,
    ...composeEmail(language, {
      subject: t(`mail.order.subject.${status}`, values),
      greeting: greetingOf(language, firstName),
      before: purchase.isSample ? [...texts, t("mail.order.sample")] : texts,
      action: { label: t("mail.order.action"), url: `${siteOrigin(platform.env)}/marketplace?tab=history` },
      after: [],
    }),
  };
}

const dayOf = (ms: number, language: Language) => formatDay(new Date(ms).toISOString(), language);
