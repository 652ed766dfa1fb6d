import { describe, expect, it } from "vitest";
import type { Frame, SlotName } from "../frame";
import { isRephrasing } from "./rephrasing";

type Slots = Partial<Omit<Frame, "read" | "topics">>;

/** A frame whose slots were all read from the question, but those that it carries from the turn before. */
function asked(question: string, slots: Slots | null, carried: readonly SlotName[] = []) {
  if (!slots) return { question, frame: null };
  const names = (Object.keys(slots) as SlotName[]).filter((slot) => !carried.includes(slot));
  const frame: Frame = {
    language: "en",
    act: "ask",
    scope: "own",
    topics: [],
    sureness: 1,
    ...slots,
    read: Object.fromEntries(names.map((slot) => [slot, { words: "", sure: 1 }])),
  };
  return { question, frame };
}

const energy = { metric: "energy" } as const;

describe("a question asked again in other words", () => {
  it.each([
    [
      "the same with a filter that was missed",
      asked("how much on weekends", energy),
      asked("usage on weekends only please", { ...energy, filters: ["weekend"] }),
    ],
    ["a corrected typo", asked("what is my bace load", energy), asked("what is my base load", { metric: "base_load" })],
    [
      "fuller words",
      asked("washer cost?", { metric: "cost", appliances: ["washer"] }),
      asked("what does my washer cost to run", { metric: "cost", appliances: ["washer"] }),
    ],
    ["in Chinese", asked("周末用了多少电", energy), asked("我周末一共用了多少电", { ...energy, filters: ["weekend"] })],
    ["without frames", asked("when is my bill due", null), asked("what date is my bill due", null)],
  ])("%s", (_, first, second) => {
    expect(isRephrasing(first, second)).toBe(true);
  });

  it.each([
    [
      "another month",
      asked("how much did I use in June", { ...energy, period: "--06" }),
      asked("how much did I use in July", { ...energy, period: "--07" }),
    ],
    [
      "a follow-up",
      asked("what did I spend in June", { metric: "cost", period: "--06" }),
      asked("and on weekends?", { metric: "cost", period: "--06", filters: ["weekend"] }, ["period"]),
    ],
    [
      "another appliance",
      asked("does my fridge use a lot", { appliances: ["fridge"] }),
      asked("does my dryer use a lot", { appliances: ["dryer"] }),
    ],
    ["other numbers", asked("cost of 1000 W", null), asked("cost of 2000 W", null)],
    ["the very same", asked("what is my base load", energy), asked("What is my base load?", energy)],
    [
      "something else",
      asked("what is my base load", energy),
      asked("turn off the bedroom lamp", { act: "do", devices: ["bedroom lamp"] }),
    ],
  ])("is not: %s", (_, first, second) => {
    expect(isRephrasing(first, second)).toBe(false);
  });
});
