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

const DAY = 1_440;
const days = (...numbers: number[]) => numbers.map((day) => day * DAY + 1_080);
/** A month of a British home, in a month of the year. */
const inMonth = (month: number): Partial<MainsInput> => ({
  region: homeRegion("Europe/London"),
  monthOf: () => month,
  hourOf: (i) => (i / 60) % 24,
});

describe("a load that hardly ever comes", () => {
  const { mains } = syntheticHome({ days: 28 });

  test.each([
    [1, "ev_charger"],
    [15, "ev_like"],
  ])("%i min: an afternoon of 2.9 kW once a month is no car, every third night is", (minutes, car) => {
    const found = (...on: number[]) =>
      analyze({
        watts: coarser(withLoad(mains, days(...on), 240, 2_900), minutes),
        intervalSeconds: minutes * 60,
      }).devices.map(({ device }) => device);
    expect(found(12)).not.toContain(car);
    expect(found(1, 4, 7, 10, 13, 16, 19, 22, 25)).toContain(car);
  });

  test("a car that begins to charge late in the month is found from then on", () => {
    const late = minutely(withLoad(mains, days(19, 21, 23, 25), 180, 7_200));
    expect(late.devices.find(({ device }) => device === "ev_charger")?.runs).toHaveLength(4);
  });

  test("a dryer once a week is no heating, a heater in a week of January is", () => {
    expect(names(withLoad(mains, days(3, 10, 17, 24), 50, 2_000), inMonth(1))).not.toContain("electric_heating");
    expect(names(withLoad(mains, days(10, 11, 12, 13, 14), 50, 2_000), inMonth(1))).toContain("electric_heating");
  });

  test("in July nothing heats, and in January nothing cools", () => {
    expect(names(withLoad(mains, days(10, 11, 12, 13, 14), 50, 2_000), inMonth(7))).not.toContain("electric_heating");
    const starts = [0, 45, 90, 135, 180, 225].map((minute) => 10 * DAY + 840 + minute);
    const cycles = withLoad(mains, starts, 20, 900);
    const inMadrid = (month: number) =>
      names(cycles, { region: homeRegion("Europe/Madrid"), monthOf: () => month, hourOf: (i) => (i / 60) % 24 });
    expect(inMadrid(7)).toContain("air_conditioner");
    expect(inMadrid(1)).not.toContain("air_conditioner");
  });

  test("one cold morning is no heating", () => {
    const morning = Float64Array.from({ length: 24 }, (_, hour) => (hour >= 4 && hour < 10 ? 1_400 : 200));
    const hourly = (watts: Float64Array) =>
      analyze({ watts, intervalSeconds: 3_600, ...inMonth(1), hourOf: (i) => i % 24 }).devices;
    expect(hourly(morning)).toEqual([]);
    const week = Float64Array.from({ length: 7 * 24 }, (_, i) => morning[i % 24]!);
    expect(hourly(week).map(({ device }) => device)).toEqual(["heating"]);
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
