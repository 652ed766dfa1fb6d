import { assert, constantFrom, double, property } from "fast-check";
import { SIMULATED_DEVICE_TYPES, SIMULATED_SETTINGS } from "@wattleaf/shared/domain/devices";
import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import { evolve, read, switched, withSetting } from "./simulate";
import { newDevice, type SimulatedState } from "./state";

const seconds = (max: number) => double({ min: 0, max, noNaN: true });
const temperature = (state: SimulatedState) => read(state).temperatureCelsius ?? Number.NaN;
const charge = (state: SimulatedState) => read(state).stateOfCharge ?? Number.NaN;

describe("every simulated device", () => {
  it("comes to the same in two looks as in one", () => {
    assert(
      property(
        constantFrom(...SIMULATED_DEVICE_TYPES),
        seconds(2 * DAY_SECONDS),
        seconds(2 * DAY_SECONDS),
        (type, first, second) => {
          const inTwo = read(evolve(evolve(newDevice(type), first), second));
          const inOne = read(evolve(newDevice(type), first + second));
          expect(inTwo.stateOfCharge ?? 0).toBeCloseTo(inOne.stateOfCharge ?? 0, 9);
          expect(inTwo.temperatureCelsius ?? 0).toBeCloseTo(inOne.temperatureCelsius ?? 0, 6);
        },
      ),
    );
  });

  it("stays within what is possible, whatever was set and however long nobody looked", () => {
    assert(
      property(
        constantFrom("thermostat", "ev_charger", "battery", "water_heater"),
        double({ min: 0, max: 1, noNaN: true }),
        seconds(400 * DAY_SECONDS),
        (type, share, elapsed) => {
          const { min = 0, max = 0 } = SIMULATED_SETTINGS[type] ?? {};
          const { stateOfCharge, temperatureCelsius } = read(
            evolve(withSetting(newDevice(type), min + share * (max - min)), elapsed),
          );
          if (stateOfCharge !== null) expect(stateOfCharge >= 0 && stateOfCharge <= 1).toBe(true);
          if (temperatureCelsius !== null) expect(temperatureCelsius > 0 && temperatureCelsius < 70).toBe(true);
        },
      ),
    );
  });

  it("draws nothing when it is off", () => {
    for (const type of SIMULATED_DEVICE_TYPES) expect(read(switched(newDevice(type), false)).powerWatts).toBe(0);
  });
});

describe("a thermostat", () => {
  it("holds the room around its target and pauses in between", () => {
    const day = Array.from({ length: 288 }, (_, index) => evolve(newDevice("thermostat"), HOUR_SECONDS + index * 300));
    for (const state of day) expect(Math.abs(temperature(state) - 20)).toBeLessThanOrEqual(0.5 + 1e-9);
    const running = day.filter((state) => read(state).powerWatts === 2_400).length / day.length;
    // 8 K above the outdoors of the 84 K that the heat pump could hold.
    expect(running).toBeCloseTo(8 / 84, 1);
  });

  it("lets the room cool when it is off, and does not heat one that is warm enough", () => {
    expect(temperature(evolve(switched(newDevice("thermostat"), false), 24 * HOUR_SECONDS))).toBeLessThan(17);
    expect(read(withSetting(newDevice("thermostat"), 15)).powerWatts).toBeLessThan(10);
  });
});

describe("a car at its charger", () => {
  it("gains what the charger gives, slower above 80 %, and stops when it is full", () => {
    const car = newDevice("ev_charger");
    // 7.4 kW at 90 % into 60 kWh: 11.1 % an hour.
    expect(charge(evolve(car, HOUR_SECONDS)) - charge(car)).toBeCloseTo(0.111, 6);
    expect(read(evolve(car, 4 * HOUR_SECONDS)).powerWatts).toBeCloseTo(7_400 * 0.4, 6);
    expect(read(evolve(car, 12 * HOUR_SECONDS))).toMatchObject({ stateOfCharge: 1, powerWatts: 0 });
  });

  it("is driven when it does not charge, and never down to nothing", () => {
    const car = switched(newDevice("ev_charger"), false);
    expect(charge(evolve(car, DAY_SECONDS))).toBeCloseTo(0.46 - (0.333 * 24) / 60, 6);
    expect(charge(evolve(car, 30 * DAY_SECONDS))).toBe(0.2);
  });
});

describe("a battery", () => {
  it("charges up to its target and then rests", () => {
    const battery = newDevice("battery");
    expect(read(battery).powerWatts).toBe(5_000);
    expect(read(evolve(battery, 2 * HOUR_SECONDS))).toMatchObject({ stateOfCharge: 0.8, powerWatts: 0 });
  });

  it("feeds the home when its target is lower", () => {
    const battery = withSetting(newDevice("battery"), 20);
    expect(read(battery).powerWatts).toBe(-2_000);
    expect(charge(evolve(battery, 6 * HOUR_SECONDS))).toBe(0.2);
  });
});
