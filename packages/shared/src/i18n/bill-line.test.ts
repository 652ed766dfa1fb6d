import { expect, test } from "vitest";
import { billLineLabel, localTariffName } from "./bill-line";

const PEAK = { kind: "energy", name: "Summer Peak", tier: 1, quantity: 123.44, unit: "kWh" } as const;
const FIXED = { kind: "fixed", name: null, tier: null, quantity: 30, unit: "day" } as const;
const TAX = { kind: "tax", name: "City tax", tier: null, quantity: 120, unit: "charges" } as const;

test("a line of a bill reads as one in each language", () => {
  expect([PEAK, FIXED, TAX].map((line) => billLineLabel(line, "en"))).toEqual([
    "Summer Peak, tier 1 · 123.4 kWh",
    "Fixed charge · 30 days",
    "Tax, City tax",
  ]);
  expect([PEAK, FIXED, TAX].map((line) => billLineLabel(line, "zh"))).toEqual([
    "夏季高峰，第 1 档 · 123.4 kWh",
    "固定费用 · 30 天",
    "税费，City tax",
  ]);
});

test("a tariff's name that is not of the catalog stays as it is", () => {
  expect(localTariffName("My village rate", "zh")).toBe("My village rate");
});
