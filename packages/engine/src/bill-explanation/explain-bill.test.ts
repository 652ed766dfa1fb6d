import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import { readTariff } from "../tariff/read-tariff";
import type { BillFacts } from "./bill-facts";
import { explainBill, type Cause } from "./explain-bill";
import { costUnderOtherTariffs } from "./other-tariffs";

const AS_OF_MS = Date.parse("2026-01-01T00:00:00Z");

const bill = (overrides: Partial<BillFacts> = {}): BillFacts => ({
  days: 30,
  kwh: 300,
  costCents: 6_000,
  ...overrides,
});
const centsOf = (explanation: ReturnType<typeof explainBill>) =>
  Object.fromEntries(explanation.causes.map(({ cause, cents }) => [cause, cents])) as Partial<Record<Cause, number>>;

describe("one cause alone takes the whole change", () => {
  test.each<[Cause, Partial<BillFacts>, Partial<BillFacts>]>([
    // 0.20 a kWh and 10 kWh a day in all of them.
    ["days", {}, { days: 33, kwh: 330, costCents: 6_600 }],
    ["use", {}, { kwh: 360, costCents: 7_200 }],
    ["price", {}, { costCents: 7_500 }],
    ["fixed", { fixedCents: 1_000, costCents: 7_000 }, { fixedCents: 1_250, costCents: 7_250 }],
    ["taxes", { taxesCents: 100, costCents: 6_100 }, { taxesCents: 350, costCents: 6_350 }],
    ["other", { ratePerKwh: 0.2 }, { ratePerKwh: 0.2, costCents: 6_400 }],
  ])("%s", (cause, before, now) => {
    const [previous, current] = [bill(before), bill(now)];
    expect(centsOf(explainBill(previous, current))).toEqual({ [cause]: current.costCents - previous.costCents });
  });

  test("weather, by a sensitivity that is given", () => {
    const previous = bill({ heatingDegreeDays: 100, coolingDegreeDays: 0 });
    const current = bill({ heatingDegreeDays: 160, coolingDegreeDays: 0, kwh: 420, costCents: 8_400 });
    const explanation = explainBill(previous, current, {
      sensitivity: { kwhPerHeatingDegreeDay: 2, kwhPerCoolingDegreeDay: 0 },
    });
    expect(explanation.causes).toEqual([{ cause: "weather", cents: 2_400, kwh: 120 }]);
  });

  test("time of use, when energy moves to dearer hours at the same prices", () => {
    const split = (peak: number, off: number) => [
      { period: "on_peak", kwh: peak, ratePerKwh: 0.4 },
      { period: "off_peak", kwh: off, ratePerKwh: 0.1 },
    ];
    const previous = bill({ touSplit: split(100, 200), costCents: 6_000 });
    const current = bill({ touSplit: split(150, 150).toReversed(), costCents: 7_500 });
    expect(centsOf(explainBill(previous, current))).toEqual({ time_of_use: 1_500 });
  });
});

describe("several causes", () => {
  test("share what they cause together, each the same whichever came first", () => {
    // 300 kWh at 0.20, then 400 at 0.30: use (100 × 0.20 + 100 × 0.30) / 2 = 25, price (300 × 0.10 + 400 × 0.10) / 2 = 35.
    expect(centsOf(explainBill(bill(), bill({ kwh: 400, costCents: 12_000 })))).toEqual({ use: 2_500, price: 3_500 });
  });

  const anyBill: fc.Arbitrary<BillFacts> = fc.record({
    days: fc.integer({ min: 1, max: 70 }),
    kwh: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 3_000_000 }).map((wh) => wh / 1_000),
    ),
    costCents: fc.integer({ min: -10_000, max: 200_000 }),
    fixedCents: fc.option(fc.integer({ min: 0, max: 5_000 })),
    taxesCents: fc.option(fc.integer({ min: 0, max: 5_000 })),
    ratePerKwh: fc.option(fc.integer({ min: 0, max: 800 }).map((mills) => mills / 1_000)),
    heatingDegreeDays: fc.option(fc.integer({ min: 0, max: 900 })),
    coolingDegreeDays: fc.option(fc.integer({ min: 0, max: 900 })),
  });
  const sensitivity = { kwhPerHeatingDegreeDay: 0.8, kwhPerCoolingDegreeDay: 1.1 };

  test("always sum to the change, in whole cents and in energy", () => {
    fc.assert(
      fc.property(anyBill, anyBill, fc.boolean(), (previous, current, weather) => {
        const { causes, changeCents, changeKwh } = explainBill(previous, current, weather ? { sensitivity } : {});
        expect(causes.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
        expect(causes.reduce((sum, { cents }) => sum + cents, 0)).toBe(changeCents);
        expect(changeCents).toBe(current.costCents - previous.costCents);
        expect(causes.reduce((sum, { kwh }) => sum + (kwh ?? 0), 0)).toBeCloseTo(changeKwh, 6);
      }),
    );
  });

  test("told backwards are the same with the other sign, to the rounding of a cent", () => {
    fc.assert(
      fc.property(anyBill, anyBill, (previous, current) => {
        const [there, back] = [centsOf(explainBill(previous, current)), centsOf(explainBill(current, previous))];
        for (const cause of ["days", "use", "price", "fixed", "taxes"] as const) {
          expect(Math.abs((there[cause] ?? 0) + (back[cause] ?? 0))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("what cannot be told is said", () => {
  test("of two bare bills", () => {
    expect(explainBill(bill(), bill({ kwh: 310 })).limitations).toEqual([
      "weather_without_degree_days",
      "price_includes_fixed",
      "price_includes_taxes",
      "price_is_average",
    ]);
  });

  test("of degree-days that only one bill has, or without a history", () => {
    const cold = bill({ heatingDegreeDays: 300 });
    expect(explainBill(bill({ coolingDegreeDays: 10 }), cold).limitations).toContain("weather_without_degree_days");
    expect(explainBill(cold, cold).limitations).toContain("weather_without_sensitivity");
  });

  test("of times of use that do not match", () => {
    const peak = bill({ touSplit: [{ period: "on_peak", kwh: 300, ratePerKwh: 0.2 }] });
    const off = bill({ touSplit: [{ period: "off_peak", kwh: 300, ratePerKwh: 0.2 }] });
    expect(explainBill(peak, off).limitations).toContain("time_of_use_not_comparable");
  });

  test("of a bill without use", () => {
    const explanation = explainBill(bill(), bill({ kwh: 0, costCents: 0 }));
    expect(explanation.limitations).toContain("price_of_no_use");
    expect(centsOf(explanation)).toEqual({ use: -6_000 });
  });

  test("a bill of next to no use has no price per kWh either", () => {
    const explanation = explainBill(bill(), bill({ kwh: 5e-324, costCents: 9_000 }));
    expect(explanation.limitations).toContain("price_of_no_use");
    expect(Object.values(centsOf(explanation)).every(Number.isFinite)).toBe(true);
  });
});

describe("a household's sensitivity to weather", () => {
  /** 8 kWh a day and 0.9 kWh for each heating degree-day. */
  const winterHome = (heatingDegreeDays: number, extraKwh = 0): BillFacts =>
    bill({ heatingDegreeDays, coolingDegreeDays: 0, kwh: 240 + 0.9 * heatingDegreeDays + extraKwh });

  test("is found from earlier bills", () => {
    const history = [500, 420, 300, 120, 20, 0].map((degreeDays) => winterHome(degreeDays));
    const explanation = explainBill(winterHome(100), winterHome(400, 50), { history });
    expect(explanation.sensitivity?.source).toBe("fitted");
    expect(explanation.sensitivity?.kwhPerHeatingDegreeDay).toBeCloseTo(0.92, 1);
    expect(explanation.sensitivity?.kwhPerCoolingDegreeDay).toBe(0);
  });

  test("is not claimed where weather explains little", () => {
    const history = [500, 20, 480, 0, 510, 30].map((degreeDays, index) =>
      bill({ heatingDegreeDays: degreeDays, coolingDegreeDays: 0, kwh: index < 3 ? 200 : 600 }),
    );
    expect(explainBill(winterHome(100), winterHome(120), { history }).limitations).toContain(
      "weather_without_sensitivity",
    );
  });
});

describe("other tariffs for one bill", () => {
  const tariff = (label: string, overrides: Parameters<typeof urdbItem>[0]) =>
    readTariff(urdbItem({ label, ...overrides })).tariff;
  const flat = tariff("flat", {});
  const tiered = tariff("tiered", {
    energyratestructure: [[{ max: 10, unit: "kWh daily", rate: 0.1 }, { rate: 0.3 }]],
  });
  const timeOfUse = tariff("tou", {
    energyratestructure: [[{ rate: 0.1 }], [{ rate: 0.5 }]],
    energytoulabels: ["Off-peak", "On-peak"],
    energyweekdayschedule: everyMonth(hours(1, 16, 21)),
    energyweekendschedule: everyMonth(hours(1, 16, 21)),
  });
  const demand = tariff("demand", { flatdemandstructure: [[{ rate: 5 }]] });
  const use = { firstDay: "2024-06-01", lastDay: "2024-06-30", kwh: 400 };
  const costs = { costCents: 9_000, currency: "USD" };

  test("are computed where the bill tells enough, the others are named with the reason", () => {
    const {
      against,
      costs: known,
      unknown,
    } = costUnderOtherTariffs(use, costs, [flat, tiered, timeOfUse, demand], AS_OF_MS);
    expect(against).toBe("bill");
    // 400 × 0.20 = 80; 300 × 0.10 + 100 × 0.30 = 60.
    expect(known.map(({ tariffId, cents, savingCents }) => [tariffId, cents, savingCents])).toEqual([
      ["tiered", 6_000, 3_000],
      ["flat", 8_000, 1_000],
    ]);
    expect(unknown).toEqual([
      { tariffId: "tou", reason: "needs_hourly_readings" },
      { tariffId: "demand", reason: "needs_demand" },
    ]);
  });

  test("are held against the current tariff when that can be computed, from its own split too", () => {
    const split = {
      ...use,
      touKwh: [
        { label: "on_peak", kwh: 100 },
        { label: "off_peak", kwh: 300 },
      ],
    };
    const {
      against,
      againstCents,
      costs: known,
    } = costUnderOtherTariffs(split, costs, [flat, timeOfUse], AS_OF_MS, "tou");
    // 300 × 0.10 + 100 × 0.50 = 80.
    expect([against, againstCents, known.length]).toEqual(["current_tariff", 8_000, 2]);
  });
});
