import { expect, test } from "vitest";
import { analyzeMains } from "./analyze";

const INTERVAL_SECONDS = 900;
const DAY = 96;
/** Two days of quarter hours: 200 W always on, two hours of 3 kW on each evening. */
const watts = Float64Array.from({ length: 2 * DAY }, (_, i) => (i % DAY >= 72 && i % DAY < 80 ? 3_200 : 200));
const analyze = (device: string) =>
  analyzeMains({ watts, intervalSeconds: INTERVAL_SECONDS, labels: [{ device, from: 72, to: 80 }] }, []);
const kwhOf = (device: string, analysis = analyze(device)) =>
  (analysis.devices.find((one) => one.device === device)?.energyWh ?? 0) / 1_000;

test("a label of quarter hours names its own stretch and no other", () => {
  const analysis = analyze("dishwasher");
  expect(kwhOf("dishwasher", analysis)).toBeCloseTo(6, 1);
  const named = analysis.devices.find(({ device }) => device === "dishwasher");
  expect(named?.runs).toMatchObject([{ from: 72, to: 80 }]);
  expect(analysis.learned).toEqual([]);
});

test("the parts still add up to the mains in each interval", () => {
  const { base, unassigned, devices } = analyze("dishwasher");
  for (const [i, total] of watts.entries()) {
    const parts = devices.reduce((sum, device) => sum + device.watts[i]!, base[i]! + unassigned[i]!);
    expect(parts).toBeCloseTo(total, 1);
  }
});

test("what is none of the appliances takes a wrong name away", () => {
  const car = Float64Array.from({ length: 7 * DAY }, (_, i) => (i % DAY >= 4 && i % DAY < 20 ? 7_400 : 300));
  const run = (labels: { device: string; from: number; to: number }[]) =>
    analyzeMains({ watts: car, intervalSeconds: INTERVAL_SECONDS, labels }, []);
  const before = kwhOf("ev_like", run([]));
  const after = kwhOf("ev_like", run([{ device: "other", from: 4, to: 20 }]));
  expect(before - after).toBeCloseTo(before / 7, 0);
});
