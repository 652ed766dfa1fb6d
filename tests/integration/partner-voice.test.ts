import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partnerQuestions } from "../../packages/server/src/db/schema/partners-questions";
import { askNewAssistant } from "../../packages/server/src/modules/partners/questions/new-assistant";
import type { TestQuestion } from "../../packages/shared/src/contracts/partners/questions";
import type { Partner } from "../../packages/shared/src/contracts/partners/workspaces";
import type { PartnerUsage } from "../../packages/shared/src/contracts/partners/insight";
import { register } from "../../packages/shared/src/contracts/auth";
import { DEFAULT_PARTNER_SETTINGS } from "../../packages/shared/src/domain/partners";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { exchange, signToken } from "../support/partner";
import { readEvents } from "../support/sse";

const ORIGIN = "https://www.gridville.example";
let api: TestApi;
let owner: BrowserSession;
let partner: Partner;
let signingKey: { keyId: string; secret: string };

beforeAll(async () => {
  api = await createTestApi();
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  partner = (await (await owner.postJson("/api/partners", { name: "Gridville Power 24" })).json()) as Partner;
  await owner.postJson(at("origins"), { origin: ORIGIN });
  signingKey = (await (await owner.postJson(at("signing-keys"), {})).json()) as typeof signingKey;
  await owner.sendJson("PUT", `/api/partners/${partner.id}`, {
    name: partner.name,
    settings: {
      ...DEFAULT_PARTNER_SETTINGS,
      contact: { email: "help@gridville.example", phone: "+1 555 0100" },
      outageUrl: "https://outages.gridville.example/map",
      quickQuestions: { en: ["When is power cheapest?"], zh: [] },
    },
  });
  await owner.postJson(at("articles"), {
    language: "en",
    title: "How do I move my Gridville service to a new home?",
    markdown:
      "To move your Gridville service, fill in the transfer form five business days before you move. The transfer costs $12.\n\n## What does a Gridville deposit cost?\n\nNew customers pay a deposit of $150, which Gridville returns after 12 months of payments on time.",
    url: "https://www.gridville.example/help/moving",
  });
});
afterAll(() => api.close());

const at = (part: string) => `/api/partners/${partner.id}/${part}`;

async function open(): Promise<{ token: string; greeting: string; quickQuestions: string[]; partner: object }> {
  const page = new BrowserSession(api, ORIGIN);
  return (await page.postJson("/api/widget/session", { key: partner.widgetKey, language: "en" })).json() as never;
}

/** Of a customer whom the partner's server has identified. */
async function openAs(sub: string): Promise<{ token: string }> {
  const token = await signToken(api, signingKey, { sub });
  const response = await exchange(api, { key: partner.widgetKey, origin: ORIGIN }, token);
  return (await response.json()) as { token: string };
}

async function ask(message: string, language = "en") {
  const { token } = await open();
  const response = await new BrowserSession(api, ORIGIN).postJson(
    "/api/chat",
    { message, language },
    { authorization: `Bearer ${token}` },
  );
  return (await response.json()) as { response: string; citations: { title: string; url?: string }[] };
}

/** All that the widget gets of an answer. */
async function stream(message: string, language: string, token: string) {
  const response = await new BrowserSession(api, ORIGIN).postJson(
    "/api/chat",
    { message, language },
    { authorization: `Bearer ${token}`, accept: "text/event-stream" },
  );
  const done = (await readEvents(response)).find((event) => event.type === "done");
  if (!done) throw new Error("The answer has no end");
  return done.data;
}

describe("on a partner's page, the assistant", () => {
  test("introduces itself in the partner's name", async () => {
    const session = await open();
    expect(session.greeting).toContain("I'm the energy assistant of Gridville Power 24.");
    expect(session.quickQuestions).toEqual(["When is power cheapest?"]);
    expect(session.partner).toEqual({
      name: "Gridville Power 24",
      contact: { email: "help@gridville.example", phone: "+1 555 0100" },
    });
    const { response } = await ask("Hello!");
    expect(response).toContain("I'm the energy assistant of Gridville Power 24.");
    expect(response).not.toContain("Wattleaf");
    expect((await ask("Who are you?")).response).toContain("the energy assistant of Gridville Power 24");
  });

  test("knows the partner's articles, and cites them", async () => {
    const { response, citations } = await ask("How do I move my service to a new home?");
    expect(response).toContain("fill in the transfer form five business days before you move");
    expect(response).toContain("$12");
    expect(citations[0]).toMatchObject({
      title: "How do I move my Gridville service to a new home?",
      url: "https://www.gridville.example/help/moving",
    });
    expect((await ask("What does a Gridville deposit cost?")).response).toContain("$150");
  });

  test("does not tell other partners' visitors of it", async () => {
    const page = new BrowserSession(api, "http://localhost:3001");
    const session = await page.postJson("/api/widget/session", { key: "wl_pk_brightwater_demo" });
    const { token } = (await session.json()) as { token: string };
    const reply = await page.postJson(
      "/api/chat",
      { message: "What does a Gridville deposit cost?", language: "en" },
      { authorization: `Bearer ${token}` },
    );
    expect(((await reply.json()) as { response: string }).response).not.toContain("$150");
  });

  test("hands over to the partner's contact when it does not know", async () => {
    const { response } = await ask("Which shoes do your line workers wear?");
    expect(response).toContain("call +1 555 0100");
    expect(response).toContain("email help@gridville.example");
  });

  test("says where outages are reported", async () => {
    expect((await ask("Is there an outage in my street?")).response).toContain("https://outages.gridville.example/map");
    expect((await ask("我们这里停电了吗？", "zh")).response).toContain("https://outages.gridville.example/map");
  });

  test.each([
    "How many green coins do I have?",
    "Turn off my bedroom lamp",
    "How much power did I use last month?",
    "Connect my meter",
  ])("never asks to sign in: %s", async (question) => {
    expect((await ask(question)).response).not.toMatch(/sign in|log in/i);
  });

  const COMMANDS = [
    ["en", "Turn off my bedroom lamp", "nothing has changed"],
    ["en", "What did I earn with the VPP?", "can't see an account"],
    ["en", "Which devices do I have?", "control devices"],
    ["en", "Sign me up for the virtual power plant", "nothing has changed"],
    ["zh", "关掉卧室的灯", "没有做任何更改"],
    ["zh", "我有哪些设备？", "控制设备"],
    ["zh", "帮我报名虚拟电厂", "没有做任何更改"],
  ] as const;

  test.each(COMMANDS)("proposes nothing that the page cannot do, and says who can help (%s): %s", async (...asked) => {
    const [language, message, said] = asked;
    for (const { token } of [await open(), await openAs("customer-1")]) {
      const { response, suggestions, attachments } = await stream(message, language, token);
      expect(response).toContain(said);
      expect(response).toContain("+1 555 0100");
      expect(response).not.toMatch(/dashboard|仪表盘|sign me up|“帮我报名”/i);
      expect(attachments).toEqual([]);
      // No question whose answer is that there are no devices here.
      expect(suggestions.filter((one) => /devices|VPP earn|with the VPP|设备|赚/.test(one))).toEqual([]);
    }
  });
});

test("questions are answered again after a change, with what changed", async () => {
  const set = await owner.sendJson("PUT", at("questions"), {
    questions: [{ language: "en", question: "Does Gridville lend out thermal cameras?" }],
  });
  expect(set.status).toBe(200);
  const run = (await (await owner.postJson(at("questions/run"), {})).json()) as TestQuestion[];
  expect(run[0]).toMatchObject({
    answer: { outcome: expect.stringMatching(/unknown|asked_back|answered/) },
    changes: [],
  });

  await owner.postJson(at("articles"), {
    language: "en",
    title: "Does Gridville lend out thermal cameras?",
    markdown: "Gridville lends thermal cameras to customers for a weekend at no charge.",
  });
  await api.platform.background.settled();
  const after = (await (await owner.fetch(at("questions"))).json()) as TestQuestion[];
  expect(after[0]).toMatchObject({
    answer: { outcome: "answered", sources: ["Does Gridville lend out thermal cameras?"] },
    changes: [{ cause: "workspace", before: run[0]?.answer, after: after[0]?.answer }],
  });
  expect(after[0]?.answer?.text).toContain("for a weekend at no charge");

  const again = (await (await owner.postJson(at("questions/run"), {})).json()) as TestQuestion[];
  expect(again[0]?.changes).toEqual(after[0]?.changes);
});

test("questions that an earlier assistant answered are answered again, and those that stay keep their changes", async () => {
  const before = (await (await owner.fetch(at("questions"))).json()) as TestQuestion[];
  await api.platform.db
    .update(partnerQuestions)
    .set({ answer: { text: "As an earlier assistant said.", outcome: "answered", sources: [] }, assistant: "earlier" });
  await askNewAssistant(api.platform);
  await askNewAssistant(api.platform);
  const kept = { language: "en", question: before[0]?.question };
  const added = { language: "zh", question: "停电了怎么办？" };
  const set = (await (
    await owner.sendJson("PUT", at("questions"), { questions: [added, kept] })
  ).json()) as TestQuestion[];
  expect(set.map(({ question }) => question)).toEqual([added.question, kept.question]);
  expect(set[1]?.answer).toEqual(before[0]?.answer);
  expect(set[1]?.changes[0]).toMatchObject({
    cause: "assistant",
    before: { text: "As an earlier assistant said." },
    after: before[0]?.answer,
  });
  expect(set[1]?.changes).toHaveLength((before[0]?.changes.length ?? 0) + 2);
});

test("usage is counted by day and topic", async () => {
  const usage = (await (await owner.fetch(`${at("usage")}?days=2`)).json()) as PartnerUsage;
  const total = (name: "answered" | "conversations" | "unknown") => usage.days.reduce((sum, day) => sum + day[name], 0);
  expect(total("conversations")).toBeGreaterThanOrEqual(9);
  expect(total("answered")).toBeGreaterThanOrEqual(5);
  expect(total("unknown")).toBeGreaterThanOrEqual(1);
  expect(usage.topics).toContainEqual({
    topic: "How do I move my Gridville service to a new home?",
    questions: expect.any(Number),
  });
});

test("a question about something else does not count as answered", async () => {
  const countOf = async () => {
    const usage = (await (await owner.fetch(`${at("usage")}?days=1`)).json()) as PartnerUsage;
    return usage.days[0];
  };
  const before = await countOf();
  await ask("Who won the football world cup in 1998?");
  const after = await countOf();
  expect(after?.offTopic).toBe((before?.offTopic ?? 0) + 1);
  expect(after?.answered).toBe(before?.answered);
});
