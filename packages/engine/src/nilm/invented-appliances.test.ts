import { describe, expect, test } from "vitest";
import { coarser, syntheticHome } from "../../../../tests/factories/home-mains";
import { analyzeMains, type MainsInput } from "./analyze";
import { homeRegion } from "./home-region";
import { shippedModels } from "./shipped-models";

const INVENTED_SHARE = 0.05;
const BELIEVED = 0.5;

const analyze = (input: MainsInput) => analyzeMains(input, shippedModels());
const minutely = (watts: Float64Array, more: Partial<MainsInput> = {}) =>
  analyze({ watts, intervalSeconds: 60, ...more });
const names = (watts: Float64Array, more: Partial<MainsInput> = {}) =>
  minutely(watts, more).devices.map(({ device }) => device);

/** Adds `minutes` of a load at each start. */
function withLoad(mains: Float64Array, starts: readonly number[], minutes: number, watts: number): Float64Array {
  const sum = mains.slice();
  for (const start of starts) for (let i = start; i < start + minutes; i += 1) sum[i]! += watts;
  return sum;
}

describe("an appliance that a home does not have", () => {
  test.each([
    ["kettle", { kettles: [] }],
    ["microwave", { microwaves: [] }],
    ["washing_machine", { washer: null }],
    ["dishwasher", { dishwasher: null }],
  ])("%s: is not reported with much energy and confidence", (device, without) => {
    for (const seed of [1, 2, 3]) {
      const { mains } = syntheticHome({ ...without, days: 14, seed });
      const usedWh = mains.reduce((sum, watts) => sum + watts, 0) / 60;
      const found = minutely(mains).devices.find((one) => one.device === device);
      const isBelieved = found && found.energyWh > INVENTED_SHARE * usedWh && found.confidence >= BELIEVED;
      expect(isBelieved ?? false).toBe(false);
    }
  });

  test("a water tank that heats for an hour at night and briefly by day is no car", () => {
    const { mains } = syntheticHome();
    const nights = [0, 1, 2, 3, 4, 5].map((day) => day * 1_440 + 120);
    const days = nights.flatMap((night) => [night + 300, night + 700]);
    const tank = withLoad(withLoad(mains, nights, 70, 4_500), days, 25, 4_500);
    expect(names(tank)).not.toContain("ev_charger");
    expect(names(withLoad(mains, nights, 180, 7_200))).toContain("ev_charger");
  });

  test("one hour of a large load is no car", () => {
    expect(names(withLoad(syntheticHome().mains, [2_000], 75, 3_800))).not.toContain("ev_charger");
  });
});

describe("the place of a home", () => {
  test("at 120 V there is no kettle of 2.7 kW and no electric shower", () => {
    const mains = withLoad(syntheticHome().mains, [400], 8, 8_800);
    expect(names(mains)).toEqual(expect.arrayContaining(["kettle", "electric_shower"]));
    const american = names(mains, { region: homeRegion("America/Chicago") });
    expect(american).not.toContain("kettle");
    expect(american).not.toContain("electric_shower");
  });

  test("a British June afternoon is not cooling", () => {
    const mains = new Float64Array(7 * 1_440).fill(200).map((watts, i) => {
      const hour = (i / 60) % 24;
      return hour >= 13 && hour < 20 ? watts + 1_200 : watts;
    });
    const kindsIn = (zone: string) =>
      analyze({
        watts: coarser(mains, 15),
        intervalSeconds: 900,
        hourOf: (i) => (i / 4) % 24,
        region: homeRegion(zone),
      }).devices.map(({ device }) => device);
    expect(kindsIn("Europe/London")).toEqual([]);
    expect(kindsIn("Europe/Madrid")).toEqual(["cooling"]);
  });

  test.each([
    ["America/New_York", 120],
    ["America/Argentina/Buenos_Aires", 230],
    ["Asia/Tokyo", 120],
    ["Asia/Shanghai", 230],
    ["Europe/London", 230],
  ])("%s has sockets of %i V", (zone, volts) => {
    expect(homeRegion(zone).socketVolts).toBe(volts);
  });
});
