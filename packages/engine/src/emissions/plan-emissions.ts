import type { EmissionFactor } from "./factors";

/** Emissions of what a plan and its baseline take from the grid, kg. Export is given no credit. */
export interface PlanEmissions {
  planKg: number;
  baselineKg: number;
  /** Less by taking less from the grid. */
  quantityReductionKg: number;
  /** Less by taking it at cleaner times; null without intensities by the hour, which a yearly average cannot show. */
  shiftingReductionKg: number | null;
}

/** What is known of the grid: a yearly average, or the intensity of each step in kg/kWh. */
export type GridIntensity = { factor: EmissionFactor } | { kgPerKwh: Float64Array };

/** @param planKwh @param baselineKwh energy taken from the grid in each step */
export function planEmissions(
  planKwh: Float64Array,
  baselineKwh: Float64Array,
  intensity: GridIntensity,
): PlanEmissions {
  const total = (kwh: Float64Array) => kwh.reduce((sum, each) => sum + each, 0);
  const lessKwh = total(baselineKwh) - total(planKwh);
  if ("factor" in intensity) {
    const { kgPerKwh } = intensity.factor;
    return {
      planKg: total(planKwh) * kgPerKwh,
      baselineKg: total(baselineKwh) * kgPerKwh,
      quantityReductionKg: lessKwh * kgPerKwh,
      shiftingReductionKg: null,
    };
  }
  const emitted = (kwh: Float64Array) =>
    kwh.reduce((sum, each, step) => sum + each * (intensity.kgPerKwh[step] ?? 0), 0);
  const mean = total(intensity.kgPerKwh) / intensity.kgPerKwh.length;
  const planKg = emitted(planKwh);
  const baselineKg = emitted(baselineKwh);
  const quantityReductionKg = lessKwh * mean;
  return { planKg, baselineKg, quantityReductionKg, shiftingReductionKg: baselineKg - planKg - quantityReductionKg };
}
