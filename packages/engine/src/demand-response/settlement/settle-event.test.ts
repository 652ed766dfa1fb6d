import { HOUR_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DispatchTerms, ParticipantReading } from "./settle-event";
import { pricePerInterval, settleEvent } from "./settle-event";
import { splitCents } from "./shares";

const TERMS: DispatchTerms = {
  requestedKw: 10,
  pricePerKwh: 0.5,
  capacityPricePerKw: 0,
  penaltyPerKwh: 0,
  paidUpTo: 1,
  operatorShare: 0.2,
};

const site = (id: string, baselineKwh: number[], meteredKwh: number[]): ParticipantReading => ({
  id,
  baselineKwh: Float64Array.from(baselineKwh),
  meteredKwh: Float64Array.from(meteredKwh),
});

describe("settling an event", () => {
  test("pays what was delivered, split by the plant's share and by who delivered", () => {
    // Two hours, 10 kW asked: 6 + 3 kWh in the first, 4 + 2 in the second.
    const settled = settleEvent(3_600, 2, TERMS, [site("a", [8, 8], [2, 4]), site("b", [5, 5], [2, 3])]);
    expect(settled).toMatchObject({
      requestedKwh: 20,
      deliveredKwh: 15,
      paidKwh: 15,
      performance: 0.75,
      revenueCents: 750,
      operatorCents: 150,
    });
    expect(settled.intervals.map(({ deliveredKwh }) => deliveredKwh)).toEqual([9, 6]);
    expect(settled.participants).toEqual([
      { id: "a", deliveredKwh: 10, paidKwh: 10, missingIntervals: 0, revenueCents: 400 },
      { id: "b", deliveredKwh: 5, paidKwh: 5, missingIntervals: 0, revenueCents: 200 },
    ]);
  });

  test("pays no more than was asked for, in each interval on its own", () => {
    const readings = [site("a", [20, 8], [2, 4])];
    expect(settleEvent(3_600, 2, TERMS, readings)).toMatchObject({ deliveredKwh: 22, paidKwh: 14, revenueCents: 700 });
    expect(settleEvent(3_600, 2, { ...TERMS, paidUpTo: 1.5 }, readings)).toMatchObject({ paidKwh: 19 });
  });

  test("lets a participant above the baseline take from the others, and pays that one nothing", () => {
    const settled = settleEvent(3_600, 1, TERMS, [site("saver", [9], [3]), site("waster", [1], [3])]);
    expect(settled).toMatchObject({ deliveredKwh: 4, paidKwh: 4, revenueCents: 200, operatorCents: 40 });
    expect(settled.participants.map(({ revenueCents }) => revenueCents)).toEqual([160, 0]);
  });

  test("counts an interval without a reading as nothing delivered", () => {
    const settled = settleEvent(900, 2, TERMS, [site("a", [3, 3], [1, Number.NaN])]);
    expect(settled).toMatchObject({ deliveredKwh: 2, requestedKwh: 5 });
    expect(settled.participants[0]).toMatchObject({ missingIntervals: 1 });
    expect(settled.intervals[1]).toMatchObject({ baselineKwh: 0, meteredKwh: 0, deliveredKwh: 0 });
  });

  test("adds a capacity payment for the kW held and takes a penalty for what is missing, where agreed", () => {
    const terms = { ...TERMS, capacityPricePerKw: 2, penaltyPerKwh: 0.1 };
    expect(settleEvent(3_600, 2, terms, [site("a", [8, 8], [2, 4])])).toMatchObject({
      energyCents: 500,
      capacityCents: 1_000,
      penaltyCents: 100,
      revenueCents: 1_400,
    });
  });

  test("leaves a loss to the operator", () => {
    const settled = settleEvent(3_600, 1, { ...TERMS, penaltyPerKwh: 3 }, [site("a", [8], [7])]);
    expect(settled).toMatchObject({ revenueCents: 50 - 2_700, operatorCents: 50 - 2_700 });
    expect(settled.participants[0]).toMatchObject({ revenueCents: 0 });
  });

  test("with nobody taking part is worth nothing", () => {
    expect(settleEvent(900, 4, TERMS, [])).toMatchObject({ deliveredKwh: 0, performance: 0, revenueCents: 0 });
  });
});

const kwh = fc.double({ min: -20, max: 40, noNaN: true });
const event = fc.integer({ min: 1, max: 8 }).chain((intervals) => {
  const row = fc.array(fc.oneof({ arbitrary: kwh, weight: 9 }, { arbitrary: fc.constant(Number.NaN), weight: 1 }), {
    minLength: intervals,
    maxLength: intervals,
  });
  return fc.record({
    intervals: fc.constant(intervals),
    readings: fc.array(fc.tuple(row, row), { maxLength: 6 }),
    price: fc.double({ min: 0, max: 5, noNaN: true }),
    operatorShare: fc.double({ min: 0, max: 1, noNaN: true }),
  });
});

test("the parts of any settlement sum to its revenue, and nobody is charged", () => {
  fc.assert(
    fc.property(event, ({ intervals, readings, price, operatorShare }) => {
      const sites = readings.map(([baseline, metered], index) => site(String(index), baseline, metered));
      const settled = settleEvent(900, intervals, { ...TERMS, pricePerKwh: price, operatorShare }, sites);
      const paid = settled.participants.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
      expect(settled.operatorCents + paid).toBe(settled.revenueCents);
      const paidKwh = settled.participants.reduce((sum, participant) => sum + participant.paidKwh, 0);
      expect(paidKwh).toBeCloseTo(settled.paidKwh, 9);
      for (const { revenueCents } of settled.participants) expect(revenueCents).toBeGreaterThanOrEqual(0);
      expect(settled.paidKwh).toBeLessThanOrEqual(settled.requestedKwh + 1e-9);
    }),
  );
});

test("cents are split without losing one, and nobody is a cent or more away from the exact share", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 }),
      (total, weights) => {
        const parts = splitCents(total, weights);
        const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(weightSum > 0 ? total : 0);
        for (const [index, part] of parts.entries()) {
          const exact = weightSum > 0 ? (total * (weights[index] ?? 0)) / weightSum : 0;
          expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6);
        }
      },
    ),
  );
  expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

describe("a price that changes during an event", () => {
  const spans = [0.2, 1, 3].map((pricePerKwh, at) => ({
    startMs: (at * HOUR_MS) / 2,
    endMs: ((at + 1) * HOUR_MS) / 2,
    pricePerKwh,
  }));

  test("is the mean of what holds during a longer meter interval", () => {
    expect(pricePerInterval(spans, { startMs: 0, endMs: 1.5 * HOUR_MS }, 1_800)).toEqual([0.2, 1, 3]);
    expect(pricePerInterval(spans.slice(0, 2), { startMs: 0, endMs: HOUR_MS }, 3_600)).toEqual([0.6]);
  });

  test("pays each interval at its own, and shares by what the energy was worth", () => {
    const terms = { ...TERMS, pricePerKwh: [0.2, 1], operatorShare: 0 };
    const settled = settleEvent(3_600, 2, terms, [site("early", [5, 0], [0, 0]), site("late", [0, 5], [0, 0])]);
    expect(settled.revenueCents).toBe(600);
    expect(settled.participants.map(({ revenueCents }) => revenueCents)).toEqual([100, 500]);
  });
});
