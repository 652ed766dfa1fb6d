import fc from "fast-check";
import { urdbItemSchema } from "@wattleaf/shared/contracts/urdb";
import { DAY_MS, DAY_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import { anyUrdbItem, everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import type { IntervalSeries } from "../time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { billMetered, billSeries } from "./bill-series";
import { compareTariffs } from "./compare-tariffs";
import { meterSeries } from "./metered-series";
import { centsOf, quantitySteps, rateSteps } from "./money";
import { readTariff } from "./read-tariff";

const ZONE = "America/New_York";
const AS_OF_MS = Date.parse("2026-01-01T00:00:00Z");
const RUNS = 60;
const anyTariff = anyUrdbItem.map((item) => readTariff(urdbItemSchema.parse(item)).tariff);

/** Quarter hours to hours from any local midnight of the year on, through clock changes and month ends, with gaps. */
const anySeries: fc.Arbitrary<IntervalSeries> = fc
  .record({
    day: fc.nat(365),
    days: fc.integer({ min: 1, max: 70 }),
    intervalSeconds: fc.constantFrom(900, 1800, 3600),
    seed: fc.nat(),
  })
  .map(({ day, days, intervalSeconds, seed }) => {
    let state = seed;
    const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    return {
      startMs: utcOfLocal(zoneClock(ZONE), Date.UTC(2024, 0, 1 + day)),
      intervalSeconds,
      kwh: Float64Array.from({ length: (days * DAY_SECONDS) / intervalSeconds }, () => {
        const value = next();
        return value < 0.01 ? Number.NaN : Math.round((value * 4 - 1) * 1_000) / 1_000;
      }),
      timeZone: ZONE,
    };
  });

const part = (series: IntervalSeries, first: number, end: number): IntervalSeries => ({
  ...series,
  startMs: series.startMs + first * series.intervalSeconds * SECOND_MS,
  kwh: series.kwh.slice(first, end),
});

const check = (property: Parameters<typeof fc.assert>[0]) => fc.assert(property, { numRuns: RUNS });

describe("for any tariff and series", () => {
  test("the bill is the sum of its periods, lines and components, in whole cents", () => {
    check(
      fc.property(anySeries, anyTariff, (series, tariff) => {
        const bill = billSeries(series, tariff);
        const lines = bill.periods.flatMap((period) => period.lines);
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(Number.isSafeInteger(bill.cents)).toBe(true);
        expect(sum(bill.periods.map(({ cents }) => cents))).toBe(bill.cents);
        expect(sum(lines.map(({ cents }) => cents))).toBe(bill.cents);
        expect(sum(Object.values(bill.totals))).toBe(bill.cents);
        for (const { kind, quantity, rate, cents } of lines) {
          if (kind !== "minimum") expect(cents).toBe(centsOf(quantitySteps(quantity), rateSteps(rate)));
        }
      }),
    );
  });

  test("cut at the ends of its months, the parts cost what the whole costs", () => {
    check(
      fc.property(anySeries, anyTariff, fc.nat(), (series, tariff, seed) => {
        const whole = billSeries(series, tariff);
        const cuts = whole.periods
          .slice(1)
          .map(({ fromMs }) => (fromMs - series.startMs) / series.intervalSeconds / 1_000);
        const chosen = [0, ...cuts.filter((_, index) => (seed >> index) % 2 === 0), series.kwh.length];
        const parts = chosen
          .slice(1)
          .map((end, index) => billSeries(part(series, chosen[index] ?? 0, end), tariff).cents);
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(whole.cents);
      }),
    );
  });

  test("its lines hold all the energy of the series, whatever the clock does", () => {
    check(
      fc.property(anySeries, fc.integer({ min: -40, max: 40 }), anyTariff, (series, days, tariff) => {
        const moved = { ...series, startMs: series.startMs + days * DAY_MS };
        for (const each of [series, moved]) {
          const bill = billSeries(each, { ...tariff, exportRule: "net_billing_instantaneous" });
          const kwhOf = (kind: string) =>
            bill.periods
              .flatMap(({ lines }) => lines)
              .reduce((sum, line) => sum + (line.kind === kind ? line.quantity : 0), 0);
          expect(kwhOf("energy")).toBeCloseTo(
            each.kwh.reduce((sum, kwh) => sum + (kwh > 0 ? kwh : 0), 0),
            6,
          );
          expect(kwhOf("export_credit")).toBeCloseTo(
            each.kwh.reduce((sum, kwh) => sum - (kwh < 0 ? kwh : 0), 0),
            6,
          );
        }
      }),
    );
  });

  test("energy goes to the period that a plain look at the calendar gives it", () => {
    const hoursOf = (schedule: number[][] | null | undefined, month: number, hour: number) =>
      schedule?.[month]?.[hour] ?? 0;
    fc.assert(
      fc.property(anySeries, anyUrdbItem, (series, item) => {
        const plain = new Map<number, number>();
        const shown = new Intl.DateTimeFormat("en-US", {
          timeZone: ZONE,
          weekday: "short",
          month: "numeric",
          hour: "numeric",
          hourCycle: "h23",
        });
        series.kwh.forEach((kwh, index) => {
          if (!(kwh > 0)) return;
          const parts = shown.formatToParts(series.startMs + index * series.intervalSeconds * SECOND_MS);
          const of = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
          const schedule = of("weekday").startsWith("S") ? item.energyweekendschedule : item.energyweekdayschedule;
          const period = hoursOf(schedule, Number(of("month")) - 1, Number(of("hour")));
          plain.set(period, (plain.get(period) ?? 0) + kwh);
        });
        const { tariff } = readTariff(urdbItemSchema.parse({ ...item, dgrules: "Net Billing Instantaneous" }));
        const billed = new Map<number, number>();
        for (const { kind, period, quantity } of billSeries(series, tariff).periods.flatMap(({ lines }) => lines)) {
          if (kind === "energy" && period !== null) billed.set(period, (billed.get(period) ?? 0) + quantity);
        }
        expect([...billed.keys()].toSorted()).toEqual([...plain.keys()].toSorted());
        for (const [period, kwh] of plain) expect(billed.get(period)).toBeCloseTo(kwh, 6);
      }),
      { numRuns: 20 },
    );
  });

  test("using more never costs less", () => {
    check(
      fc.property(anySeries, anyTariff, fc.nat(), (series, tariff, seed) => {
        // Tiers that fall, such as hours-use rates, may well make more use cheaper.
        const rising = {
          ...tariff,
          energy: {
            ...tariff.energy,
            periods: tariff.energy.periods.map((period) => ({
              ...period,
              tiers: period.tiers.map((tier, index) => ({
                ...tier,
                unit: "kwh" as const,
                max: index === period.tiers.length - 1 ? Infinity : 100 * (index + 1),
                rate: 10_000_000 + index * 5_000_000,
              })),
            })),
          },
        };
        const used = { ...series, kwh: series.kwh.map((kwh) => Math.abs(kwh)) };
        const more = { ...used, kwh: used.kwh.map((kwh, index) => (index === seed % used.kwh.length ? kwh + 5 : kwh)) };
        expect(billSeries(more, rising).cents).toBeGreaterThanOrEqual(billSeries(used, rising).cents);
      }),
    );
  });

  test("comparing says what billing each says", () => {
    check(
      fc.property(anySeries, fc.array(anyTariff, { minLength: 2, maxLength: 4 }), (series, drafts) => {
        const tariffs = drafts.map((tariff, index) => ({ ...tariff, id: `t${index}` }));
        const metered = meterSeries(series);
        const { ranked } = compareTariffs(metered, tariffs, { asOfMs: AS_OF_MS, currentId: "t1" });
        expect(ranked).toHaveLength(tariffs.length);
        const own = new Map(tariffs.map((tariff) => [tariff.id, billMetered(metered, tariff).cents]));
        for (const { tariffId, cents, savingCents, changes } of ranked) {
          expect(cents).toBe(own.get(tariffId));
          expect(savingCents).toBe((own.get("t1") ?? 0) - cents);
          expect(changes.reduce((sum, { differenceCents }) => sum + differenceCents, savingCents ?? 0)).toBe(0);
        }
        expect(ranked.map(({ cents }) => cents)).toEqual(ranked.map(({ cents }) => cents).toSorted((a, b) => a - b));
      }),
    );
  });
});

test("under a flat rate it does not matter when energy is used", () => {
  const tariff = readTariff(urdbItem({ fixedchargefirstmeter: 5, fixedchargeunits: "$/month" })).tariff;
  check(
    fc.property(anySeries, (series) => {
      const used = { ...series, kwh: series.kwh.map((kwh) => (Number.isNaN(kwh) ? 0 : Math.abs(kwh))) };
      const oneMonth = part(used, 0, Math.min(used.kwh.length, DAY_SECONDS / used.intervalSeconds));
      const reversed = { ...oneMonth, kwh: oneMonth.kwh.toReversed() };
      expect(billSeries(reversed, tariff).cents).toBe(billSeries(oneMonth, tariff).cents);
    }),
  );
});

test("a use that moves to cheaper hours costs less under time of use", () => {
  const tariff = readTariff(
    urdbItem({
      energyratestructure: [[{ rate: 0.1 }], [{ rate: 0.4 }]],
      energyweekdayschedule: everyMonth(hours(1, 16, 21)),
      energyweekendschedule: everyMonth(hours(1, 16, 21)),
    }),
  ).tariff;
  const at = (hour: number): IntervalSeries => ({
    startMs: Date.parse("2024-05-01T04:00:00Z"),
    intervalSeconds: 3600,
    kwh: Float64Array.from({ length: 24 }, (_, index) => (index === hour ? 10 : 0)),
    timeZone: ZONE,
  });
  expect([billSeries(at(17), tariff).cents, billSeries(at(2), tariff).cents]).toEqual([400, 100]);
});
