import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import { MADE_UP_DAYS, MADE_UP_FROM_MS, MADE_UP_TO_MS, madeUpHomes } from "../../../../../tests/support/made-up-homes";
import type { IntervalSeries } from "../../time-series/interval-series";
import { TEN_OF_TEN } from "../baseline/baseline-rule";
import type { BaselineOptions } from "../baseline/customer-baseline";
import { creditedReadings } from "./credited-readings";
import type { MeasuredReduction } from "./measured-reduction";
import { measuredReduction, REDUCTION_HISTORY_MS, summedSeries } from "./measured-reduction";
import { settleEvent } from "./settle-event";

const OPTIONS: BaselineOptions = {
  rule: TEN_OF_TEN,
  adjustment: "multiplicative",
  holidays: { calendar: "none", extraDays: [] },
  exclude: [],
};
const TERMS = {
  requestedKw: 1_000,
  pricePerKwh: 2,
  capacityPricePerKw: 0,
  penaltyPerKwh: 0,
  paidUpTo: 1,
  operatorShare: 0,
};
const DAYS = MADE_UP_DAYS;
const FIRST_MS = MADE_UP_FROM_MS;
const HISTORY_DAYS = REDUCTION_HISTORY_MS / DAY_MS;

/** Evening events on business days after enough history. */
const EVENTS = Array.from({ length: DAYS - HISTORY_DAYS - 1 }, (_, day) => FIRST_MS + (HISTORY_DAYS + day) * DAY_MS)
  .filter((midnight) => ![0, 6].includes(new Date(midnight).getUTCDay()))
  .map((midnight) => ({ startMs: midnight + 17 * HOUR_MS, endMs: midnight + 19 * HOUR_MS }));

const group = (size: number, seed: number): IntervalSeries =>
  summedSeries(madeUpHomes(size, seed), { startMs: FIRST_MS, endMs: MADE_UP_TO_MS });

/** The series with so much less used in one event, as a share. */
function shed(series: IntervalSeries, { startMs, endMs }: { startMs: number; endMs: number }, share: number) {
  const kwh = series.kwh.slice();
  for (let at = (startMs - FIRST_MS) / HOUR_MS; at < (endMs - FIRST_MS) / HOUR_MS; at += 1)
    kwh[at] = (kwh[at] ?? 0) * (1 - share);
  return { ...series, kwh };
}

function measured(series: IntervalSeries, event: { startMs: number; endMs: number }): MeasuredReduction {
  const result = measuredReduction(series, event, OPTIONS);
  if (!result.ok) throw new Error(result.reason);
  return result.reduction;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("homes that did nothing", () => {
  test.each([1, 10, 60])("are paid nothing beyond noise in groups of %i", (size) => {
    const results = [1, 2, 3, 4, 5].flatMap((seed) => {
      const series = group(size, seed);
      return EVENTS.map((event) => measured(series, event));
    });
    const baselineKwh = total(results.flatMap((result) => [...result.baselineKwh]));
    const ordinary = total(results.map(({ reductionKwh }) => Math.max(0, reductionKwh)));
    const certain = total(results.map(({ certainKwh }) => certainKwh));
    // Paid as measured, chance alone would earn 6 to 20 % of a home's use.
    expect(certain / baselineKwh).toBeLessThan(0.01);
    expect(certain).toBeLessThan(0.15 * ordinary);
    expect(results.filter(({ certainKwh }) => certainKwh > 0).length / results.length).toBeLessThan(0.1);
  });
});

test("a group that used a third less is paid for most of it, a single home for hardly any", () => {
  const paidShare = (size: number) => {
    const series = group(size, 7);
    return (
      total(EVENTS.map((event) => measured(shed(series, event, 0.35), event).certainKwh)) /
      total(EVENTS.map((event) => measured(shed(series, event, 0.35), event).reductionKwh))
    );
  };
  expect(paidShare(60)).toBeGreaterThan(0.6);
  expect(paidShare(1)).toBeLessThan(0.35);
});

test("the interval holds the true reduction nine times out of ten", () => {
  const series = group(30, 3);
  const inside = EVENTS.filter((event) => {
    const truth = measured(series, event);
    const { reductionKwh, uncertaintyKwh } = measured(shed(series, event, 0.3), event);
    const shedKwh = 0.3 * total([...truth.meteredKwh]);
    return Math.abs(reductionKwh - shedKwh) <= uncertaintyKwh;
  });
  expect(inside.length / EVENTS.length).toBeGreaterThan(0.8);
});

test("the credited homes share the certain part by their enrolled power, and no more", () => {
  const [event] = EVENTS;
  if (!event) throw new Error("No event");
  const reduction = measured(shed(group(60, 7), event, 0.35), event);
  const readings = creditedReadings(reduction, [
    { id: "charger", kw: 6 },
    { id: "thermostat", kw: 2 },
  ]);
  const settlement = settleEvent(3_600, 2, TERMS, readings);
  expect(settlement.paidKwh).toBeCloseTo(reduction.certainKwh, 9);
  expect(settlement.participants.map(({ paidKwh }) => paidKwh / settlement.paidKwh)).toEqual([
    expect.closeTo(0.75, 9),
    expect.closeTo(0.25, 9),
  ]);
});

test("a home of the group gets no more than its own meter leaves possible", () => {
  const [event] = EVENTS;
  if (!event) throw new Error("No event");
  const reduction = measured(shed(group(60, 7), event, 0.35), event);
  const readings = creditedReadings(reduction, [
    { id: "idle charger", kw: 6, mostKwh: 0.4 },
    { id: "home that used more", kw: 2, mostKwh: -1 },
    { id: "thermostat", kw: 2 },
  ]);
  const { participants } = settleEvent(3_600, 2, TERMS, readings);
  expect(participants.map(({ paidKwh }) => paidKwh)).toEqual([
    expect.closeTo(0.4, 9),
    0,
    expect.closeTo(0.2 * reduction.certainKwh, 9),
  ]);
});

test("too short a history is said, not guessed around", () => {
  const [event] = EVENTS;
  if (!event) throw new Error("No event");
  const series = group(5, 1);
  const from = Math.round((event.startMs - 12 * DAY_MS - FIRST_MS) / HOUR_MS);
  const short = { ...series, startMs: FIRST_MS + from * HOUR_MS, kwh: series.kwh.slice(from) };
  expect(measuredReduction(short, event, OPTIONS)).toEqual({ ok: false, reason: "too_few_compared_days" });
});
