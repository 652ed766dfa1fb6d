import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { partners } from "../../packages/server/src/db/schema/partners";
import { webhookDeliveries, webhooks } from "../../packages/server/src/db/schema/webhooks";
import { tellEndedConversations } from "../../packages/server/src/modules/webhooks/ended-conversations";
import { webhookMessageSchema } from "../../packages/shared/src/contracts/webhook-messages";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { DEFAULT_PARTNER_SETTINGS, type PartnerSettings } from "../../packages/shared/src/domain/partners";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo } from "../support/emails";
import { createPartner, exchange, type TestPartner, widgetToken } from "../support/partner";

/* A conversation reaches the partner only after its customer agreed, and in the way that the partner chose. */

const CONTACT = "help@gridville.example";
const HAND_OVER = "/api/chat/hand-over";

let api: TestApi;
let partner: TestPartner;
let nowMs = Date.parse("2026-03-01T12:00:00Z");
const outbox = () => emailsTo(api.platform.env.MAIL_OUTBOX, CONTACT);

beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
beforeEach(async () => {
  partner = await createPartner(api);
});
afterAll(() => api.close());

const choose = (settings: Partial<PartnerSettings>) =>
  api.platform.db
    .update(partners)
    .set({ settings: { ...DEFAULT_PARTNER_SETTINGS, ...settings } })
    .where(eq(partners.id, partner.id));

async function visitor(sub?: string) {
  const authorization = `Bearer ${await widgetToken(api, partner, sub)}`;
  const page = new BrowserSession(api, partner.origin);
  const post = (path: string, body: object) => page.postJson(path, body, { authorization });
  return {
    ask: async (message: string) => (await post("/api/chat", { message, sessionId: "widget" })).json(),
    agree: async () => {
      const response = await post(HAND_OVER, { sessionId: "widget", consent: true, language: "en" });
      await api.platform.background.settled();
      return response;
    },
    post,
  };
}

const told = async () => {
  await tellEndedConversations(api.platform);
  const rows = await api.platform.db
    .select({ body: webhookDeliveries.body, partnerId: webhooks.partnerId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhooks.partnerId, partner.id));
  return rows.map(({ body }) => {
    const message = webhookMessageSchema.parse(JSON.parse(body));
    return message.type === "conversation.ended" ? message.data : expect.fail(message.type);
  });
};

const addWebhook = () =>
  api.platform.db.insert(webhooks).values({
    id: `hook-${partner.id}`,
    partnerId: partner.id,
    url: "https://hooks.gridville.example",
    events: ["conversation.ended"],
    encryptedSecret: "",
    createdAtMs: nowMs,
  });

test("an email goes to the contact once the person agrees, and not a second time", async () => {
  await choose({ transcripts: "email", contact: { email: CONTACT } });
  const { ask, agree, post } = await visitor();
  await ask("What is the zorbel fee of my <b>account</b>?");
  expect(await (await post(HAND_OVER, { sessionId: "widget", consent: false })).json()).toMatchObject({
    code: "invalid_input",
  });
  expect(await outbox()).toEqual([]);
  const agreed = await agree();
  expect(agreed.status).toBe(200);
  // The partner's page can read that it was sent.
  expect(agreed.headers.get("access-control-allow-origin")).toBe(partner.origin);
  expect((await agree()).status).toBe(200);
  const [email, another] = await outbox();
  expect(another).toBeUndefined();
  expect(email?.text).toContain("Customer: What is the zorbel fee of my <b>account</b>?");
  expect(email?.text).toContain("Assistant: ");
  expect(email?.html).toContain("&lt;b&gt;account");
});

test("the message of the end has what was said until the person agreed", async () => {
  await choose({ transcripts: "webhook" });
  await addWebhook();
  const agreeing = await visitor("customer-1");
  await agreeing.ask("What is base load?");
  nowMs += MINUTE_MS;
  await agreeing.agree();
  nowMs += MINUTE_MS;
  await agreeing.ask("My own affair");
  await (await visitor("customer-2")).ask("Hello");
  nowMs += 31 * MINUTE_MS;
  const messages = await told();
  expect(messages).toHaveLength(2);
  expect(messages.flatMap(({ transcript = [] }) => transcript.map(({ question }) => question))).toEqual([
    "What is base load?",
  ]);
  expect(JSON.stringify(messages)).not.toContain("My own affair");
});

test("consent after the end is told as another end", async () => {
  await choose({ transcripts: "webhook" });
  await addWebhook();
  const { ask, agree } = await visitor("customer-1");
  await ask("What is base load?");
  nowMs += 31 * MINUTE_MS;
  expect(await told()).toEqual([expect.not.objectContaining({ transcript: expect.anything() })]);
  await agree();
  nowMs += 31 * MINUTE_MS;
  expect((await told()).filter(({ transcript }) => transcript)).toHaveLength(1);
});

test("the widget offers it only where it would reach the partner", async () => {
  const offers = async () =>
    ((await (await exchange(api, partner)).json()) as { partner: { takesTranscripts?: true } }).partner
      .takesTranscripts;
  const rejects = async () => {
    const { ask, agree } = await visitor();
    await ask("Hello");
    return ((await (await agree()).json()) as { code?: string }).code;
  };
  for (const settings of [{}, { transcripts: "email" }, { transcripts: "webhook" }] as const) {
    await choose(settings);
    expect(await offers()).toBeUndefined();
    expect(await rejects()).toBe("feature_off");
  }
  await addWebhook();
  expect(await offers()).toBe(true);
});
