import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { sendMessage } from "../../packages/shared/src/contracts/contact";
import { CONTACT_TOPICS } from "../../packages/shared/src/domain/contact";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { newMessage } from "../factories/contact";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo } from "../support/emails";
import { postForm } from "../support/plain-form";
import { startMailServer } from "../support/smtp";

const OPERATOR = "team@wattleaf.example";

let nowMs = Date.parse("2026-06-17T18:00:00Z");
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } }, { CONTACT_EMAIL: OPERATOR });
});
afterAll(() => api.close());
beforeEach(() => api.platform.db.run(sql`delete from contact_messages`));

const send = (input: Record<string, string>) => new BrowserSession(api).postJson(sendMessage.path, input);
const stored = () => api.platform.db.all<Record<string, unknown>>(sql`select * from contact_messages`);

/** The newest email to the operator. */
async function newest() {
  await api.platform.background.settled();
  return (await emailsTo(api.platform.env.MAIL_OUTBOX, OPERATOR)).at(-1);
}

describe("a message", () => {
  test("is stored, and reaches the operator, who answers with Reply", async () => {
    const response = await send(newMessage({ company: "Analytical Engines", topic: "demo" }));
    expect(await response.json()).toEqual({ ok: true });
    const received = await newest();
    expect(received?.subject).toBe("[Demo] Load curves of our site");
    expect(received?.replyTo).toEqual([expect.objectContaining({ name: "Ada Byron", address: "ada@example.com" })]);
    for (const words of ["Ada Byron", "Analytical Engines", "two years of readings", "Can you look"])
      expect(received?.text).toContain(words);
    expect(await stored()).toEqual([
      expect.objectContaining({
        name: "Ada Byron",
        email: "ada@example.com",
        company: "Analytical Engines",
        topic: "demo",
        language: "en",
        created_at_ms: nowMs,
      }),
    ]);
  });

  test("goes through a mail server with the sender's address in Reply-To", async () => {
    const server = await startMailServer();
    onTestFinished(() => server.stop());
    const sending = await createTestApi({}, { SMTP_URL: server.url });
    onTestFinished(() => sending.close());
    await new BrowserSession(sending).postJson(sendMessage.path, newMessage());
    await sending.platform.background.settled();
    const [received] = await server.emails();
    expect(received?.to).toEqual([expect.objectContaining({ address: "hello@wattleaf.example" })]);
    expect(received?.replyTo).toEqual([expect.objectContaining({ address: "ada@example.com" })]);
  });

  test.each(CONTACT_TOPICS)("about %s says so in the email's subject", async (topic) => {
    await send(newMessage({ topic }));
    expect((await newest())?.subject).toMatch(/^\[[A-Z][a-z]+\] Load curves/);
    expect(await stored()).toEqual([expect.objectContaining({ topic })]);
  });

  test("in Chinese reaches the operator in Chinese", async () => {
    await send(newMessage({ language: "zh", topic: "press" }));
    const received = await newest();
    expect(received?.subject).toBe("[媒体] Load curves of our site");
    expect(received?.text).toContain("联系表单收到一条新留言");
  });

  test("cannot add a header or markup to the email", async () => {
    await send(
      newMessage({ subject: "Hello there\r\nBcc: eve@example.com", message: "<img src=x onerror=alert(1)> hi" }),
    );
    const received = await newest();
    expect(received?.bcc).toBeUndefined();
    expect(received?.subject).toBe("[General] Hello there Bcc: eve@example.com");
    expect(received?.html).not.toContain("<img");
  });

  test("sends nothing to its sender, whose address may be a stranger's", async () => {
    await send(newMessage({ email: "stranger@example.com" }));
    await newest();
    expect(await emailsTo(api.platform.env.MAIL_OUTBOX, "stranger@example.com")).toEqual([]);
  });

  test("is deleted after a year", async () => {
    await send(newMessage());
    nowMs += 365 * DAY_MS;
    await sweep(api.platform);
    expect(await stored()).toHaveLength(1);
    nowMs += 1;
    await sweep(api.platform);
    expect(await stored()).toEqual([]);
  });
});

test.each([
  ["name", "A", "Name must be at least 2 characters"],
  ["email", "ada@", "Please enter a valid email address"],
  ["subject", "Four", "Subject must be at least 5 characters"],
  ["message", "Nine char", "Message must be at least 10 characters"],
])("a bad %s gets its own words", async (path, value, message) => {
  const response = await send(newMessage({ [path]: value }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ issues: [{ path, message }] });
});

test("a program that fills in the hidden field is told nothing, and nothing is kept", async () => {
  const response = await send(newMessage({ homepage: "https://spam.example" }));
  expect(await response.json()).toEqual({ ok: true });
  expect(await stored()).toEqual([]);
});

test("a network that sends all day is stopped", async () => {
  const limited = await createTestApi({}, { RATE_LIMITS: "on" });
  onTestFinished(() => limited.close());
  const statuses = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push((await new BrowserSession(limited).postJson(sendMessage.path, newMessage())).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

describe("without JavaScript", () => {
  test("the form leads to a page that thanks, and its empty fields count as left out", async () => {
    const fields = { ...newMessage(), company: "", homepage: "", topic: "careers", language: "zh" };
    expect(await postForm(new BrowserSession(api), sendMessage.path, fields)).toEqual({
      status: 303,
      location: "/contact/sent?lang=zh",
    });
    expect(await stored()).toEqual([expect.objectContaining({ company: null, topic: "careers" })]);
  });

  test("a message that is too short leads to a page that tells what is needed", async () => {
    const fields = newMessage({ message: "Hi" });
    expect(await postForm(new BrowserSession(api), sendMessage.path, fields)).toEqual({
      status: 303,
      location: "/contact/failed",
    });
    expect(await stored()).toEqual([]);
  });
});
