import { describe, expect, it } from "vitest";
import { knowledge } from "../../../../tests/support/knowledge";
import type { Aids } from "../aids";
import type { Frame } from "../frame/frame";
import { questionWords } from "../knowledge";
import { MAY_ANSWER, MIN_SURENESS } from "../knowledge/find-passages";
import { NOTHING_KNOWN } from "../ports";
import { Composition } from "./composition";
import { fromPassages } from "./passages";

async function answer(question: string, choosePassage?: Aids["choosePassage"], slots: Partial<Frame> = {}) {
  const aids = choosePassage && ({ choosePassage } as Aids);
  const c = new Composition(
    {
      frame: { language: "en", act: "ask", scope: "general", topics: [], sureness: 1, read: {}, ...slots },
      question: questionWords(question),
      before: { sources: [], proposals: [] },
    },
    { data: NOTHING_KNOWN, knowledge, language: "en", ...(aids ? { aids } : {}) },
    () => undefined,
  );
  await fromPassages(c);
  return { sentences: c.draft.sentences, offered: c.offered, passages: c.evidence.passages };
}

const HALF_KNOWN = [
  "do neighbors see my meter",
  "can I hang curtains over the radiator",
  "does the fridge care where it stands in the garage",
  "what eats more, hob or grill",
  "aux heat comes on at 20 degrees, normal?",
  "is it worth putting the fridge away from the oven",
  "does a dirty filter cost me",
  "will the neighbors hear the outdoor unit",
  "what if the sun never shines for a week",
  "does my roof face the wrong way",
];

describe("a question in general", () => {
  it("is answered by the sentences of an article, which is cited", async () => {
    const { sentences, offered } = await answer("What is budget billing?");
    expect(sentences[0]?.text).toMatch(/^Budget billing spreads/);
    expect(sentences[0]?.sources).toMatchObject([{ kind: "article", url: "/help/budget-billing" }]);
    expect(offered).toEqual([]);
  });

  it("of two parts is answered by both passages, each shorter", async () => {
    const { sentences } = await answer("What does an electric blanket cost a night, and can it stay on all night?");
    const text = sentences.map((sentence) => sentence.text).join(" ");
    expect(text).toMatch(/kWh/);
    expect(text).toMatch(/overheat|all night|overnight/i);
    expect(text.split(" ").length).toBeLessThan(90);
  });

  it("on a country that no passage tells of says so before it tells of others", async () => {
    const { sentences } = await answer("How is the deposit for an electricity account set in Japan?");
    expect(sentences[0]?.text).toMatch(/^I have nothing on this for the place you name/);
  });

  it("that no article answers gets the nearest titles, which lead to their articles", async () => {
    const { sentences, offered } = await answer("What is the tallest mountain in Mongolia?");
    expect(sentences[0]?.text).toContain("I don't know");
    expect(offered).toHaveLength(3);
    const [title = ""] = offered;
    expect((await answer(title)).sentences[0]?.sources[0]?.title).toBe(title);
  });

  it("that an article may answer gets what comes closest, said to be unsure, and more to choose from", async () => {
    // Which questions are halfway known changes with what is learned.
    const unsure = HALF_KNOWN.find((question) => {
      const { sureness } = knowledge.findPassages(question, { language: "en", topics: [], limit: 1 });
      return sureness >= MAY_ANSWER && sureness < MIN_SURENESS;
    });
    const { sentences, offered, passages } = await answer(unsure ?? "");
    expect(sentences[0]?.text).toContain("This may help");
    expect(passages).toHaveLength(1);
    expect(offered.length).toBeGreaterThan(0);
  });

  it("about an appliance that no article tells of gets what its kind draws", async () => {
    const slots = { metric: "power", appliances: ["toaster"] } as const;
    const { sentences } = await answer("Xyzzy?", undefined, { ...slots, appliances: [...slots.appliances] });
    expect(sentences.map(({ text }) => text).join(" ")).toMatch(/toaster.* draw .* while they run/);
  });

  it("is answered by the passage that a language model chooses, if it can tell", async () => {
    const choices: (readonly string[])[] = [];
    const chosen = await answer("What is budget billing?", async (_, passages) => {
      choices.push(passages);
      return 1;
    });
    expect(choices[0]).toHaveLength(5);
    expect(chosen.sentences.map(({ text }) => text).join(" ")).toBe(choices[0]?.[1]);
    const none = await answer("What is budget billing?", async () => null);
    expect(none.sentences[0]?.text).toContain("I don't know");
    const unsure = await answer("What is budget billing?", async () => undefined);
    expect(unsure.sentences[0]?.text).toMatch(/^Budget billing spreads/);
  });
});
