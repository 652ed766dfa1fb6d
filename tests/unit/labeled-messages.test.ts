import { describe, expect, test } from "vitest";
import authors from "../../packages/assistant/training-data/authors.json";
import { labeledMessages, readBraces } from "../../scripts/assistant/labeled-messages";
import { knowledge } from "../support/knowledge";
import { trainingPhrases } from "../../scripts/assistant/reader/phrases";

const messages = labeledMessages();

describe("the messages that the assistant learns from", () => {
  test("follow the guide, line by line, and each author is known", () => {
    expect([...new Set(messages.map(({ author }) => author))]).toEqual(authors.map(({ author }) => author));
    for (const { author, heldOut } of authors) expect(heldOut).toBe(author % 5 === 0);
  });

  test("are enough, in both languages, with a fifth of the authors held out", () => {
    expect(messages.length).toBeGreaterThan(25_000);
    expect(messages.filter(({ language }) => language === "zh").length).toBeGreaterThan(10_000);
    expect(authors.filter(({ heldOut }) => heldOut).length).toBe(Math.floor(authors.length / 5));
  });

  test("have an article for each of their topics", () => {
    const asked = messages.flatMap(({ labels: { act, topic } }) => (act === "talk" || !topic ? [] : [topic]));
    const slugs = new Set(knowledge.articles.map(({ slug }) => slug));
    expect([...new Set(asked)].filter((topic) => topic !== "none" && !slugs.has(topic))).toEqual([]);
  });

  test("are written by their authors: only greetings and the like stand in two files", () => {
    const authorsOf = Map.groupBy(
      messages.filter(({ previous }) => previous === null),
      ({ text }) => text.toLowerCase(),
    );
    const shared = [...authorsOf].filter(([, same]) => new Set(same.map(({ author }) => author)).size > 1);
    expect(shared.length / messages.length).toBeLessThan(0.01);
  });
});

describe("the team's phrases", () => {
  test("have labels of the guide, in both languages, and each stands once in a language", () => {
    const phrases = trainingPhrases();
    expect(phrases.length).toBeGreaterThan(4_000);
    for (const { labels } of phrases) expect(Object.keys(labels).length).toBeGreaterThan(0);
    const stated = phrases.map(({ text, language, labels }) => `${language} ${text} ${JSON.stringify(labels)}`);
    expect(new Set(stated).size).toBe(stated.length);
  });
});

describe("a marked message", () => {
  test("is read as its text and where its slots stand in it", () => {
    expect(readBraces("used {last night|period=day-1;filter=night}?")).toEqual({
      text: "used last night?",
      spans: [
        { slot: "period", value: "day-1", from: 5, to: 15 },
        { slot: "filter", value: "night", from: 5, to: 15 },
      ],
    });
  });

  test.each(["{yesterday|period=yesterday}", "{yesterday|when=day-1}", "{yesterday|period=day-1", "{x|unit=joule}"])(
    "%s is rejected",
    (marked) => expect(() => readBraces(marked)).toThrow(),
  );
});
