import { confirmSubscription, subscribe, unsubscribe } from "../../../../packages/shared/src/contracts/newsletter";
import type { BrowserSession } from "../../../support/browser-session";
import { emailsTo, newsletterTokenIn } from "../../../support/emails";
import type { OperationCase } from "../operation-case";

let readers = 0;

/** Subscribes a new address, and returns the token behind a link in its email. */
async function tokenOf(link: "confirm" | "unsubscribe", session: BrowserSession): Promise<{ token: string }> {
  const email = `case-${++readers}@example.com`;
  await session.postJson(subscribe.path, { email, plan: "newsletter" });
  const { background, env } = session.api.platform;
  await background.settled();
  const [received] = await emailsTo(env.MAIL_OUTBOX, email);
  return { token: newsletterTokenIn(received, link) };
}

const UNKNOWN = () => ({ token: "never-was" });

export const NEWSLETTER_CASES: readonly OperationCase[] = [
  {
    operation: subscribe,
    title: "subscribes an address, once or twice",
    as: "visitor",
    input: async (session) => {
      const subscription = { email: "reader@example.com", plan: "newsletter" };
      await session.postJson(subscribe.path, subscription);
      return subscription;
    },
    output: { ok: true },
    again: "repeated",
  },
  {
    operation: subscribe,
    title: "rejects an invalid address",
    as: "visitor",
    input: () => ({ email: "reader", plan: "newsletter" }),
    error: { code: "invalid_input", path: "email" },
  },
  {
    operation: confirmSubscription,
    title: "confirms a subscription",
    as: "visitor",
    input: (session) => tokenOf("confirm", session),
    output: { ok: true },
    again: "same",
  },
  {
    operation: confirmSubscription,
    title: "rejects an unknown token",
    as: "visitor",
    input: UNKNOWN,
    error: { code: "not_found" },
  },
  {
    operation: unsubscribe,
    title: "ends a subscription",
    as: "visitor",
    input: (session) => tokenOf("unsubscribe", session),
    output: { ok: true },
    again: "same",
  },
  {
    operation: unsubscribe,
    title: "rejects an unknown token",
    as: "visitor",
    input: UNKNOWN,
    error: { code: "not_found" },
  },
];
