import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { partnerCustomers, partners } from "../../packages/server/src/db/schema/partners";
import { sendDueMessages } from "../../packages/server/src/modules/webhooks/deliver";
import { tellEndedConversations } from "../../packages/server/src/modules/webhooks/ended-conversations";
import { register } from "../../packages/shared/src/contracts/auth";
import type { Delivery } from "../../packages/shared/src/contracts/webhooks";
import {
  testMessageSchema,
  TEST_MESSAGE_EXAMPLE,
  WEBHOOK_EXAMPLES,
  webhookMessageSchema,
} from "../../packages/shared/src/contracts/webhook-messages";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { WEBHOOK_EVENTS } from "../../packages/shared/src/domain/webhooks";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { grantCoinsTo } from "../support/grant-coins";
import { createPartner, type TestPartner, widgetToken } from "../support/partner";

interface Received {
  headers: Headers;
  body: string;
}

let api: TestApi;
let owner: BrowserSession;
let partner: TestPartner;
let secret: string;
let webhookId: string;
let nowMs = Date.parse("2026-03-01T12:00:00Z");
/** A partner's server: a real one on loopback, which can be told to fail. */
const received: Received[] = [];
let status = 204;
const receiver = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    received.push({ headers: request.headers, body: await request.text() });
    return new Response(null, { status });
  },
});

beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } }, { PARTNER_LOOPBACK: "on" });
  partner = await createPartner(api);
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  const { id } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string };
  await api.platform.db.update(partners).set({ userId: id }).where(eq(partners.id, partner.id));
  const created = await owner.postJson(`/api/partners/${partner.id}/webhooks`, {
    url: `http://127.0.0.1:${receiver.port}/hook`,
    events: WEBHOOK_EVENTS,
  });
  ({ id: webhookId, secret } = (await created.json()) as { id: string; secret: string });
});
afterAll(async () => {
  api.close();
  await receiver.stop(true);
});

const deliver = () => sendDueMessages(api.platform);
const log = async () =>
  (await (await owner.fetch(`/api/partners/${partner.id}/webhooks/${webhookId}/deliveries`)).json()) as Delivery[];
const typesIn = (messages: readonly Received[]) =>
  messages.map(({ body }) => (JSON.parse(body) as { type: string }).type);

function verified({ headers, body }: Received, by = secret): boolean {
  const signed = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${body}`;
  const key = Buffer.from(by.replace("whsec_", ""), "base64");
  const signature = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return headers.get("webhook-signature")?.split(" ").includes(signature) === true;
}

async function fetchAs(sub: string, path: string, init: RequestInit) {
  const authorization = `Bearer ${await widgetToken(api, partner, sub)}`;
  return api.fetch(path, { ...init, headers: { ...init.headers, origin: partner.origin, authorization } });
}

/** What the guide promises, of all that the tests of this file receive. */
afterEach(() => {
  for (const { body } of received)
    expect(webhookMessageSchema.or(testMessageSchema).safeParse(JSON.parse(body)).error?.message).toBeUndefined();
});

test.each(WEBHOOK_EVENTS)("the example of %s in the guide is a message as it is sent", (event) => {
  expect(webhookMessageSchema.parse(WEBHOOK_EXAMPLES[event]).type).toBe(event);
});

test("a test message is as the guide shows it", async () => {
  await owner.postJson(`/api/partners/${partner.id}/webhooks/${webhookId}/test`, {});
  await api.platform.background.settled();
  expect(received.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { ...TEST_MESSAGE_EXAMPLE, timestamp: new Date(nowMs).toISOString() },
  ]);
  received.length = 0;
});

test("a test message is sent once for each idempotency key", async () => {
  const path = `/api/partners/${partner.id}/webhooks/${webhookId}/test`;
  const send = async (key: string) => (await owner.postJson(path, {}, { "idempotency-key": key })).json();
  const key = crypto.randomUUID();
  const first = await send(key);
  expect(await send(key)).toEqual(first);
  await api.platform.background.settled();
  expect(received).toHaveLength(1);
  expect(await send(crypto.randomUUID())).not.toEqual(first);
  await api.platform.background.settled();
  expect(received).toHaveLength(2);
  received.length = 0;
});

test("a redemption is told once, signed, with the partner's own id of the customer", async () => {
  await widgetToken(api, partner, "customer-1");
  const [customer] = await api.platform.db
    .select()
    .from(partnerCustomers)
    .where(eq(partnerCustomers.partnerId, partner.id));
  await grantCoinsTo(api.platform.db, customer?.userId ?? "", 1_000);
  const response = await fetchAs("customer-1", "/api/marketplace/purchase", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ itemId: "wallpaper-street", quantity: 1, idempotencyKey: crypto.randomUUID() }),
  });
  expect(response.status).toBe(200);
  await deliver();
  expect(received).toHaveLength(1);
  const [message] = received as [Received];
  expect(JSON.parse(message.body)).toMatchObject({
    type: "reward.redeemed",
    data: { customer: "customer-1", item: "wallpaper-street", quantity: 1 },
  });
  expect(verified(message)).toBe(true);
  await deliver();
  expect(received).toHaveLength(1);
  expect((await log())[0]).toMatchObject({ state: "delivered", tries: 1, lastStatus: 204, lastError: null });
});

test("an account of the site is no partner's business", async () => {
  const { id } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string };
  await grantCoinsTo(api.platform.db, id, 1_000);
  const bought = await owner.postJson("/api/marketplace/purchase", { itemId: "wallpaper-street", quantity: 1 });
  expect(bought.status).toBe(200);
  const before = received.length;
  await deliver();
  expect(received).toHaveLength(before);
});

test("a failed delivery is tried again later, and can be replayed after it was given up", async () => {
  received.length = 0;
  status = 500;
  const body = new FormData();
  body.set("file", new File(["no readings in here"], "usage.csv"));
  expect((await fetchAs("customer-1", "/api/upload", { method: "POST", body })).status).toBe(422);
  await deliver();
  expect(typesIn(received)).toEqual(["import.failed"]);
  expect((await log())[0]).toMatchObject({ state: "pending", tries: 1, lastStatus: 500 });
  // Not before its time.
  await deliver();
  expect(received).toHaveLength(1);
  for (let tries = 0; tries < 8; tries += 1) {
    nowMs += 13 * 60 * MINUTE_MS;
    await deliver();
  }
  const [given] = await log();
  expect(given).toMatchObject({ state: "failed", tries: 9 });
  expect(new Set(received.map(({ headers }) => headers.get("webhook-id"))).size).toBe(1);

  status = 200;
  received.length = 0;
  const path = `/api/partners/${partner.id}/webhooks/${webhookId}/deliveries/${given?.messageId}/replay`;
  expect((await owner.postJson(path, {})).status).toBe(200);
  await api.platform.background.settled();
  expect(received.map(({ headers }) => headers.get("webhook-id"))).toEqual([given?.messageId]);
  expect((await log())[0]).toMatchObject({ state: "delivered" });

  // By a program of the owner's as well.
  const program = await owner.withApiKey(["partners"]);
  const deliveries = `/api/partners/${partner.id}/webhooks/${webhookId}/deliveries`;
  expect(((await (await program.fetch(deliveries)).json()) as Delivery[])[0]?.messageId).toBe(given?.messageId);
  expect((await program.postJson(path, {})).status).toBe(200);
  await api.platform.background.settled();
  expect(received.map(({ headers }) => headers.get("webhook-id"))).toEqual([given?.messageId, given?.messageId]);

  // A program that got no response sends the same call again: only the first copy sends the message.
  const key = { "idempotency-key": crypto.randomUUID() };
  for (let copy = 0; copy < 2; copy += 1) {
    expect((await program.postJson(path, {}, key)).status).toBe(200);
    await api.platform.background.settled();
  }
  expect(received).toHaveLength(3);
});

test("a meter of a customer's file is told", async () => {
  received.length = 0;
  const rows = Array.from({ length: 96 }, (_, at) => {
    const start = new Date(Date.parse("2026-01-01T00:00:00Z") + at * 15 * MINUTE_MS).toISOString().slice(0, 16);
    return `${start.replace("T", " ")},0.25`;
  });
  const body = new FormData();
  body.set("file", new File([`timestamp,kWh\n${rows.join("\n")}`], "meter.csv"));
  const response = await fetchAs("customer-1", "/api/meters/upload", { method: "POST", body });
  expect(response.status).toBe(200);
  await deliver();
  expect(typesIn(received)).toEqual(["meter.connected"]);
});

test("a conversation ends half an hour after its last message, once", async () => {
  received.length = 0;
  const ask = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: "Hello" }),
  };
  await (await fetchAs("customer-2", "/api/chat", ask)).json();
  await tellEndedConversations(api.platform);
  await deliver();
  expect(received).toEqual([]);
  nowMs += 31 * MINUTE_MS;
  await tellEndedConversations(api.platform);
  await tellEndedConversations(api.platform);
  await deliver();
  expect(received.map(({ body }) => JSON.parse(body) as object)).toEqual([
    expect.objectContaining({
      type: "conversation.ended",
      data: expect.objectContaining({ customer: "customer-2", messages: 1 }),
    }),
  ]);
  // What was said is the customer's.
  expect(received[0]?.body).not.toContain("Hello");
});

test("after a rotation both secrets sign for a day, and then the new one alone", async () => {
  const path = `/api/partners/${partner.id}/webhooks/${webhookId}`;
  const old = secret;
  const rotated = (await (await owner.postJson(`${path}/secret`, {})).json()) as { secret: string };
  const sendOne = async () => {
    received.length = 0;
    await owner.postJson(`${path}/test`, {});
    await api.platform.background.settled();
    return received[0] as Received;
  };
  const during = await sendOne();
  expect([old, rotated.secret].map((each) => verified(during, each))).toEqual([true, true]);
  nowMs += 24 * 60 * MINUTE_MS;
  const after = await sendOne();
  expect([old, rotated.secret].map((each) => verified(after, each))).toEqual([false, true]);
  const [shown] = (await (await owner.fetch(`/api/partners/${partner.id}/webhooks`)).json()) as object[];
  expect(shown).toMatchObject({ previousSecretUntil: null });
});
