import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { deleteAccount } from "../../packages/shared/src/contracts/account";
import { getUser, register } from "../../packages/shared/src/contracts/auth";
import { billingStatus, openCheckout } from "../../packages/shared/src/contracts/billing";
import { DAY_MS, MINUTE_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { openSampleSession } from "../support/sample-session";
import { deliver, TestStripe } from "../support/stripe";

let nowMs = Date.parse("2026-06-17T18:00:00Z");
const stripe = new TestStripe();
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => (nowMs += 1) } }, stripe.variables);
});
afterAll(() => {
  api.close();
  stripe.stop();
});
afterEach(() => {
  stripe.failure = null;
});

async function customer(overrides: Parameters<typeof newRegistration>[0] = {}) {
  const registration = newRegistration(overrides);
  const session = new BrowserSession(api);
  await session.postJson(register.path, registration);
  return { session, registration };
}

const order = (session: BrowserSession, plan = "growth", period = "monthly") =>
  session.postJson(openCheckout.path, { plan, period });

const userOf = async (session: BrowserSession) =>
  (await (await session.fetch(getUser.path)).json()) as { id: string; subscriptionTier: string };
const tierOf = async (session: BrowserSession) => (await userOf(session)).subscriptionTier;

/** An account that has paid for a plan, of which Stripe has told. */
async function subscriber(plan = "growth") {
  const { session, registration } = await customer();
  await order(session, plan);
  const { subscription, completed } = stripe.pay();
  expect((await deliver(api, completed)).status).toBe(200);
  return { session, registration, subscription, completed };
}

describe("a checkout", () => {
  test.each([
    ["growth", "monthly", "4900", "month", "Wattleaf Growth"],
    ["growth", "annual", "49000", "year", "Wattleaf Growth"],
    ["pro", "monthly", "14900", "month", "Wattleaf Professional"],
    ["pro", "annual", "149000", "year", "Wattleaf Professional"],
  ])("of %s, paid %s, has the plan's price", async (plan, period, cents, interval, name) => {
    const { session, registration } = await customer();
    const response = await order(session, plan, period);
    expect(await response.json()).toEqual({
      mode: "stripe",
      url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    });
    expect(stripe.checkouts.at(-1)).toMatchObject({
      mode: "subscription",
      client_reference_id: (await userOf(session)).id,
      customer_email: registration.email,
      locale: "en",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": cents,
      "line_items[0][price_data][recurring][interval]": interval,
      "line_items[0][price_data][product_data][name]": name,
      success_url: "http://localhost:3000/pricing?success=true",
      cancel_url: "http://localhost:3000/pricing?canceled=true",
    });
    expect(await tierOf(session), "opening it pays nothing").toBe("free");
  });

  test("is in the account's language", async () => {
    const { session } = await customer({ language: "zh" });
    await order(session);
    expect(stripe.checkouts.at(-1)).toMatchObject({
      locale: "zh",
      "line_items[0][price_data][product_data][name]": "Wattleaf 成长版",
    });
  });

  test("cannot be opened by the sample household", async () => {
    const opened = stripe.checkouts.length;
    const response = await order(await openSampleSession(api));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "read_only_session" });
    expect(stripe.checkouts).toHaveLength(opened);
  });

  test("cannot be opened by an account that pays already", async () => {
    const { session } = await subscriber();
    const response = await order(session, "pro");
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "conflict", reason: { name: "already_subscribed" } });
  });

  test("during an outage of Stripe's is told to wait, without Stripe's own words", async () => {
    const { session } = await customer();
    stripe.failure = 500;
    const response = await order(session);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('"unavailable"');
    expect(text).not.toContain("bad day");
  });
});

describe("a subscription", () => {
  test.each(["growth", "pro"])("to %s gives its plan once it is paid", async (plan) => {
    const { session } = await subscriber(plan);
    expect(await tierOf(session)).toBe(plan);
  });

  test.each([
    ["past_due", "growth"],
    ["unpaid", "free"],
    ["paused", "free"],
    ["canceled", "free"],
  ])("that is %s leaves the account with %s", async (status, tier) => {
    const { session, subscription } = await subscriber();
    expect((await deliver(api, stripe.change(subscription, status))).status).toBe(200);
    expect(await tierOf(session)).toBe(tier);
  });

  test("that has ended can be followed by another, of the same customer", async () => {
    const { session, subscription } = await subscriber();
    await deliver(api, stripe.change(subscription, "canceled"));
    expect((await order(session, "pro")).status).toBe(200);
    expect(stripe.checkouts.at(-1)).toMatchObject({ customer: subscription.customer });
    await deliver(api, stripe.pay().completed);
    expect(await tierOf(session)).toBe("pro");
  });

  test("does not touch what sales have agreed on", async () => {
    const { session, subscription } = await subscriber();
    const { id } = await userOf(session);
    await api.platform.db.run(sql`update users set subscription_tier = 'enterprise' where id = ${id}`);
    await deliver(api, stripe.change(subscription, "canceled"));
    expect(await tierOf(session)).toBe("enterprise");
  });

  test("ends with the account, which is only deleted once Stripe has ended it", async () => {
    const { session, registration, subscription } = await subscriber();
    const erase = () => session.sendJson(deleteAccount.method, deleteAccount.path, { password: registration.password });
    stripe.failure = 500;
    expect((await erase()).status).toBe(503);
    expect(await tierOf(session)).toBe("growth");
    stripe.failure = null;
    expect((await erase()).status).toBe(200);
    expect(stripe.subscriptions.get(subscription.id)?.status).toBe("canceled");
  });

  test("of an account that was deleted while it paid is ended", async () => {
    const { session, registration } = await customer();
    await order(session);
    const { subscription, completed } = stripe.pay();
    await session.sendJson(deleteAccount.method, deleteAccount.path, { password: registration.password });
    expect((await deliver(api, completed)).status).toBe(200);
    expect(stripe.subscriptions.get(subscription.id)?.status).toBe("canceled");
  });
});

describe("events", () => {
  test("that come again, late or in the wrong order change nothing", async () => {
    const { session, subscription, completed } = await subscriber();
    const pastDue = stripe.change(subscription, "past_due");
    const canceled = stripe.change(subscription, "canceled");
    expect((await deliver(api, canceled)).status).toBe(200);
    for (const late of [pastDue, completed, canceled, completed]) {
      expect((await deliver(api, late)).status).toBe(200);
      expect(await tierOf(session)).toBe("free");
    }
  });

  test("whose lookup is answered after a newer one's do not bring the older state back", async () => {
    const { session, subscription } = await subscriber();
    const { asked, release } = stripe.holdNextLookup();
    const slow = deliver(api, stripe.change(subscription, "past_due"));
    await asked;
    await deliver(api, stripe.change(subscription, "canceled"));
    release();
    expect((await slow).status).toBe(200);
    expect(await tierOf(session)).toBe("free");
  });

  test("that come at once are taken once", async () => {
    const { session } = await customer();
    await order(session);
    const { completed, subscription } = stripe.pay();
    const replies = await Promise.all(Array.from({ length: 10 }, () => deliver(api, completed)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await tierOf(session)).toBe("growth");
    const rows = await api.platform.db.all(
      sql`select 1 from billing_subscriptions where id = ${subscription.id} union all select 1 from billing_events where id = ${completed.id}`,
    );
    expect(rows).toHaveLength(2);
  });

  test("that cannot be looked up are repeated by Stripe until they can", async () => {
    const { session } = await customer();
    await order(session);
    const { completed } = stripe.pay();
    stripe.failure = 500;
    expect((await deliver(api, completed)).status).toBe(503);
    expect(await tierOf(session)).toBe("free");
    stripe.failure = null;
    expect((await deliver(api, completed)).status).toBe(200);
    expect(await tierOf(session)).toBe("growth");
  });

  test("of other products and other kinds are accepted and ignored", async () => {
    const { session } = await customer();
    const foreign = {
      id: "sub_foreign",
      object: "subscription" as const,
      customer: "cus_x",
      status: "active",
      metadata: {},
    };
    stripe.subscriptions.set(foreign.id, foreign);
    for (const event of [
      stripe.event("customer.subscription.updated", foreign),
      stripe.event("customer.subscription.updated", { ...foreign, id: "sub_unknown" }),
      stripe.event("invoice.paid", { id: "in_1", object: "invoice" }),
      stripe.event("checkout.session.completed", {
        id: "cs_1",
        object: "checkout.session",
        mode: "payment",
        subscription: null,
      }),
    ])
      expect((await deliver(api, event)).status).toBe(200);
    expect(await tierOf(session)).toBe("free");
  });

  test.each([
    ["with another secret", { secret: "whsec_another" }],
    ["ten minutes ago", { atMs: -10 * MINUTE_MS }],
  ])("signed %s are rejected", async (_, { atMs, ...delivery }: { secret?: string; atMs?: number }) => {
    const { session } = await customer();
    await order(session);
    const { completed } = stripe.pay();
    const response = await deliver(api, completed, { ...delivery, ...(atMs ? { atMs: nowMs + atMs } : {}) });
    expect(response.status).toBe(400);
    expect(await tierOf(session)).toBe("free");
  });

  test("whose body was changed, or that have no signature, are rejected", async () => {
    const { session } = await customer();
    await order(session);
    const { completed } = stripe.pay();
    const body = JSON.stringify({ ...completed, id: "evt_forged" });
    expect((await deliver(api, completed, { body })).status).toBe(400);
    expect((await api.fetch("/api/billing/webhook", { method: "POST", body })).status).toBe(400);
    expect(await tierOf(session)).toBe("free");
  });

  test("are forgotten after three months", async () => {
    const { completed } = await subscriber();
    const known = () => api.platform.db.all(sql`select 1 from billing_events where id = ${completed.id}`);
    nowMs += 89 * DAY_MS;
    await sweep(api.platform);
    expect(await known()).toHaveLength(1);
    nowMs += 2 * DAY_MS;
    await sweep(api.platform);
    expect(await known()).toEqual([]);
  });
});

test("the site learns whether plans can be paid", async () => {
  const simulated = await createTestApi();
  onTestFinished(() => simulated.close());
  expect(await (await api.fetch(billingStatus.path)).json()).toEqual({ mode: "stripe" });
  expect(await (await simulated.fetch(billingStatus.path)).json()).toEqual({ mode: "simulated" });
});

test("a server without Stripe takes no events", async () => {
  const simulated = await createTestApi();
  onTestFinished(() => simulated.close());
  expect((await deliver(simulated, stripe.event("invoice.paid", {}))).status).toBe(404);
});
