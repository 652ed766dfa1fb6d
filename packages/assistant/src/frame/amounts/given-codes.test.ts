import { describe, expect, it } from "vitest";
import { currencyIn, readGiven } from "./given-codes";

describe("codes of given amounts", () => {
  it.each([
    ["1000W", { kind: "power", watts: 1000 }],
    ["1.5kW", { kind: "power", watts: 1500 }],
    ["315kVA", { kind: "apparent_power", voltAmperes: 315_000 }],
    ["1.5hp", { kind: "horsepower", horsepower: 1.5 }],
    ["12000btu", { kind: "cooling", btuPerHour: 12_000 }],
    ["2tons", { kind: "cooling", btuPerHour: 24_000 }],
    ["450kWh", { kind: "energy", wh: 450_000, per: null }],
    ["20kWh/day", { kind: "energy", wh: 20_000, per: "day" }],
    ["10kWh_battery", { kind: "battery", wh: 10_000 }],
    ["2h", { kind: "duration", hours: 2, per: null }],
    ["30min/day", { kind: "duration", hours: 0.5, per: "day" }],
    ["3h/day", { kind: "duration", hours: 3, per: "day" }],
    ["30d", { kind: "span", days: 30, of: "day", count: 30 }],
    ["3months", { kind: "span", days: 90, of: "month", count: 3 }],
    ["1y", { kind: "span", days: 365, of: "year", count: 1 }],
    ["3/week", { kind: "times", count: 3, per: "week" }],
    ["100/month", { kind: "money", amount: 100, currency: null, per: "month" }],
    ["0.60/day", { kind: "money", amount: 0.6, currency: null, per: "day" }],
    ["240usd/month", { kind: "money", amount: 240, currency: "USD", per: "month" }],
    ["300usd", { kind: "money", amount: 300, currency: "USD", per: null }],
    ["0.30/kWh", { kind: "price", perKwh: 0.3, currency: null }],
    ["0.30eur/kWh", { kind: "price", perKwh: 0.3, currency: "EUR" }],
    ["20%", { kind: "share", fraction: 0.2 }],
    ["15000km", { kind: "distance", km: 15_000, per: null }],
    ["25km/day", { kind: "distance", km: 25, per: "day" }],
    ["100mi", { kind: "distance", km: 160.9344, per: null }],
    ["18kWh/100km", { kind: "consumption", whPerKm: 180 }],
    ["8panels", { kind: "count", count: 8, of: "panels" }],
    ["40A", { kind: "current", amperes: 40 }],
    ["240V", { kind: "voltage", volts: 240 }],
    ["0.85pf", { kind: "power_factor", factor: 0.85 }],
    ["11EER", { kind: "ratio", ratio: 11, of: "eer" }],
    ["14usd/kW", { kind: "other", code: "14usd/kW" }],
    ["70F", { kind: "other", code: "70F" }],
    ["312", { kind: "other", code: "312" }],
  ])("%s", (code, amount) => {
    expect(readGiven(code)).toEqual(amount);
  });

  it("reads how far a kWh takes a car", () => {
    const [one, other] = [readGiven("3.5mi/kWh"), readGiven("0.5kWh/mi")];
    expect(one.kind === "consumption" && one.whPerKm).toBeCloseTo(177.5, 1);
    expect(other.kind === "consumption" && other.whPerKm).toBeCloseTo(310.7, 1);
  });

  it.each([
    ["14 cents", "$"],
    ["27p", "GBP"],
    ["6毛", "CNY"],
    ["thirty", null],
  ])("the currency of %s", (words, currency) => {
    expect(currencyIn(words)).toBe(currency);
  });
});
