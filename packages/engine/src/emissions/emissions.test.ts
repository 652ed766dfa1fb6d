import { expect, test } from "vitest";
import { EMISSION_LOCATIONS, emissionFactor } from "./factors";
import { planEmissions } from "./plan-emissions";

const two = (first: number, second: number) => Float64Array.of(first, second);

test("a factor is that of the subregion, and of the country where the subregion is not known", () => {
  // (497.443 + 0.03 · 28 + 0.004 · 265) lb/MWh · 0.45359237 / 1000
  expect(emissionFactor("US-CAMX")?.kgPerKwh).toBeCloseTo(0.2265, 4);
  expect(emissionFactor("US-XXXX")).toBe(emissionFactor("US"));
  expect(emissionFactor("GB")).toMatchObject({ kgPerKwh: 0.177, year: 2023 });
  expect(emissionFactor("CN")).toMatchObject({ kgPerKwh: 0.5366, gases: "co2" });
  expect(emissionFactor("XX")).toBeUndefined();
});

test("every factor is a plausible intensity with its year and source", () => {
  expect(EMISSION_LOCATIONS.length).toBeGreaterThan(50);
  for (const location of EMISSION_LOCATIONS) {
    const { kgPerKwh = 0, year = 0, source = "" } = emissionFactor(location) ?? {};
    expect(kgPerKwh, location).toBeGreaterThan(0.02);
    expect(kgPerKwh, location).toBeLessThan(1);
    expect(year, location).toBeGreaterThanOrEqual(2022);
    expect(source, location).not.toBe("");
  }
});

test("a yearly average shows what less energy saves, and nothing of when it was used", () => {
  const factor = emissionFactor("GB");
  if (!factor) return expect.unreachable();
  expect(planEmissions(two(0, 9), two(10, 0), { factor })).toEqual({
    planKg: 9 * 0.177,
    baselineKg: 10 * 0.177,
    quantityReductionKg: expect.closeTo(0.177, 9),
    shiftingReductionKg: null,
  });
});

test("intensities by the hour show what cleaner times save", () => {
  const emissions = planEmissions(two(0, 9), two(10, 0), { kgPerKwh: two(0.5, 0.1) });
  expect(emissions.planKg).toBeCloseTo(0.9, 9);
  expect(emissions.baselineKg).toBeCloseTo(5, 9);
  expect(emissions.quantityReductionKg).toBeCloseTo(0.3, 9);
  expect(emissions.shiftingReductionKg).toBeCloseTo(3.8, 9);
});
