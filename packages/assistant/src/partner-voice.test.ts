import { describe, expect, it } from "vitest";
import { assistantDataOf } from "../../../tests/fixtures/assistant-data";
import { knowledge as ours } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";
import { createKnowledge } from "./knowledge";
import { forPartnerPages, toArticle } from "./knowledge/partner-articles";
import type { PartnerVoice } from "./partner-voice";

const partner: PartnerVoice = {
  id: "gridville",
  revision: 1,
  name: "Gridville Power 24",
  contact: { email: "help@gridville.example", phone: "+1 555 0100" },
  outageUrl: "https://outages.gridville.example/map",
  charts: true,
};
const knowledge = createKnowledge([
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
  ...forPartnerPages(ours.articles),
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
    const answer = await ask("Which zoning permit does my greenhouse fence need?");
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
});
