import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { describe, expect, it } from "vitest";
import { recommend } from "./recommend";

const facts = (of: Partial<UsageFacts>) =>
  ({
    unit: "Wh",
    baseLoadWatts: 200,
    baseLoadShare: 0.2,
    peakHour: null,
    total: 90_000,
    days: 30,
    ...of,
  }) as UsageFacts;

describe("the first recommendation", () => {
  it("is the base load if it is more than a third of all use", () => {
    expect(recommend(facts({ baseLoadShare: 0.42, peakHour: { hour: 18, average: 900 } }))).toEqual({
      kind: "baseLoad",
      watts: 200,
      share: 0.42,
      yearWh: 1_752_000,
    });
  });

  it("is the evening peak if use is highest then, and otherwise the tariff", () => {
    expect(recommend(facts({ peakHour: { hour: 18, average: 900 } }))).toMatchObject({ kind: "peakHour", hour: 18 });
    expect(recommend(facts({ peakHour: { hour: 11, average: 900 } }))).toMatchObject({
      kind: "tariff",
      totalWh: 90_000,
    });
  });

  it("is null for gas, and for a bill without readable energy", () => {
    expect(recommend(facts({ unit: "therm" }))).toBeNull();
    expect(recommend(facts({ total: null }))).toBeNull();
  });
});
