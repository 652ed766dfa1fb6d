import { DAY_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import { urdbItem } from "../../../../tests/factories/tariffs";
import { availabilityOf } from "./availability";
import { compareTariffs } from "./compare-tariffs";
import { meterSeries } from "./metered-series";
import { notice } from "./notices";
import { readTariff } from "./read-tariff";

const AS_OF_MS = Date.parse("2026-06-17T00:00:00Z");
const day = (days: number) => (AS_OF_MS + days * DAY_MS) / SECOND_MS;
const tariffOf = (item: Parameters<typeof urdbItem>[0]) => readTariff(urdbItem(item)).tariff;
const HOME = { asOfMs: AS_OF_MS, sector: "Residential" };

describe("a tariff can be chosen", () => {
  test.each([
    ["without dates", {}, null],
    ["from its first moment", { startdate: day(0) }, true],
    ["until its last", { startdate: day(-400), enddate: day(0) }, true],
  ])("%s", (_, dates, inEffect) =>
    expect(availabilityOf(tariffOf(dates), [], HOME)).toEqual({ inEffect, applicable: true, unavailable: null }),
  );

  test.each([
    ["for homes, whatever the letters", "residential", "Residential"],
    ["for one kind of business, by another", "Commercial", "Industrial"],
    ["of an unknown sector", undefined, "Residential"],
  ])("%s", (_, sector, own) =>
    expect(availabilityOf(tariffOf({ sector }), [], { ...HOME, sector: own }).unavailable).toBeNull(),
  );
});

describe("a tariff can't be chosen", () => {
  test.each([
    ["after its rates ended", { startdate: day(-400), enddate: day(-1) }, "expired"],
    ["before its rates begin", { startdate: day(1) }, "not_yet_in_effect"],
  ] as const)("%s", (_, dates, unavailable) =>
    expect(availabilityOf(tariffOf(dates), [], HOME)).toEqual({ inEffect: false, applicable: true, unavailable }),
  );

  test("by a home, when it is for businesses, and the reverse", () => {
    const found = { inEffect: null, applicable: false, unavailable: "other_sector" };
    expect(availabilityOf(tariffOf({ sector: "Commercial" }), [], HOME)).toEqual(found);
    const business = { ...HOME, sector: "Industrial" };
    expect(availabilityOf(tariffOf({ sector: "Residential" }), [], business)).toEqual(found);
  });

  test("by a customer whose use is outside its limits", () => {
    const notices = [notice("outside_applicability", { unit: "kW", value: 9, max: 5 })];
    expect(availabilityOf(tariffOf({}), notices, HOME)).toEqual({
      inEffect: null,
      applicable: false,
      unavailable: "outside_limits",
    });
  });
});

test("the cheapest that can be chosen is first, however cheap the others are", () => {
  const rate = (perKwh: number) => ({ energyratestructure: [[{ rate: perKwh, unit: "kWh" }]] });
  const tariffs = [
    tariffOf({ label: "ended", ...rate(0.01), enddate: day(-1) }),
    tariffOf({ label: "coming", ...rate(0.02), startdate: day(30) }),
    tariffOf({ label: "small", ...rate(0.03), peakkwcapacitymax: 0.5 }),
    tariffOf({ label: "shops", ...rate(0.04), sector: "Commercial" }),
    // Newer than the readings, which says nothing against choosing it now.
    tariffOf({ label: "new", ...rate(0.1), startdate: day(-20) }),
    tariffOf({ label: "own", ...rate(0.2), sector: "Residential" }),
  ];
  const kwh = new Float64Array(24).fill(1);
  const startMs = AS_OF_MS - 200 * DAY_MS;
  const metered = meterSeries({ startMs, intervalSeconds: HOUR_SECONDS, kwh, timeZone: "UTC" });
  const { ranked } = compareTariffs(metered, tariffs, { asOfMs: AS_OF_MS, currentId: "own" });
  expect(ranked.map(({ tariffId, unavailable }) => [tariffId, unavailable])).toEqual([
    ["new", null],
    ["own", null],
    ["ended", "expired"],
    ["coming", "not_yet_in_effect"],
    ["small", "outside_limits"],
    ["shops", "other_sector"],
  ]);
});
