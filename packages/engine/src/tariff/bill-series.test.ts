import { urdbItemSchema, type UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { DomainError } from "@wattleaf/shared/errors";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import type { IntervalSeries } from "../time-series/interval-series";
import type { BillLine } from "./bill";
import { billSeries } from "./bill-series";
import { readTariff } from "./read-tariff";

const ZONE = "America/Los_Angeles";
/** Midnight in Los Angeles. */
const JULY = Date.parse("2024-07-01T00:00:00-07:00");
const tariffOf = (overrides: Partial<UrdbItem>) => readTariff(urdbItemSchema.parse(urdbItem(overrides))).tariff;
const codes = (notices: readonly { code: string }[]) => notices.map(({ code }) => code);

/** Hourly readings from local midnight of 1 July 2024 on. */
function hourly(kwh: readonly number[] | ((hour: number) => number), count = 31 * 24): IntervalSeries {
  const values =
    typeof kwh === "function" ? Float64Array.from({ length: count }, (_, hour) => kwh(hour)) : Float64Array.from(kwh);
  return { startMs: JULY, intervalSeconds: 3600, kwh: values, timeZone: ZONE };
}

const shown = ({ kind, label, tier, quantity, rate, cents }: BillLine) => [kind, label, tier, quantity, rate, cents];

describe("energy", () => {
  test("is billed by the hour of the local weekday or weekend", () => {
    const tariff = tariffOf({
      energyratestructure: [[{ rate: 0.3, adj: 0.01 }], [{ rate: 0.5 }]],
      energyweekdayschedule: everyMonth(hours(1, 16, 21)),
      energyweekendschedule: everyMonth(hours(0, 0, 0)),
      energytoulabels: ["Off-peak", "Peak"],
    });
    // July 2024: 23 weekdays × 5 h × 1 kWh = 115 kWh on peak, 744 − 115 = 629 off.
    // 629 × 0.31 = 194.99; 115 × 0.50 = 57.50.
    const bill = billSeries(
      hourly(() => 1),
      tariff,
    );
    expect(bill.periods[0]?.lines.map(shown)).toEqual([
      ["energy", "Off-peak", null, 629, 0.31, 19_499],
      ["energy", "Peak", null, 115, 0.5, 5_750],
    ]);
    expect(bill.cents).toBe(25_249);
    // Independence Day is a Thursday: as a holiday its 5 peak hours move.
    const withHoliday = billSeries(
      hourly(() => 1),
      tariff,
      { holidays: ["2024-07-04"] },
    );
    expect(withHoliday.periods[0]?.lines.map(({ quantity }) => quantity)).toEqual([634, 110]);
  });

  test("rises through tiers by the month's use, which the periods share in proportion", () => {
    const tariff = tariffOf({
      energyratestructure: [
        [{ max: 300, rate: 0.2 }, { rate: 0.3 }],
        [{ max: 300, rate: 0.4 }, { rate: 0.5 }],
      ],
      energyweekdayschedule: everyMonth(hours(1, 12, 24)),
      energyweekendschedule: everyMonth(hours(1, 12, 24)),
    });
    // 744 kWh, half in each period: each gets 150 kWh of tier 1 and 372 − 150 = 222 of tier 2.
    // 150 × 0.2 = 30; 222 × 0.3 = 66.60; 150 × 0.4 = 60; 222 × 0.5 = 111.
    expect(
      billSeries(
        hourly(() => 1),
        tariff,
      ).periods[0]?.lines.map(shown),
    ).toEqual([
      ["energy", null, 1, 150, 0.2, 3_000],
      ["energy", null, 2, 222, 0.3, 6_660],
      ["energy", null, 1, 150, 0.4, 6_000],
      ["energy", null, 2, 222, 0.5, 11_100],
    ]);
  });

  test.each([
    // A daily allowance of 10 kWh over 31 days.
    ["kWh daily", 10, 310],
    // 200 hours' use of the highest demand, 2 kW.
    ["kWh/kW", 200, 400],
    // Half an hour's use of 2 kW on each of 31 days.
    ["kWh/kW daily", 0.5, 31],
  ])("counts a tier in %s", (unit, max, first) => {
    const tariff = tariffOf({
      energyratestructure: [
        [
          { max, unit, rate: 0.1 },
          { unit, rate: 0.2 },
        ],
      ],
    });
    const bill = billSeries(
      hourly((hour) => (hour === 30 ? 2 : 1)),
      tariff,
    );
    expect(bill.periods[0]?.lines.map(({ quantity }) => quantity)).toEqual([first, 745 - first]);
  });

  test("takes the fuel adjustment of each month", () => {
    const tariff = tariffOf({ fueladjustmentsmonthly: [0, 0, 0, 0, 0, 0, 0.01, -0.02, 0, 0, 0, 0] });
    const bill = billSeries(
      hourly(() => 1, 62 * 24),
      tariff,
    );
    // 744 × 0.20 = 148.80 each month; 744 × 0.01 = 7.44; 744 × −0.02 = −14.88.
    expect(bill.periods.map(({ cents }) => cents)).toEqual([15_624, 13_392]);
  });
});

describe("demand", () => {
  const peaks = hourly((hour) => (hour === 20 ? 5 : hour === 40 ? 7 : 1));

  test("is charged on the highest window, which the line names", () => {
    const tariff = tariffOf({ flatdemandstructure: [[{ rate: 10, adj: 2 }]], flatdemandmonths: Array(12).fill(0) });
    const [line] = billSeries(peaks, tariff).periods[0]?.lines.filter(({ kind }) => kind === "demand_flat") ?? [];
    // 7 kW × 12 = 84.
    expect(line).toMatchObject({ quantity: 7, rate: 12, cents: 8_400 });
    expect(line?.peak).toEqual({
      kw: 7,
      startMs: JULY + 40 * HOUR_MS,
      endMs: JULY + 41 * HOUR_MS,
      ratcheted: false,
    });
  });

  test("is charged by time of use, each period its own peak", () => {
    const tariff = tariffOf({
      demandratestructure: [[{ rate: 0 }], [{ rate: 8 }], [{ max: 3, rate: 5 }, { rate: 20 }]],
      demandweekdayschedule: everyMonth(hours(2, 16, 21)),
      demandweekendschedule: everyMonth(hours(1, 16, 21)),
    });
    // Hour 40 is Tuesday 16:00: 3 kW × 5 + 4 kW × 20 = 95. Weekend afternoons reach 1 kW: 8.
    const lines = billSeries(peaks, tariff).periods[0]?.lines.filter(({ kind }) => kind === "demand_tou");
    expect(lines?.map(({ period, tier, cents }) => [period, tier, cents])).toEqual([
      [1, null, 800],
      [2, 1, 1_500],
      [2, 2, 8_000],
    ]);
  });

  test("is averaged over the window, on the clock's own windows", () => {
    const quarterHours: IntervalSeries = {
      ...hourly(() => 0),
      intervalSeconds: 900,
      // 2 kWh in one quarter hour: 8 kW over 15 minutes, 4 kW over 30, 2 kW over an hour.
      kwh: Float64Array.from({ length: 96 }, (_, index) => (index === 50 ? 2 : 0)),
    };
    const peak = (demandwindow: number) =>
      billSeries(quarterHours, tariffOf({ flatdemandstructure: [[{ rate: 1 }]], demandwindow })).periods[0]?.peakKw;
    expect([peak(15), peak(30), peak(60)]).toEqual([8, 4, 2]);
  });

  test("says when the readings are longer than the window", () => {
    const bill = billSeries(peaks, tariffOf({ flatdemandstructure: [[{ rate: 1 }]], demandwindow: 15 }));
    expect(bill.notices).toContainEqual({
      code: "demand_window_differs",
      values: { tariff_minutes: 15, billed_minutes: 60 },
    });
  });

  test("by the day charges the peak of each day", () => {
    const tariff = tariffOf({ flatdemandstructure: [[{ rate: 1 }]], flatdemandunit: "kW daily" });
    // 29 days at 1 kW, one at 5 and one at 7 kW.
    expect(billSeries(peaks, tariff).totals.demandCents).toBe((29 + 5 + 7) * 100);
  });

  test("in horsepower", () => {
    const tariff = tariffOf({ flatdemandstructure: [[{ rate: 1 }]], flatdemandunit: "hp" });
    // 7 kW / 0.7457 kW = 9.387 hp.
    expect(billSeries(peaks, tariff).totals.demandCents).toBe(939);
  });

  test("is never less than the ratchet's share of an earlier peak", () => {
    const tariff = tariffOf({
      flatdemandstructure: [[{ rate: 10 }]],
      lookbackpercent: 0.8,
      lookbackrange: 1,
      demandwindow: 60,
    });
    const series = hourly((hour) => (hour === 5 ? 10 : 1), 62 * 24);
    const bill = billSeries(series, tariff);
    // July 10 kW; August 1 kW, but at least 0.8 × 10.
    expect(bill.periods.map(({ totals }) => totals.demandCents)).toEqual([10_000, 8_000]);
    expect(bill.periods[1]?.lines.find(({ kind }) => kind === "demand_flat")?.peak).toMatchObject({
      kw: 1,
      ratcheted: true,
    });
    expect(codes(bill.notices)).toContain("ratchet_history_incomplete");
    const known = billSeries(series, tariff, { demandHistory: [{ month: "2024-06", kw: 20 }] });
    expect(known.periods.map(({ totals }) => totals.demandCents)).toEqual([16_000, 8_000]);
    expect(codes(known.notices)).not.toContain("ratchet_history_incomplete");
  });

  test("with the utility's peak needs to be told when that was", () => {
    const tariff = tariffOf({ coincidentratestructure: [[{ rate: 4 }]], demandwindow: 60 });
    expect(codes(billSeries(peaks, tariff).notices)).toContain("coincident_demand_not_billed");
    const bill = billSeries(peaks, tariff, { coincidentPeaksMs: [JULY + 20.5 * HOUR_MS] });
    expect(bill.totals.demandCents).toBe(2_000);
  });
});

describe("standing charges", () => {
  test.each([
    ["$/month", 31, 31],
    ["$/month", 10, 10],
    ["$/day", 31, 31 * 31],
    ["$/year", 31, (31 * 31) / 366],
  ] as const)("31 %s over %i of July's days", (fixedchargeunits, days, dollars) => {
    const bill = billSeries(
      hourly(() => 0, days * 24),
      tariffOf({ fixedchargefirstmeter: 31, fixedchargeunits }),
    );
    expect(bill.cents).toBe(Math.round(dollars * 100));
  });

  test("given bills of 27 to 33 days are whole months", () => {
    const tariff = tariffOf({ fixedchargefirstmeter: 30, fixedchargeunits: "$/month" });
    const at = (days: number) => JULY + days * DAY_MS;
    const bill = billSeries(
      hourly(() => 0, 62 * 24),
      tariff,
      {
        billingPeriods: [
          { fromMs: at(0), toMs: at(29) },
          { fromMs: at(29), toMs: at(61) },
          { fromMs: at(61), toMs: at(62) },
        ],
      },
    );
    // 1 day of 30.4375 is 0.98562… → 0.99.
    expect(bill.periods.map(({ cents }) => cents)).toEqual([3_000, 3_000, 99]);
  });

  test("a minimum lifts the bill, and credits stay beside it", () => {
    const tariff = tariffOf({ mincharge: 10, minchargeunits: "$/month", dgrules: "Net Metering" });
    expect(
      billSeries(
        hourly((hour) => (hour === 0 ? 20 : 0)),
        tariff,
      ).periods[0]?.lines.map(shown),
    ).toEqual([
      ["energy", null, null, 20, 0.2, 400],
      ["minimum", null, null, 1, 6, 600],
    ]);
    const credit = billSeries(
      hourly((hour) => (hour === 0 ? -20 : 0)),
      tariff,
    );
    expect(credit.totals).toMatchObject({ energyCents: -400, minimumCents: 1_000 });
  });

  test("taxes fall on everything charged", () => {
    const taxes = [
      { name: "City", percent: 10 },
      { name: "Wildfire fund", per_kwh: 0.005 },
    ];
    const tariff = tariffOf({ taxes, fixedchargefirstmeter: 10, fixedchargeunits: "$/month" });
    // 100 kWh × 0.20 + 10 = 30.00; 10 % = 3.00; 100 × 0.005 = 0.50.
    expect(
      billSeries(
        hourly((hour) => (hour === 0 ? 100 : 0)),
        tariff,
      ).totals.taxCents,
    ).toBe(350);
  });
});

describe("exports", () => {
  /** Noon sells 3 kWh, evening buys 2 kWh, at other hours nothing, on one day. */
  const solar = hourly((hour) => (hour === 12 ? -3 : hour === 20 ? 2 : 0));
  const rates = {
    energyratestructure: [[{ rate: 0.2, sell: 0.05 }], [{ rate: 0.5, sell: 0.08 }]],
    energyweekdayschedule: everyMonth(hours(1, 16, 21)),
    energyweekendschedule: everyMonth(hours(1, 16, 21)),
  };

  test.each([
    // Each period nets for itself: 2 × 0.50 − 3 × 0.20.
    ["Net Metering", 40],
    // 2 × 0.50 − 3 × 0.05.
    ["Net Billing Instantaneous", 85],
    ["Net Billing Hourly", 85],
  ] as const)("under %s", (dgrules, cents) => {
    expect(billSeries(solar, tariffOf({ ...rates, dgrules })).cents).toBe(cents);
  });

  test("hourly net billing nets the quarter hours of an hour first", () => {
    const quarters: IntervalSeries = {
      ...solar,
      intervalSeconds: 900,
      kwh: Float64Array.from([2, -1, -2, 0, 1, 0, 0, 0]),
    };
    // Hour 0 sells 1 kWh: −0.05. Hour 1 buys 1: 0.20. Interval by interval: 3 × 0.20 − 3 × 0.05.
    expect(billSeries(quarters, tariffOf({ ...rates, dgrules: "Net Billing Hourly" })).cents).toBe(15);
    expect(billSeries(quarters, tariffOf({ ...rates, dgrules: "Net Billing Instantaneous" })).cents).toBe(45);
  });

  test("buy all, sell all bills the whole use where the generation is known", () => {
    const tariff = tariffOf({ ...rates, dgrules: "Buy All Sell All" });
    const generationKwh = Float64Array.from(solar.kwh, (_, hour) => (hour === 12 ? 4 : 0));
    // Uses 4 − 3 = 1 kWh at noon: 0.20 + 2 × 0.50 − 4 × 0.05.
    expect(billSeries(solar, tariff, { generationKwh }).cents).toBe(100);
    expect(codes(billSeries(solar, tariff).notices)).toContain("generation_not_known");
  });

  test("earn nothing without a rule, and the bill says so", () => {
    const bill = billSeries(solar, tariffOf({}));
    expect(bill.cents).toBe(40);
    expect(bill.notices).toContainEqual({ code: "exports_not_paid", values: { kwh: 3 } });
  });
});

describe("time", () => {
  const tariff = tariffOf({
    energyratestructure: [[{ rate: 0.1 }], [{ rate: 1 }]],
    energyweekdayschedule: everyMonth(hours(1, 1, 2)),
    energyweekendschedule: everyMonth(hours(1, 1, 2)),
  });

  test("an hour that the clock shows twice is billed twice, one that it skips never", () => {
    const day = (date: string, count: number): IntervalSeries => ({
      startMs: Date.parse(date),
      intervalSeconds: 3600,
      kwh: new Float64Array(count).fill(1),
      timeZone: ZONE,
    });
    const twice = billSeries(day("2024-11-03T00:00:00-07:00", 25), tariff);
    expect(twice.periods[0]?.lines.map(({ quantity }) => quantity)).toEqual([23, 2]);
    expect(twice.periods[0]?.days).toBe(1);
    const skipped = tariffOf({
      ...urdbItem(),
      energyratestructure: [[{ rate: 0.1 }], [{ rate: 1 }]],
      energyweekdayschedule: everyMonth(hours(1, 2, 3)),
      energyweekendschedule: everyMonth(hours(1, 2, 3)),
    });
    expect(
      billSeries(day("2024-03-10T00:00:00-08:00", 23), skipped).periods[0]?.lines.map(({ quantity }) => quantity),
    ).toEqual([23]);
  });

  test("months begin at local midnight", () => {
    const bill = billSeries({ ...hourly(() => 1, 48), startMs: Date.parse("2024-07-31T00:00:00-07:00") }, tariff);
    expect(bill.periods.map(({ importKwh, days }) => [importKwh, days])).toEqual([
      [24, 1],
      [24, 1],
    ]);
    expect(bill.periods[1]?.fromMs).toBe(Date.parse("2024-08-01T00:00:00-07:00"));
  });

  test("gaps are reported, and cost nothing", () => {
    const bill = billSeries(
      hourly((hour) => (hour >= 3 && hour < 5 ? Number.NaN : 1), 24),
      tariffOf({}),
    );
    expect(bill).toMatchObject({
      importKwh: 22,
      gaps: [{ fromMs: JULY + 3 * HOUR_MS, toMs: JULY + 5 * HOUR_MS, intervals: 2 }],
    });
    expect(codes(bill.notices)).toContain("gaps_not_billed");
  });

  test("daily readings are billed by calendar days under rates that do not change by the hour", () => {
    const year: IntervalSeries = {
      startMs: Date.parse("2024-01-01T00:00:00-08:00"),
      intervalSeconds: 86_400,
      kwh: new Float64Array(366).fill(10),
      timeZone: ZONE,
    };
    const bill = billSeries(year, tariffOf({}));
    expect(bill.periods.map(({ importKwh }) => importKwh)).toEqual(
      [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days) => days * 10),
    );
    expect(() => billSeries(year, tariff)).toThrow(DomainError);
    expect(() => billSeries(year, tariffOf({ flatdemandstructure: [[{ rate: 1 }]] }))).toThrow(
      /series.interval_seconds/,
    );
  });
});

test("what cannot be billed exactly, or lies out of time, is rejected", () => {
  const dear = tariffOf({ energyratestructure: [[{ rate: 100_000 }]] });
  expect(() =>
    billSeries(
      hourly(() => 1_000_000),
      dear,
    ),
  ).toThrow(/tariff/);
  expect(() =>
    billSeries(
      hourly(() => 1e9),
      tariffOf({}),
    ),
  ).toThrow(/series.kwh/);
  expect(() => billSeries({ ...hourly(() => 1), startMs: Date.parse("0001-01-01T00:00:00Z") }, tariffOf({}))).toThrow(
    /series.start/,
  );
  expect(() => billSeries(hourly([]), tariffOf({}))).toThrow(/series.kwh/);
});

test("a customer outside the tariff's bounds is told", () => {
  const bill = billSeries(
    hourly(() => 1),
    tariffOf({ peakkwcapacitymin: 30 }),
  );
  expect(bill.notices).toContainEqual({ code: "outside_applicability", values: { unit: "kW", value: 1, min: 30 } });
});
