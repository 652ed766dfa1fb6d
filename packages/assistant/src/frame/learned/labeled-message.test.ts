import { describe, expect, it } from "vitest";
import { toLabeledMessage } from "./labeled-message";

describe("a question as a line of the training data", () => {
  it("marks the words of its slots", () => {
    const question = "how much did the fridge use last night";
    expect(
      toLabeledMessage(question, "en", {
        language: "en",
        act: "ask",
        scope: "own",
        metric: "energy",
        period: "day-1",
        filters: ["night"],
        appliances: ["fridge"],
        topics: [],
        sureness: 0.9,
        read: {
          metric: { words: "", sure: 1 },
          period: { words: "last night", sure: 1 },
          filters: { words: "last night", sure: 1 },
          appliances: { words: "fridge", sure: 1 },
        },
      }),
    ).toEqual({
      q: "how much did the {fridge|appliance=fridge} use {last night|period=day-1;filter=night}",
      act: "ask",
      scope: "own",
      metric: "energy",
      lang: "en",
    });
  });

  it("does not tell what people call their things", () => {
    const { q } = toLabeledMessage("关掉胖虎", "zh", {
      language: "zh",
      act: "do",
      scope: "own",
      command: "off",
      devices: ["胖虎"],
      topics: [],
      sureness: 1,
      read: { devices: { words: "胖虎", sure: 1 } },
    });
    expect(q).toBe("关掉{胖虎|device=?}");
  });

  it("keeps a question that nothing was read of", () => {
    expect(toLabeledMessage("hm?", "en", null)).toEqual({ q: "hm?", lang: "en" });
  });
});
