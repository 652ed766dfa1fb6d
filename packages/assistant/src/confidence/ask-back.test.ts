import { describe, expect, test } from "vitest";
import { knowledge } from "../../../../tests/support/knowledge";
import { meteredHousehold } from "../../../../tests/fixtures/metered-household";
import { composeAnswer } from "../answer";
import type { Frame } from "../frame/frame";
import { applyChange } from "../frame/conversation/change";
import { planOf } from "../plan";
import { askBack } from "./ask-back";

const figures: Frame = {
  language: "en",
  act: "ask",
  scope: "own",
  metric: "energy",
  period: "month-1",
  topics: [],
  sureness: 0.5,
  read: {},
};
const general: Frame = { language: "en", act: "explain", scope: "general", topics: [], sureness: 0.5, read: {} };
const context = { today: "2026-06-17", hasSolar: false, titleOf: () => undefined };
const found = knowledge.findPassages("how much does a fridge use", { language: "en", topics: [], limit: 3 });
const ask = (frame: Frame, confidence: number | null, sureness = 0.9) =>
  askBack({
    frame,
    kind: planOf(frame),
    confidence,
    found: { ...found, sureness },
    language: "en",
    context,
    partner: undefined,
  });

describe("an answer that is likely wrong", () => {
  test("about own figures offers the reading in words, and articles that lead to their answer", () => {
    const offered = ask(figures, 0.1);
    expect(offered?.question).toBe("assistant.askBack.meaning");
    expect(offered?.choices.map(({ label }) => label)).toEqual([
      "What do my own figures say about electricity used, May 2026?",
      ...found.passages.slice(0, 2).map(({ article }) => article.title),
    ]);
    for (const { change } of offered?.choices.slice(1) ?? [])
      expect(planOf(applyChange(figures, change))).toBe("passages");
  });

  test("about the world is given, with the next articles to choose from", () =>
    expect(ask(general, 0.3)).toMatchObject({
      isBeside: true,
      choices: found.passages.slice(1).map(({ article }) => ({ change: { slot: "topic", value: article.slug } })),
    }));

  test("is not offered where no article may answer: that is said instead", () =>
    expect(ask(general, 0.3, 0.2)).toBeNull());
});

test.each([
  [figures, 0.4],
  [general, 0.8],
  [figures, null],
])("an answer that is sure enough, or whose confidence is not known, is given", (frame, confidence) =>
  expect(ask(frame, confidence)).toBeNull(),
);

test("an unsure slot is asked about, unless the answer is likely right all the same", () => {
  const unsure: Frame = { ...figures, read: { period: { words: "", sure: 0.3 } } };
  expect(ask(unsure, 0.4)?.question).toBe("assistant.askBack.period");
  expect(ask(unsure, 0.9)).toBeNull();
});

test("an article that is chosen answers, whatever else comes near", async () => {
  const home = meteredHousehold();
  for (const { article } of found.passages) {
    const understanding = { frame: figures, question: "how much does a fridge use", sources: [] };
    const answer = await composeAnswer(
      {
        text: article.title,
        language: "en",
        turns: [{ question: understanding.question, understanding }],
        surface: "site",
        change: { slot: "topic", value: article.slug },
      },
      home,
      knowledge,
    );
    expect(answer.citations.map(({ title }) => title)).toEqual([article.title]);
  }
});

test("a partner's page without uploads is not offered what is told of them", () => {
  const near = knowledge.findPassages("which files can I upload", { language: "en", topics: [], limit: 3 });
  const offered = (upload: boolean) =>
    askBack({
      frame: general,
      kind: "passages",
      confidence: 0.2,
      // The first is told; what is offered stands behind it.
      found: { ...near, passages: [...found.passages.slice(0, 1), ...near.passages], sureness: 0.9 },
      language: "en",
      context,
      partner: {
        id: "gridville",
        revision: 0,
        name: "Gridville Power",
        contact: {},
        features: { upload, charts: true, rewards: true, redeem: true },
      },
    })?.choices.map(({ label }) => label) ?? [];
  expect(offered(true)).toContain("Which file types can I upload?");
  expect(offered(false).filter((label) => /upload/i.test(label))).toEqual([]);
});
