import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import { DomainError } from "@wattleaf/shared/errors";
import { describe, expect, it, test } from "vitest";
import { applyChange, checkChange } from "./change";
import type { Frame } from "../frame";

const WEEKENDS: Frame = {
  language: "en",
  act: "ask",
  scope: "own",
  metric: "energy",
  period: "2026-10",
  filters: ["weekend"],
  topics: [],
  sureness: 0.6,
  read: { metric: { words: "used", sure: 0.4 }, filters: { words: "weekends", sure: 0.9 } },
};

const changed = (slot: FrameChange["slot"], value: string | null, frame: Partial<Frame> = {}) =>
  applyChange({ ...WEEKENDS, ...frame }, { slot, value });

describe("a changed slot", () => {
  test("takes its value and leaves the others", () => {
    const frame = changed("period", "2026-09");
    expect(frame).toMatchObject({ period: "2026-09", metric: "energy", filters: ["weekend"] });
    expect(frame.read.period).toEqual({ words: "", sure: 1 });
  });

  test("is absent when it is left open", () => {
    expect(changed("filters", null)).not.toHaveProperty("filters");
    expect(changed("period", null)).not.toHaveProperty("period");
  });

  test("holds several values", () => {
    expect(changed("filters", "weekday,night").filters).toEqual(["weekday", "night"]);
  });

  test("leaves the frame before as it was", () => {
    changed("metric", "cost");
    expect(WEEKENDS.metric).toBe("energy");
  });
});

test("money has no unit of energy and no limit in it", () => {
  const frame = changed("metric", "cost", { unit: "kWh", pick: "above:30kWh" });
  expect(frame).not.toHaveProperty("unit");
  expect(frame).not.toHaveProperty("pick");
  expect(changed("metric", "export", { unit: "kWh", pick: "highest" })).toMatchObject({ unit: "kWh", pick: "highest" });
});

test("a second period makes it a comparison, and without one it is none", () => {
  const compared = changed("comparedTo", "2026-09");
  expect(compared).toMatchObject({ act: "compare", period: "2026-10", comparedTo: "2026-09" });
  expect(applyChange(compared, { slot: "comparedTo", value: null })).toMatchObject({ act: "ask" });
});

test("without its appliance it is about the home", () => {
  const frame = changed("appliances", null, { appliances: ["washer"], subject: "appliance" });
  expect(frame).not.toHaveProperty("appliances");
  expect(frame).not.toHaveProperty("subject");
  expect(changed("appliances", "fridge,freezer")).toMatchObject({
    appliances: ["fridge", "freezer"],
    subject: "appliance",
  });
});

test("a chosen topic is the likeliest, and the others stay to choose from", () => {
  const topics = [
    { topic: "kettle", probability: 0.4 },
    { topic: "coffee-maker", probability: 0.35 },
  ];
  expect(changed("topic", "coffee-maker", { topics }).topics).toEqual([
    { topic: "coffee-maker", probability: 1 },
    { topic: "kettle", probability: 0 },
  ]);
});

describe("an invalid value", () => {
  it.each<[FrameChange["slot"], string | null, string]>([
    ["period", "last fortnight", "month-1"],
    ["filters", "weekend,never", "weekday"],
    ["metric", "kilowatts", "energy"],
    ["group", "decade", "month"],
    ["pick", "best", "highest"],
    ["appliances", "toaster,spaceship", "toaster"],
    ["scope", null, "own"],
    ["topic", null, "kettle"],
    ["topic", "../etc", "kettle"],
  ])("%s %s is rejected with what the slot takes", (slot, value, form) => {
    const check = () => checkChange({ slot, value });
    expect(check).toThrow(DomainError);
    expect(check).toThrow(new RegExp(`\`${slot}\`.*${form}`));
    expect(() => changed(slot, value)).toThrow(
      expect.objectContaining({
        code: "invalid_input",
        issues: [expect.objectContaining({ path: "change.value" })],
      }),
    );
  });
});
