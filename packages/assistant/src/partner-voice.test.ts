import { describe, expect, it } from "vitest";
import { assistantDataOf, YEAR_FACTS } from "../../../tests/fixtures/assistant-data";
import { knowledge as ours } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";
import { partnerKnowledge } from "./knowledge";
import { toArticle } from "./knowledge/partner-articles";
import type { PartnerVoice } from "./partner-voice";

const partner: PartnerVoice = {
  id: "gridville",
  revision: 1,
  name: "Gridville Power 24",
  contact: { email: "help@gridville.example", phone: "+1 555 0100" },
  outageUrl: "https://outages.gridville.example/map",
  features: { upload: true, charts: true, rewards: false, redeem: false },
};
const knowledge = partnerKnowledge(ours, [
  toArticle({
    id: "moving",
    language: "en",
    title: "How do I move my Gridville service to a new home?",
    markdown:
      "To move your Gridville service, fill in the transfer form five business days before you move. The transfer costs $12.\n\n## What does a Gridville deposit cost?\n\nNew customers pay a deposit of $150, which Gridville returns after 12 months.",
    url: "https://www.gridville.example/help/moving",
  }),
  toArticle({
    id: "street-lights",
    language: "en",
    title: "How do I report a broken street light to Gridville?",
    markdown:
      "To report a broken street light, use the [street light form](https://www.gridville.example/lights) or call [1-800-555-0100](tel:1-800-555-0100), not [this](javascript:alert).",
  }),
]);
const ask = (text: string, language: "en" | "zh" = "en", of: PartnerVoice = partner) =>
  composeAnswer({ text, language, turns: [], surface: "widget", partner: of }, assistantDataOf(null), knowledge);

describe("on a partner's page", () => {
  it("quotes the partner's article and cites where it is published", async () => {
    const answer = await ask("How do I move my service to a new home?");
    expect(answer.text).toContain("fill in the transfer form five business days before you move");
    expect(answer.text).toContain("$12");
    expect(answer.citations[0]?.url).toBe("https://www.gridville.example/help/moving");
    expect(answer).toMatchObject({ outcome: "answered", rejected: [] });
    expect((await ask("What does a Gridville deposit cost?")).text).toContain("$150");
  });

  const rebate = toArticle({
    id: "rebate",
    language: "en",
    title: "Heat pump rebate",
    markdown: `Gridville pays $750 to customers who replace a furnace with a heat pump.

## Who can get it
Homeowners and tenants with an active residential account. New buildings are excluded.

## After you have applied
Allow six to eight weeks. We credit the amount to your account.

## If your application is turned down
Write to us within 30 days and send what was missing.`,
  });

  it.each([
    ["When is it paid?", "Allow six weeks"],
    ["When do you pay the efficiency rebate?", "Allow six weeks"],
    ["How much do you pay?", "up to $800"],
  ])("prefers the part that has what is asked for to an opening with its words: %s", async (text, told) => {
    const efficiency = toArticle({
      id: "efficiency",
      language: "en",
      title: "Our efficiency rebate",
      markdown:
        "We pay a rebate to customers who insulate their home.\n\n## Processing\n\nAllow six weeks after we have checked the invoice.\n\n## Rates\n\n$0.50 per square foot, up to $800.",
    });
    expect(partnerKnowledge(ours, [efficiency]).quote(efficiency, text).sentences.join(" ")).toContain(told);
  });

  it.each([
    ["How many weeks until I get the heat pump rebate?", "Allow six to eight weeks"],
    ["can renters get the heat pump rebate", "Homeowners and tenants"],
    ["my heat pump rebate got denied what now", "Write to us within 30 days"],
    ["how much is the heat pump rebate", "$750"],
    ["When is the heat pump rebate paid?", "Allow six to eight weeks"],
  ])("finds the part of a partner's article that answers %s", async (text, told) => {
    const asked = { text, language: "en", turns: [], surface: "widget", partner } as const;
    const answer = await composeAnswer(asked, assistantDataOf(null), partnerKnowledge(ours, [rebate]));
    expect(answer.text).toContain(told);
  });

  it("offers no articles that have nothing to do with the question", async () => {
    const far = await ask("do you sponsor local football clubs");
    expect(far.outcome).toBe("unknown");
    expect(far.text).not.toContain("come closest");
    const near = await ask("can the letter be addressed to my wife");
    expect(near.suggestions).toContain("How do I change the language or the address of my bill?");
  });

  it("answers questions in general from our articles", async () => {
    const { citations } = await ask("What is base load?");
    expect(citations.some(({ url }) => url?.startsWith("https://www.gridville.example"))).toBe(false);
  });

  it.each([
    ["Hello!", "en", "I'm the energy assistant of Gridville Power 24."],
    ["Who are you?", "en", "the energy assistant of Gridville Power 24"],
    ["你好", "zh", "我是 Gridville Power 24 的能源助手"],
    ["Is there an outage in my street?", "en", "https://outages.gridville.example/map"],
    ["我们这里停电了吗？", "zh", "https://outages.gridville.example/map"],
    ["Can I talk to a real person?", "en", "call +1 555 0100"],
  ] as const)("%s (%s): %s", async (question, language, said) => {
    const answer = await ask(question, language);
    expect(answer.text).toContain(said);
    expect(answer.rejected).toEqual([]);
  });

  it.each([
    [partner, "Can I talk to a real person?", "mailto:help@gridville.example"],
    [{ ...partner, contact: { phone: "+1 555 0100" } }, "Can I talk to a real person?", "tel:+15550100"],
    [
      { ...partner, contact: { ...partner.contact, url: "https://gridville.example/form" } },
      "Can I talk to a real person?",
      "https://gridville.example/form",
    ],
    [partner, "Is there an outage in my street?", "https://outages.gridville.example/map"],
  ])("cites the partner with what opens its contact (%#)", async (of, question, url) => {
    const { citations } = await ask(question, "en", of);
    expect(citations).toMatchObject([{ title: "Gridville Power 24", kind: "product", url }]);
  });

  it("keeps the addresses of links in the partner's own words", async () => {
    const { text, rejected } = await ask("How do I report a broken street light to Gridville?");
    expect(text).toContain("use the street light form (https://www.gridville.example/lights) or call 1-800-555-0100");
    expect(text).not.toContain("javascript");
    expect(rejected).toEqual([]);
  });

  it("hands over what it does not know", async () => {
    const answer = await ask("Which shoes do your line workers wear?");
    expect(answer.outcome).not.toBe("answered");
    expect(answer.text).toContain("email help@gridville.example");
  });

  it.each([
    "How many green coins do I have?",
    "Turn off my bedroom lamp",
    "How much power did I use last month?",
    "Connect my meter",
    "What is my rank?",
  ])("never asks visitors to sign in: %s", async (question) => {
    expect((await ask(question)).text).not.toMatch(/sign in|log in|Wattleaf/i);
  });

  it.each([
    ["How do I change my password?", "en", "isn't managed in this chat"],
    ["How do I delete my account?", "en", "isn't managed in this chat"],
    ["What do your plans cost?", "en", "isn't managed in this chat"],
    ["怎么修改密码？", "zh", "不在此聊天中办理"],
    ["How many green coins do I have?", "en", "no rewards in this chat"],
  ] as const)("hands over what this chat does not manage: %s (%s)", async (question, language, said) => {
    const { text, rejected } = await ask(question, language);
    expect(text).toContain(said);
    expect(text).toContain("help@gridville.example");
    expect(text).not.toMatch(/\/settings|\/login|Wattleaf/);
    expect(rejected).toEqual([]);
  });

  it("says how its customers earn coins, where rewards are on", async () => {
    const withRewards = { ...partner, features: { upload: true, charts: true, rewards: true, redeem: true } };
    const asked = { text: "How do I earn green coins?", language: "en", turns: [], surface: "widget" } as const;
    const { text } = await composeAnswer({ ...asked, partner: withRewards }, assistantDataOf(YEAR_FACTS), knowledge);
    expect(text).toContain("The first bill or meter file that you upload earns 100 green coins");
    expect(text).not.toMatch(/onboarding|invitation|devices/);
  });

  it.each([
    ["I smell gas in the kitchen", "Can I open the windows?", "call +1 555 0100"],
    ["My outlet is sparking", "And what do I do then?", "call +1 555 0100"],
    ["Is there an outage in my street?", "How long does it usually take?", "https://outages.gridville.example/map"],
  ])("keeps naming whom to call: %s, then %s", async (first, second, named) => {
    const before = await ask(first);
    expect(before.text).toContain(named);
    const turns = [{ question: first, understanding: before.understanding }];
    const after = await composeAnswer(
      { text: second, language: "en", turns, surface: "widget", partner },
      assistantDataOf(null),
      knowledge,
    );
    expect(after.text).toContain(named);
    expect(after.rejected).toEqual([]);
  });

  it("tells what the partner itself says of a gas leak, and after what comes next still its number", async () => {
    const gas = toArticle({
      id: "gas",
      language: "en",
      title: "What do I do when I smell gas?",
      markdown: "Leave the home and call Gridville's gas emergency line, 0800 555 0199, from outside.",
    });
    const told = partnerKnowledge(ours, [gas]);
    const asked = { language: "en", surface: "widget", partner } as const;
    const text = "What do I do when I smell gas?";
    const before = await composeAnswer({ ...asked, text, turns: [] }, assistantDataOf(null), told);
    expect(before.text).toContain("0800 555 0199");
    const turns = [{ question: text, understanding: before.understanding }];
    const next = { ...asked, text: "Can I turn on the lights?", turns };
    expect((await composeAnswer(next, assistantDataOf(null), told)).text).toContain("+1 555 0100");
  });
});

it("shows no reading without words where the topic is of our own site", async () => {
  const { reading } = await ask("我叫什么名字呀", "zh");
  expect(reading.map(({ label }) => label)).not.toContain("");
});
