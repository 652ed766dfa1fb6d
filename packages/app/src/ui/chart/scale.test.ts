import { array, assert, float, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { niceScale, share } from "./scale";

describe("niceScale", () => {
  it("rounds to readable steps", () => {
    expect(niceScale([0.35, 2.64])).toEqual({ min: 0, max: 3, ticks: [0, 1, 2, 3] });
    expect(niceScale([396, 724]).ticks).toEqual([0, 200, 400, 600, 800]);
  });

  it("goes below zero for negative values", () => {
    expect(niceScale([-65, 22])).toEqual({ min: -75, max: 25, ticks: [-75, -50, -25, 0, 25] });
  });

  it("still has an axis without values, and with only zeros", () => {
    expect(niceScale([]).ticks.length).toBeGreaterThan(1);
    expect(niceScale([0, 0]).max).toBeGreaterThan(0);
  });

  it("always covers every value and zero, with few ticks", () => {
    assert(
      property(array(float({ min: -100_000, max: 100_000, noNaN: true }), { minLength: 1 }), (values) => {
        const { min, max, ticks } = niceScale(values);
        expect(min).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe("share", () => {
  it("maps a value between the ends", () => {
    expect(share(5, 0, 20)).toBe(0.25);
    expect(share(3, 3, 3)).toBe(0);
  });
});
