import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coarser, finer, syntheticHome } from "../../../../tests/factories/home-mains";
import { analyzeMains, type MainsAnalysis, type MainsInput } from "./analyze";
import { shippedModels } from "./shipped-models";

const analyze = (input: MainsInput) => analyzeMains(input, shippedModels());
const minutely = (watts: Float64Array, more: Partial<MainsInput> = {}) =>
  analyze({ watts, intervalSeconds: 60, ...more });
const powerOf = ({ devices }: MainsAnalysis, device: string) => devices.find((one) => one.device === device)?.watts;
const energyOf = (watts: Float64Array | undefined) => watts?.reduce((sum, value) => sum + value, 0) ?? 0;

/** F1 of being on, minute by minute. */
function onF1(estimate: Float64Array | undefined, truth: Float64Array, onWatts: number): number {
  if (!estimate) return 0;
  let both = 0;
  let either = 0;
  truth.forEach((real, i) => {
    if (estimate[i]! >= onWatts) either += 1;
    if (real >= onWatts) either += 1;
    if (estimate[i]! >= onWatts && real >= onWatts) both += 1;
  });
  return (2 * both) / either;
}

/** Largest difference between the mains and the sum of their parts. */
function worstRemainder(watts: Float64Array, { base, devices, unassigned, exported }: MainsAnalysis): number {
  let worst = 0;
  watts.forEach((value, i) => {
    if (Number.isNaN(value)) return;
    const sum = devices.reduce((total, one) => total + one.watts[i]!, base[i]! + unassigned[i]! - (exported?.[i] ?? 0));
    worst = Math.max(worst, Math.abs(sum - value));
  });
  return worst;
}

/** Mains of any shape: levels, ramps, single spikes, export and gaps. */
const anyMains = fc
  .array(
    fc.record({
      samples: fc.integer({ min: 1, max: 60 }),
      watts: fc.oneof(
        fc.double({ min: -3_000, max: 12_000, noNaN: true }),
        fc.constantFrom(0, 100, 2_000, 2_000_000, Number.NaN),
      ),
      step: fc.constantFrom(0, 0, 35, -35),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((stretches) =>
    Float64Array.from(
      stretches.flatMap(({ samples, watts, step }) => Array.from({ length: samples }, (_, i) => watts + step * i)),
    ),
  );
const anyInterval = fc.constantFrom(1, 7, 30, 45, 60, 90, 120, 300, 600, 900);

describe("the parts of the mains", () => {
  test("add up to the mains, are never negative and never above them, whatever the series", () => {
    fc.assert(
      fc.property(anyMains, anyInterval, (watts, intervalSeconds) => {
        const analysis = analyze({ watts, intervalSeconds, hourOf: (i) => (i / 4) % 24 });
        expect(worstRemainder(watts, analysis)).toBeLessThan(0.051);
        for (const part of [analysis.base, analysis.unassigned, ...analysis.devices.map((one) => one.watts)]) {
          part.forEach((value, i) => {
            if (Number.isNaN(watts[i]!)) expect(value).toBeNaN();
            else {
              expect(value).toBeGreaterThanOrEqual(0);
              expect(value).toBeLessThanOrEqual(Math.max(0, watts[i]!) + 0.051);
            }
          });
        }
        for (const { confidence, energyWh } of analysis.devices) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          expect(energyWh).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("are the same for the same series", () => {
    const { mains } = syntheticHome({ days: 2 });
    expect(minutely(mains)).toEqual(minutely(mains.slice()));
  });

  test("of one sample, of nothing but gaps and of a constant are base load or nothing", () => {
    expect(minutely(Float64Array.of(230)).devices).toEqual([]);
    expect(minutely(new Float64Array(300).fill(Number.NaN)).quality.missing).toBe(300);
    const flat = minutely(new Float64Array(1_440).fill(230));
    expect(flat.devices).toEqual([]);
    expect(energyOf(flat.base)).toBeCloseTo(1_440 * 230, 6);
  });
});

describe("a home's appliances", () => {
  const home = syntheticHome();
  const analysis = minutely(home.mains);

  test.each([
    ["kettle", 200, 0.8],
    ["dishwasher", 10, 0.6],
    ["washing_machine", 20, 0.5],
    ["fridge", 40, 0.7],
  ])("%s is found minute by minute", (device, onWatts, atLeast) => {
    expect(onF1(powerOf(analysis, device), home.devices[device]!, onWatts)).toBeGreaterThan(atLeast);
  });

  test("a kettle's energy is near the truth", () => {
    const ratio = energyOf(powerOf(analysis, "kettle")) / energyOf(home.devices["kettle"]);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.2);
  });

  test("a car that charges for hours is told from heating", () => {
    const mains = home.mains.slice();
    for (let i = 1_380; i < 1_620; i += 1) mains[i]! += 7_200;
    const car = minutely(mains).devices.find(({ device }) => device === "ev_charger");
    expect(car?.runs).toHaveLength(1);
    expect(car!.energyWh / (7_200 * 4)).toBeCloseTo(1, 1);
    expect(car!.basis).toBe("signature");
  });

  test("an electric shower is told by its power", () => {
    const mains = home.mains.slice();
    for (let i = 400; i < 408; i += 1) mains[i]! += 8_800;
    expect(minutely(mains).devices.find(({ device }) => device === "electric_shower")?.runs).toHaveLength(1);
  });

  test("that nobody asked for stay unassigned", () => {
    const only = minutely(home.mains, { devices: ["kettle"] });
    expect(only.devices.map(({ device }) => device)).toEqual(["kettle"]);
    expect(energyOf(only.unassigned)).toBeGreaterThan(energyOf(analysis.unassigned));
  });
});

describe("what people say about their home", () => {
  const home = syntheticHome({ washer: null, dishwasher: null });
  const pond = [310, 1_740, 3_180, 4_620, 6_060];
  const mains = home.mains.slice();
  for (const start of pond) for (let i = start; i < start + 9; i += 1) mains[i]! += 620;

  test("one label finds the device's other runs, here and in the next series", () => {
    const labeled = minutely(mains, { labels: [{ device: "pond_pump", from: 1_740, to: 1_749 }] });
    const pump = labeled.devices.find(({ device }) => device === "pond_pump");
    expect(pump?.runs.map(({ from }) => from)).toEqual(pond);
    expect(pump?.basis).toBe("labels");
    expect(labeled.learned).toMatchObject([{ device: "pond_pump" }]);
    const later = minutely(mains.slice(1_440), { templates: labeled.learned });
    expect(later.devices.find(({ device }) => device === "pond_pump")?.runs).toHaveLength(pond.length - 1);
  });

  test("a label where nothing switched teaches nothing", () => {
    expect(minutely(mains, { labels: [{ device: "pond_pump", from: 0, to: 4 }] }).learned).toEqual([]);
  });
});

describe("series as meters give them", () => {
  test("1 s: a kettle lies on the seconds that it was on", () => {
    const home = syntheticHome({ days: 1, kettles: [], microwaves: [], washer: null, dishwasher: null });
    const seconds = finer(home.mains, 60);
    const [from, to] = [31_217, 31_217 + 163];
    for (let i = from; i < to; i += 1) seconds[i]! += 2_800;
    const kettle = analyze({ watts: seconds, intervalSeconds: 1 }).devices.find(({ device }) => device === "kettle");
    expect(kettle?.runs).toMatchObject([{ from, to }]);
    expect(kettle!.energyWh / ((2_800 * 163) / HOUR_SECONDS)).toBeCloseTo(1, 1);
  });

  test("5 min: a dishwasher is still found", () => {
    const home = syntheticHome({ washer: null });
    const analysis = analyze({ watts: coarser(home.mains, 5), intervalSeconds: 300 });
    expect(onF1(powerOf(analysis, "dishwasher"), coarser(home.devices["dishwasher"]!, 5), 10)).toBeGreaterThan(0.5);
  });

  test("15 min: kinds of load, no appliances, and little confidence", () => {
    const home = syntheticHome();
    const quarters = coarser(home.mains, 15);
    for (let i = 92; i < 108; i += 1) quarters[i]! += 7_200;
    const analysis = analyze({ watts: quarters, intervalSeconds: 900 });
    expect(analysis.detail).toBe("categories");
    expect(analysis.devices.map(({ device }) => device)).toEqual(["ev_like"]);
    expect(analysis.confidence).toBeLessThan(0.5);
  });

  test("15 min: a load that comes with the afternoon is cooling, one of the morning is heating", () => {
    const summer = (first: number, last: number) =>
      Float64Array.from({ length: 96 * 7 }, (_, i) => {
        const hour = (i / 4) % 24;
        return 200 + (hour >= first && hour < last ? 1_200 : 0);
      });
    const kindOf = (watts: Float64Array) =>
      analyze({ watts, intervalSeconds: 900, hourOf: (i) => (i / 4) % 24 }).devices.map(({ device }) => device);
    expect(kindOf(summer(13, 20))).toEqual(["cooling"]);
    expect(kindOf(summer(4, 10))).toEqual(["heating"]);
    expect(analyze({ watts: summer(13, 20), intervalSeconds: 900 }).devices).toEqual([]);
  });

  test("export is told apart from use", () => {
    const { mains } = syntheticHome({ days: 1 });
    for (let i = 700; i < 760; i += 1) mains[i] = -1_500;
    const analysis = minutely(mains);
    expect(analysis.quality.exporting).toBe(60);
    expect(analysis.exported![720]).toBe(1_500);
    expect(analysis.devices.every(({ watts }) => watts[720] === 0)).toBe(true);
  });

  test("a gap has no values, and no device runs in it", () => {
    const { mains } = syntheticHome({ days: 1 });
    mains.fill(Number.NaN, 420, 480);
    const analysis = minutely(mains);
    expect(analysis.quality.missing).toBe(60);
    expect(analysis.base[450]).toBeNaN();
    for (const { runs } of analysis.devices) {
      expect(runs.filter(({ from, to }) => from >= 420 && to <= 480)).toEqual([]);
    }
  });

  test("a value that no home's supply can carry goes to no device", () => {
    const { mains } = syntheticHome({ days: 1, kettles: [], microwaves: [], washer: null, dishwasher: null });
    mains[500] = 60_000;
    const analysis = minutely(mains);
    expect(analysis.quality.spikes).toBe(1);
    expect(analysis.devices.every(({ watts }) => watts[500]! < 200)).toBe(true);
    expect(analysis.unassigned[500]).toBeGreaterThan(59_000);
  });
});
