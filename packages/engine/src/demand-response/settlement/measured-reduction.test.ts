import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
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
const DAYS = 180;
const FIRST_MS = Date.parse("2026-01-05T00:00:00Z");
const HISTORY_DAYS = REDUCTION_HISTORY_MS / DAY_MS;

/** Evening events on business days after enough history. */
const EVENTS = Array.from({ length: DAYS - HISTORY_DAYS - 1 }, (_, day) => FIRST_MS + (HISTORY_DAYS + day) * DAY_MS)
  .filter((midnight) => ![0, 6].includes(new Date(midnight).getUTCDay()))
  .map((midnight) => ({ startMs: midnight + 17 * HOUR_MS, endMs: midnight + 19 * HOUR_MS }));

/** A home whose evenings differ as much as those of measured homes: about half of the average. */
function home(random: () => number): IntervalSeries {
  const kwh = new Float64Array(DAYS * 24);
  for (let day = 0; day < DAYS; day += 1) {
    const mood = 0.5 + random();
    for (let hour = 0; hour < 24; hour += 1) {
      const isEvening = hour >= 16 && hour < 22;
      const cooking = isEvening && random() < 0.3 ? 1.5 : 0;
      kwh[day * 24 + hour] = mood * (isEvening ? 0.9 : 0.4) * (0.7 + 0.6 * random()) + cooking;
    }
  }
  return { startMs: FIRST_MS, intervalSeconds: 3_600, kwh, timeZone: "UTC" };
}

const group = (size: number, seed: number): IntervalSeries => {
  const random = generator(seed);
  const homes = Array.from({ length: size }, () => home(random));
  return summedSeries(homes, { startMs: FIRST_MS, endMs: FIRST_MS + DAYS * DAY_MS });
};

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

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
