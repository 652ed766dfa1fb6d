import { describe, expect, it, test } from "vitest";
import { applyChange } from "./change";
import { type ChipContext, chipsOf, choicesOf } from "./chips";
import type { Frame } from "../frame";

const TITLES: Readonly<Record<string, string>> = {
  kettle: "Kettles",
  "coffee-maker": "Coffee makers",
  lighting: "Light",
};
const context: ChipContext = { today: "2026-11-23", hasSolar: false, titleOf: (topic) => TITLES[topic] };
const solar = { ...context, hasSolar: true };

const frameOf = (fields: Partial<Frame>): Frame => ({
  language: "en",
  act: "ask",
  scope: "own",
  metric: "energy",
  topics: [],
  sureness: 0.9,
  read: {},
  ...fields,
});

const labels = (frame: Frame, language: "en" | "zh" = "en", home = context) =>
  chipsOf(frame, language, home).map(({ label }) => label);
const optionsOf = (frame: Frame, slot: string, home = context) =>
  chipsOf(frame, "en", home)
    .find((chip) => chip.slot === slot)
    ?.options.map(({ label }) => label);

const WEEKENDS = frameOf({ period: "2026-10", filters: ["weekend"] });

describe("the chips of a question about own data", () => {
  test("say how it was read, in the order in which people say it", () => {
    expect(labels(WEEKENDS, "en", solar)).toEqual(["electricity bought", "weekends", "Oct 2026"]);
    expect(labels(WEEKENDS, "zh", solar)).toEqual(["购电量", "周末", "2026年10月"]);
    expect(labels(WEEKENDS)).toEqual(["electricity used", "weekends", "Oct 2026"]);
  });

  test("hold each thing that was asked, five at most", () => {
    const frame = frameOf({
      appliances: ["washer", "dryer"],
      subject: "appliance",
      period: "year0",
      comparedTo: "year-1",
      group: "month",
      unit: "percent",
    });
    expect(labels(frame, "en", solar)).toEqual([
      "electricity used",
      "washing machine and dryer",
      "2026",
      "compared with 2025",
      "by month",
    ]);
    expect(labels(frameOf({ group: "day", pick: "highest", period: "month-1" }))).toEqual([
      "electricity used",
      "Oct 2026",
      "highest",
      "by day",
    ]);
  });

  test("name the time even when the question does not", () => {
    expect(labels(frameOf({}))).toEqual(["electricity used", "all readings"]);
  });

  it.each<[string, Partial<Frame>]>([
    ["a command", { act: "do" }],
    ["a device's state", { act: "state" }],
    ["what nothing can be changed of", { metric: "coins" }],
    ["small talk", { act: "talk", scope: "general" }],
  ])("are none for %s", (_what, fields) => {
    expect(chipsOf(frameOf(fields), "en", context)).toEqual([]);
  });
});

describe("a chip's alternatives", () => {
  test("of a period: its neighbors, a year before, a year, everything", () => {
    expect(optionsOf(WEEKENDS, "period")).toEqual([
      "Sep 2026",
      "Nov 2026",
      "Oct 2025",
      "last 12 months",
      "all readings",
    ]);
    expect(optionsOf(frameOf({}), "period")).toEqual(["Nov 2026", "Oct 2026", "2026", "last 12 months"]);
  });

  test("of a forecast lie ahead", () => {
    const frame = frameOf({ act: "forecast", period: "day+1" });
    expect(optionsOf(frame, "period")).toEqual(["next week", "Nov 2026", "Dec 2026"]);
  });

  test("of a metric: what this home has", () => {
    expect(optionsOf(WEEKENDS, "metric")).toEqual(["cost", "CO₂"]);
    expect(optionsOf(WEEKENDS, "metric", solar)).toEqual([
      "electricity sold",
      "bought minus sold",
      "solar production",
      "own solar power used",
      "cost",
    ]);
  });

  test("of a filter: other days and hours, and none", () => {
    expect(optionsOf(WEEKENDS, "filters")).toEqual(["weekdays", "nights", "evenings", "all days and hours"]);
    expect(optionsOf(frameOf({ filters: ["peak"] }), "filters")).toEqual(["off-peak hours", "all days and hours"]);
  });

  test("change the slot to what they say", () => {
    for (const { slot, options } of chipsOf(WEEKENDS, "en", solar)) {
      for (const { label, change } of options) {
        const again = chipsOf(applyChange(WEEKENDS, change), "en", solar).find((chip) => chip.slot === slot);
        expect(again?.label ?? "all days and hours").toBe(label);
        expect(again?.options.map((option) => option.label) ?? []).not.toContain(label);
      }
    }
  });
});

const general = (topics: Frame["topics"]) => frameOf({ scope: "general", topics });
const CLOSE = general([
  { topic: "kettle", probability: 0.42 },
  { topic: "coffee-maker", probability: 0.38 },
  { topic: "lighting", probability: 0.05 },
]);

test("a question in general shows its article, with the next likeliest ones", () => {
  expect(chipsOf(CLOSE, "en", context)).toEqual([
    {
      slot: "topic",
      label: "Kettles",
      options: [
        { label: "Coffee makers", change: { slot: "topic", value: "coffee-maker" } },
        { label: "Light", change: { slot: "topic", value: "lighting" } },
      ],
    },
  ]);
});

describe("the assistant asks back", () => {
  test("about a slot that is likelier wrong than right", () => {
    const frame = frameOf({ period: "--12", read: { period: { words: "december", sure: 0.3 } } });
    expect(choicesOf(frame, "zh", context)?.choices.map(({ label }) => label)).toEqual([
      "2025年12月",
      "2025年11月",
      "2026年1月",
    ]);
  });

  test("whose figures are meant", () => {
    const frame = frameOf({ scope: "general", read: { scope: { words: "", sure: 0.45 } } });
    expect(choicesOf(frame, "en", context)?.choices.map(({ label }) => label)).toEqual(["in general", "my home"]);
  });

  test("no more once that was chosen", () => {
    const frame = frameOf({ period: "2026-10", read: { period: { words: "october", sure: 0.3 } } });
    expect(choicesOf(applyChange(frame, { slot: "period", value: "2026-09" }), "en", context)).toBeNull();
  });

  test("never when it has read the question", () => {
    expect(choicesOf(WEEKENDS, "en", context)).toBeNull();
    expect(choicesOf(CLOSE, "en", context)).toBeNull();
  });
});
