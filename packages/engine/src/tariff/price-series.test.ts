import { describe, expect, test } from "vitest";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import { billSeries } from "./bill-series";
import { demandPrices, priceSeries } from "./price-series";
import { readTariff } from "./read-tariff";

const ZONE = "America/Los_Angeles";
const JULY = Date.parse("2024-07-01T00:00:00-07:00");
const timeOfUse = {
  energyratestructure: [
    [
      { max: 10, unit: "kWh daily", rate: 0.2, adj: 0.01, sell: 0.05 },
      { unit: "kWh daily", rate: 0.3, sell: 0.04 },
    ],
    [
      { max: 10, unit: "kWh daily", rate: 0.4, sell: 0.08 },
      { unit: "kWh daily", rate: 0.49, sell: 0.07 },
    ],
  ],
  energyweekdayschedule: everyMonth(hours(1, 16, 21)),
  energyweekendschedule: everyMonth(hours(0, 0, 0)),
};

describe("the price of the next kWh", () => {
  const { tariff } = readTariff(urdbItem({ ...timeOfUse, dgrules: "Net Billing Instantaneous" }));
  const pricesAt = (...arguments_: [number?, number?]) => {
    const [importKwh, expectedKwhPerDay] = arguments_;
    return priceSeries(tariff, JULY, 3600, 48 * 16, ZONE, { importKwh, expectedKwhPerDay });
  };

  test("follows the local hour", () => {
    const { import: bought, export: sold } = pricesAt();
    expect([bought[15], bought[16], bought[20], bought[21]]).toEqual([0.21, 0.4, 0.4, 0.21]);
    expect([sold[15], sold[16]]).toEqual([0.05, 0.08]);
  });

  test("is that of the tier in which the month stands, and the next month begins again", () => {
    const { import: bought } = pricesAt(311);
    expect([bought[0], bought[16]]).toEqual([0.3, 0.49]);
    expect(bought[31 * 24]).toBe(0.21);
  });

  test("rises when the expected use fills a tier", () => {
    // 310 kWh at 31 kWh a day are used up after ten days.
    const { import: bought } = pricesAt(0, 31);
    expect([bought[239], bought[241]]).toEqual([0.21, 0.3]);
  });

  test("under net metering is also what a sold kWh earns, taxes and fuel included", () => {
    const netted = readTariff(
      urdbItem({
        dgrules: "Net Metering",
        fueladjustmentsmonthly: Array<number>(12).fill(0.05),
        taxes: [
          { name: "tax", percent: 10 },
          { name: "fund", per_kwh: 0.001 },
        ],
      }),
    ).tariff;
    const { import: bought, export: sold } = priceSeries(netted, JULY, 3600, 1, ZONE);
    expect(bought[0]).toBeCloseTo(0.25 * 1.1 + 0.001, 12);
    expect(sold[0]).toBeCloseTo(0.25 * 1.1, 12);
  });

  test("is what one more kWh changes on the bill", () => {
    const kwh = new Float64Array(31 * 24).fill(0.5);
    const series = { startMs: JULY, intervalSeconds: 3600, kwh, timeZone: ZONE };
    const before = billSeries(series, tariff).cents;
    const used = kwh.reduce((sum, each) => sum + each, 0);
    const { import: bought } = priceSeries(tariff, JULY, 3600, kwh.length, ZONE, { importKwh: used });
    for (const hour of [3, 17, 12 * 24 + 18]) {
      const more = { ...series, kwh: kwh.with(hour, 0.5 + 1_000) };
      // The tiers of the two periods differ by 0.09 each, so that the shared tiers do not matter.
      expect((billSeries(more, tariff).cents - before) / 100_000).toBeCloseTo(bought[hour] ?? 0, 4);
    }
  });
});

describe("the price of the next kW", () => {
  test("is given for each month and period with the intervals that it looks at", () => {
    const { tariff } = readTariff(
      urdbItem({
        flatdemandstructure: [[{ rate: 10 }], [{ rate: 12 }]],
        flatdemandmonths: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
        demandratestructure: [[{ rate: 0 }], [{ rate: 5, adj: 1 }]],
        demandweekdayschedule: everyMonth(hours(1, 16, 21)),
        demandweekendschedule: everyMonth(hours(0, 0, 0)),
      }),
    );
    const groups = demandPrices(tariff, JULY + 30 * DAY_MS, 3600, 48, ZONE);
    expect(groups.map(({ kind, pricePerKw, intervals }) => [kind, pricePerKw, intervals[0], intervals.length])).toEqual(
      [
        ["demand_flat", 10, 0, 24],
        ["demand_flat", 12, 24, 24],
        ["demand_tou", 6, 16, 5],
        ["demand_tou", 6, 40, 5],
      ],
    );
  });
});
