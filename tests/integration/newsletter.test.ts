import { sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { confirmSubscription, subscribe, unsubscribe } from "../../packages/shared/src/contracts/newsletter";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { sendDueEmails } from "../../packages/server/src/modules/emails/service";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo, newsletterTokenIn } from "../support/emails";
import { postForm } from "../support/plain-form";
import { startMailServer } from "../support/smtp";

let nowMs = Date.parse("2026-06-17T18:00:00Z");
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());

let readers = 0;
const newAddress = () => `reader-${++readers}@example.com`;

/** The newest email to an address, once all are sent. */
async function newestTo(address: string): Promise<Email | undefined> {
  await api.platform.background.settled();
  return (await emailsTo(api.platform.env.MAIL_OUTBOX, address)).at(-1);
}

/** Subscribes an address. Returns the status, and the email that it got. */
async function subscribed(email: string, language = "en") {
  const response = await new BrowserSession(api).postJson(subscribe.path, { email, plan: "newsletter", language });
  return { status: response.status, body: await response.json(), received: await newestTo(email) };
}

const post = async (path: string, token: string) => (await new BrowserSession(api).postJson(path, { token })).status;

/** `active` gets the newsletter, `pending` is still asked; null is not on the list. */
async function stateOf(email: string): Promise<"active" | "pending" | null> {
  const [row] = await api.platform.db.all<{ at: number | null }>(
    sql`select confirmed_at_ms as at from newsletter_subscriptions where email = ${email}`,
  );
  if (!row) return null;
  return row.at === null ? "pending" : "active";
}

describe("a subscription", () => {
  test("is active once its email's link is confirmed, and twice is no error", async () => {
    const email = newAddress();
    const { received } = await subscribed(email);
    expect(received?.subject).toBe("Please confirm your newsletter subscription");
    expect(await stateOf(email)).toBe("pending");
    const token = newsletterTokenIn(received, "confirm");
    expect(await post(confirmSubscription.path, token)).toBe(200);
    expect(await stateOf(email)).toBe("active");
    expect(await post(confirmSubscription.path, token)).toBe(200);
    expect(await stateOf(email)).toBe("active");
  });

  test("of a known address gets the same response, and stays active", async () => {
    const email = newAddress();
    const first = await subscribed(email);
    await post(confirmSubscription.path, newsletterTokenIn(first.received, "confirm"));
    const again = await subscribed(email.toUpperCase(), "zh");
    expect({ ...again, received: null }).toEqual({ ...first, received: null });
    expect(await stateOf(email)).toBe("active");
    expect((await newestTo(email))?.subject).toBe("您已订阅 Wattleaf 资讯");
  });

  test("that is not confirmed within a week ends, and its link with it", async () => {
    const email = newAddress();
    const { received } = await subscribed(email);
    nowMs += 7 * DAY_MS;
    expect(await post(confirmSubscription.path, newsletterTokenIn(received, "confirm"))).toBe(404);
    nowMs += 1;
    await sweep(api.platform);
    expect(await stateOf(email)).toBeNull();
  });

  test("that is confirmed outlives its link", async () => {
    const email = newAddress();
    const { received } = await subscribed(email);
    await post(confirmSubscription.path, newsletterTokenIn(received, "confirm"));
    nowMs += 30 * DAY_MS;
    await sweep(api.platform);
    expect(await stateOf(email)).toBe("active");
    expect(await post(unsubscribe.path, newsletterTokenIn(received, "unsubscribe"))).toBe(200);
    expect(await stateOf(email)).toBeNull();
  });

  test("ends with the link of any of its emails, and twice is no error", async () => {
    const email = newAddress();
    const { received } = await subscribed(email);
    await post(confirmSubscription.path, newsletterTokenIn(received, "confirm"));
    const token = newsletterTokenIn(received, "unsubscribe");
    expect(await post(unsubscribe.path, token)).toBe(200);
    expect(await stateOf(email)).toBeNull();
    expect(await post(unsubscribe.path, token)).toBe(200);
    expect(await post(confirmSubscription.path, newsletterTokenIn(received, "confirm")), "an old link").toBe(404);
  });

  test("cannot be confirmed with the token that unsubscribes", async () => {
    const email = newAddress();
    const { received } = await subscribed(email);
    expect(await post(confirmSubscription.path, newsletterTokenIn(received, "unsubscribe"))).toBe(404);
    expect(await stateOf(email)).toBe("pending");
  });
});

describe("the email", () => {
  test.each([
    ["en", "Please confirm your newsletter subscription", "Unsubscribe"],
    ["zh", "请确认订阅 Wattleaf 资讯", "退订"],
  ])("is in the form's language: %s", async (language, subject, unsubscribeLabel) => {
    const { received } = await subscribed(newAddress(), language);
    expect(received?.subject).toBe(subject);
    expect(received?.text).toContain(`/newsletter/confirm?lang=${language}&token=`);
    expect(received?.text).toContain(unsubscribeLabel);
    expect(received?.html).toContain(`>${unsubscribeLabel}</a>`);
  });

  test("carries the header with which mail providers unsubscribe at once", async () => {
    const { received } = await subscribed(newAddress());
    const header = (key: string) => received?.headers.find((one) => one.key === key)?.value;
    const token = newsletterTokenIn(received, "unsubscribe");
    expect(header("list-unsubscribe")).toBe(`<http://localhost:3000/newsletter/unsubscribe?lang=en&token=${token}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  test("reaches a mail server with that header", async () => {
    const server = await startMailServer();
    onTestFinished(() => server.stop());
    const sending = await createTestApi({}, { SMTP_URL: server.url });
    onTestFinished(() => sending.close());
    await new BrowserSession(sending).postJson(subscribe.path, { email: "ada@example.com", plan: "newsletter" });
    await sending.platform.background.settled();
    await sendDueEmails(sending.platform);
    const [received] = await server.emails();
    expect(received?.headers.map(({ key }) => key)).toEqual(
      expect.arrayContaining(["list-unsubscribe", "list-unsubscribe-post"]),
    );
  });

  test("has tokens of which the database holds hashes alone", async () => {
    const { received } = await subscribed(newAddress());
    const rows = JSON.stringify(await api.platform.db.all(sql`select * from newsletter_tokens`));
    for (const page of ["confirm", "unsubscribe"] as const) {
      expect(newsletterTokenIn(received, page)).not.toBe("");
      expect(rows).not.toContain(newsletterTokenIn(received, page));
    }
  });
});

describe("a mail program", () => {
  test.each([
    ["urlencoded", () => new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "multipart",
      () => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      },
    ],
  ])("unsubscribes its reader with one %s POST, without a redirect", async (_, body) => {
    const email = newAddress();
    const { received } = await subscribed(email);
    const token = newsletterTokenIn(received, "unsubscribe");
    const response = await api.fetch(`/newsletter/unsubscribe?lang=en&token=${token}`, {
      method: "POST",
      body: body(),
    });
    expect(response.status).toBe(200);
    expect(await stateOf(email)).toBeNull();
  });

  test("that opens every link changes nothing", async () => {
    const email = newAddress();
    const { received } = await subscribed(email);
    for (const [, link = ""] of received?.text?.matchAll(/http:\/\/localhost:3000(\S+)/g) ?? []) await api.fetch(link);
    expect(await stateOf(email)).toBe("pending");
  });
});

describe("without JavaScript", () => {
  test("the form leads to a page that tells to look for the email, in the form's language", async () => {
    const email = newAddress();
    const session = new BrowserSession(api);
    expect(await postForm(session, subscribe.path, { email, plan: "newsletter", language: "zh" })).toEqual({
      status: 303,
      location: "/newsletter/sent?lang=zh",
    });
    expect((await newestTo(email))?.subject).toBe("请确认订阅 Wattleaf 资讯");
  });

  test("a mistyped address leads to a page that says so", async () => {
    const outcome = await postForm(new BrowserSession(api), subscribe.path, { email: "reader", plan: "newsletter" });
    expect(outcome).toEqual({ status: 303, location: "/newsletter/failed" });
  });

  test("the buttons on the pages behind the links work", async () => {
    const email = newAddress();
    const { received } = await subscribed(email);
    const press = (page: "confirm" | "unsubscribe") =>
      postForm(new BrowserSession(api), `/newsletter/${page}?lang=zh&token=${newsletterTokenIn(received, page)}`, {});
    expect(await press("confirm")).toEqual({ status: 303, location: "/newsletter/confirmed?lang=zh" });
    expect(await stateOf(email)).toBe("active");
    expect(await press("unsubscribe")).toEqual({ status: 303, location: "/newsletter/unsubscribed?lang=zh" });
    expect(await stateOf(email)).toBeNull();
    expect(await press("confirm")).toEqual({ status: 303, location: "/newsletter/failed?lang=zh" });
  });

  test("a form that cannot be read is an error, not a page", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const response = await api.fetch(subscribe.path, { method: "POST", headers, body: "{}" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  });

  test("another site's form is rejected", async () => {
    const elsewhere = new BrowserSession(api, "https://elsewhere.example");
    const fields = { email: newAddress(), plan: "newsletter" };
    expect((await postForm(elsewhere, subscribe.path, fields)).status).toBe(403);
    expect(await stateOf(fields.email)).toBeNull();
  });
});

describe("with limits", () => {
  const limited = async () => {
    const one = await createTestApi({ clock: { now: () => nowMs } }, { RATE_LIMITS: "on" });
    onTestFinished(() => one.close());
    return one;
  };

  test("an address gets three emails an hour, whatever is entered, and the response stays the same", async () => {
    const one = await limited();
    const ask = () =>
      new BrowserSession(one).postJson(subscribe.path, { email: "ada@example.com", plan: "newsletter" });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    await one.platform.background.settled();
    expect(await emailsTo(one.platform.env.MAIL_OUTBOX, "ada@example.com")).toHaveLength(3);
    nowMs += HOUR_MS;
  });

  test("a network that fills the form all day is stopped", async () => {
    const one = await limited();
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      const input = { email: `many-${n}@example.com`, plan: "newsletter" };
      statuses.push((await new BrowserSession(one).postJson(subscribe.path, input)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses[20]).toBe(429);
  });
});
