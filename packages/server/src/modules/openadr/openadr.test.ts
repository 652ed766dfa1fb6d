import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { NO_END_MS } from "@wattleaf/shared/domain/vpp";
import { describe, expect, test } from "vitest";
import { timedIntervals } from "./interval-time";
import { usageOf } from "./report";
import { eventTermsOf, pricesOf } from "./event";
import { addressesOf, isAddressedTo } from "./targets";

const START = "2026-06-18T17:00:00Z";
const START_MS = Date.parse(START);
const usage = (...kwh: number[]) => kwh.map((energy, id) => ({ id, payloads: [{ type: "USAGE", values: [energy] }] }));
const report = (resources: Parameters<typeof usageOf>[0]["resources"]) => ({
  programID: "p",
  eventID: "e",
  clientName: "VEN-1",
  resources,
});

describe("the time of intervals", () => {
  test("runs on from the common start, unless an interval says its own", () => {
    const [first, second, third] = timedIntervals(
      { start: START, duration: "PT30M" },
      [
        { id: 0, payloads: [] },
        { id: 1, payloads: [], intervalPeriod: { start: "2026-06-18T20:00:00Z", duration: "P1DT1H" } },
        { id: 2, payloads: [] },
      ],
      "intervals",
    );
    expect(first).toMatchObject({ startMs: START_MS, endMs: START_MS + HOUR_MS / 2 });
    expect(second).toMatchObject({ startMs: START_MS + 3 * HOUR_MS, endMs: START_MS + 28 * HOUR_MS });
    expect(third).toMatchObject({ startMs: START_MS + 28 * HOUR_MS });
  });

  test.each(["P1M", "P1Y", "PT0S", "-PT1H", ""])("is not guessed from a duration of %s", (duration) => {
    expect(() => timedIntervals({ start: START, duration }, [{ id: 0, payloads: [] }], "intervals")).toThrow(
      "intervals.0.intervalPeriod",
    );
  });
});

describe("the usage of a report", () => {
  const intervalPeriod = { start: START, duration: "PT1H" };

  test("is the sum of its resources, and a gap where one of them is silent", () => {
    const usages = usageOf(
      report([
        { resourceName: "a", intervalPeriod, intervals: usage(1, 2, 3) },
        { resourceName: "b", intervalPeriod, intervals: usage(10, 20) },
      ]),
    );
    expect(usages).toMatchObject({ startMs: START_MS, intervalSeconds: 3_600 });
    expect([...(usages?.kwh ?? [])]).toEqual([11, 22, Number.NaN]);
  });

  test("is a gap where a resource tells an hour twice, also when another is silent then", () => {
    const twice = [...usage(1), ...usage(5)].map((interval) => ({ ...interval, intervalPeriod }));
    const resources = [
      { resourceName: "a", intervals: twice },
      {
        resourceName: "b",
        intervalPeriod: { ...intervalPeriod, start: "2026-06-18T18:00:00Z" },
        intervals: usage(2),
      },
    ];
    expect([...(usageOf(report(resources))?.kwh ?? [])].every(Number.isNaN)).toBe(true);
  });

  test("is none where a report tells of something else", () => {
    const intervals = [{ id: 0, payloads: [{ type: "OPERATING_STATE", values: ["NORMAL"] }] }];
    expect(usageOf(report([{ resourceName: "a", intervalPeriod, intervals }]))).toBeUndefined();
  });

  test.each([
    ["intervals of two lengths", { start: START, duration: "PT30M" }, 1],
    ["what no meter counts in an hour", intervalPeriod, 1e9],
  ])("is rejected with %s", (_, other, kwh) => {
    const resources = [
      { resourceName: "a", intervalPeriod, intervals: usage(1) },
      { resourceName: "b", intervalPeriod: other, intervals: usage(kwh) },
    ];
    expect(() => usageOf(report(resources))).toThrow("resources");
  });
});

test("an event's request is a reduction, whatever its sign; without one it is a signal", () => {
  const terms = (...values: number[]) =>
    eventTermsOf(
      {
        programID: "p",
        intervalPeriod: { start: START, duration: "PT1H" },
        intervals: [{ id: 0, payloads: values.length > 0 ? [{ type: "DISPATCH_SETPOINT_RELATIVE", values }] : [] }],
      },
      START_MS,
    );
  expect([terms(-50), terms(50), terms(0), terms()].map(({ requestedKw }) => requestedKw)).toEqual([
    50,
    50,
    null,
    null,
  ]);
  expect(() => terms(1e12)).toThrow("kW");
});

describe("an event without times", () => {
  const NOW_MS = START_MS + 7 * HOUR_MS;
  const signal = [{ id: 0, payloads: [{ type: "PRICE", values: [0.17] }] }];

  test.each([
    ["no period", undefined, NOW_MS, NO_END_MS],
    ["a start", { start: START }, START_MS, NO_END_MS],
    ["the default duration", { start: START, duration: "PT0S" }, START_MS, NO_END_MS],
    ["an infinite duration", { start: START, duration: "P9999Y" }, START_MS, NO_END_MS],
    ["both", { start: START, duration: "PT2H" }, START_MS, START_MS + 2 * HOUR_MS],
  ])("is a signal, with %s, from its start or now until its end or replaced", (_, intervalPeriod, startMs, endMs) => {
    for (const intervals of [signal, []]) {
      expect(eventTermsOf({ programID: "p", intervalPeriod, intervals }, NOW_MS)).toMatchObject({
        startMs,
        endMs,
        requestedKw: null,
      });
    }
  });

  test("holds the price of its interval without an end", () => {
    const period = (duration?: string) => ({ start: START, ...(duration === undefined ? {} : { duration }) });
    const intervals = [
      { id: 0, intervalPeriod: period("PT1H"), payloads: [{ type: "PRICE", values: [0.9] }] },
      { id: 1, intervalPeriod: period(), payloads: [{ type: "PRICE", values: [0.2] }] },
    ];
    expect(eventTermsOf({ programID: "p", intervals }, NOW_MS)).toMatchObject({ endMs: NO_END_MS });
    expect(eventTermsOf({ programID: "p", intervals }, NOW_MS).pricePerKwh).toBeCloseTo(0.2, 3);
  });

  test.each([undefined, { start: START }, { start: START, duration: "P9999Y" }])(
    "cannot request power, and the error names the field",
    (intervalPeriod) => {
      const intervals = [{ id: 0, payloads: [{ type: "DISPATCH_SETPOINT_RELATIVE", values: [-40] }] }];
      expect(() => eventTermsOf({ programID: "p", intervalPeriod, intervals }, NOW_MS)).toThrow(
        "intervals.0.intervalPeriod",
      );
    },
  );
});

describe("prices", () => {
  const event = (prices: number[], request?: number) => ({
    programID: "p",
    intervalPeriod: { start: START, duration: "PT1H" },
    intervals: prices.map((price, id) => ({
      id,
      payloads: [
        { type: "PRICE", values: [price] },
        ...(request === undefined ? [] : [{ type: "DISPATCH_SETPOINT_RELATIVE", values: [request] }]),
      ],
    })),
  });
  const spansOf = (terms: ReturnType<typeof eventTermsOf>) => pricesOf(terms)?.map(({ pricePerKwh }) => pricePerKwh);

  test("may change from interval to interval, with a request and without", () => {
    for (const request of [undefined, -50]) {
      const terms = eventTermsOf(event([0.1, 0.5], request), START_MS);
      expect(terms.pricePerKwh).toBeCloseTo(0.3, 12);
      expect(spansOf(terms)).toEqual([0.1, 0.5]);
    }
    expect(spansOf(eventTermsOf(event([0.2, 0.2]), START_MS))).toBeUndefined();
  });

  test("of a week are a signal, and may be negative; those paid for a request may not", () => {
    expect(eventTermsOf(event(Array.from({ length: 168 }, () => -0.05)), START_MS)).toMatchObject({
      requestedKw: null,
    });
    expect(() => eventTermsOf(event([-0.05], -50), START_MS)).toThrow("PRICE");
    expect(() =>
      eventTermsOf(
        event(
          Array.from({ length: 25 }, () => 0.1),
          -50,
        ),
        START_MS,
      ),
    ).toThrow("24 hours");
  });
});

test("targets address a VEN that has one of the values of every type", () => {
  const ven = addressesOf([
    { type: "GROUP", values: ["north", "pilot"] },
    { type: "VEN_NAME", values: ["VEN-1"] },
  ]);
  const target = (type: string, ...values: string[]) => ({ type, values });
  expect(isAddressedTo(null, ven)).toBe(true);
  expect(isAddressedTo([target("GROUP", "south", "pilot")], ven)).toBe(true);
  expect(isAddressedTo([target("GROUP", "pilot"), target("VEN_NAME", "VEN-2")], ven)).toBe(false);
  expect(isAddressedTo([target("SERVICE_AREA", "1")], ven)).toBe(false);
});
