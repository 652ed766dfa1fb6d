import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { Constraints, optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import type { EmissionFactor } from "@wattleaf/engine/emissions/factors";
import { type GridIntensity, type PlanEmissions, planEmissions } from "@wattleaf/engine/emissions/plan-emissions";
import type { ScheduleOutcome } from "@wattleaf/engine/schedule/schedule";
import { knownPlace } from "../../core/known-place";
import { type Horizon, seriesOf, stepHours } from "./horizon";

type Answer = OutputOf<typeof optimizeSchedule>["emissions"];

/** Factors are shown to a tenth of a gram; kilograms to a gram. */
const FACTOR_STEP_KG = 1e-4;
const KG_STEP = 1e-3;

const NO_PLACE = "Provide location, or grid_kg_per_kwh with the intensity of each step, to calculate emissions.";
const AVERAGE =
  "Grid energy times the annual average factor, which does not reflect the time of use: send grid_kg_per_kwh to calculate the effect of shifting. Exports get no credit.";
const BY_STEP = "Grid energy times the intensity given for each step. Exports get no credit.";

/** @throws DomainError invalid_input for a place without a factor */
export function toEmissionsResponse(
  location: string | undefined,
  horizon: Horizon,
  { grid_kg_per_kwh: intensities }: Constraints,
  { plan, baseline }: ScheduleOutcome,
): Answer {
  const kwh = (kw: Float64Array) => kw.map((each) => each * stepHours(horizon));
  const of = (intensity: GridIntensity) => planEmissions(kwh(plan.importKw), kwh(baseline.plan.importKw), intensity);
  if (intensities) {
    const kgPerKwh = seriesOf(horizon, "grid_kg_per_kwh", intensities);
    return { ...kilograms(of({ kgPerKwh })), factor: null, note: BY_STEP };
  }
  if (location === undefined) return { ...UNKNOWN, factor: null, note: NO_PLACE };
  const factor = knownPlace(location, "constraints.location");
  return { ...kilograms(of({ factor })), factor: toFactorResponse(factor), note: AVERAGE };
}

const UNKNOWN = { plan_kg: null, baseline_kg: null, reduction_kg: null, shifting_reduction_kg: null };

const kilograms = (emissions: PlanEmissions) => ({
  plan_kg: to(KG_STEP, emissions.planKg),
  baseline_kg: to(KG_STEP, emissions.baselineKg),
  reduction_kg: to(KG_STEP, emissions.quantityReductionKg),
  shifting_reduction_kg: emissions.shiftingReductionKg === null ? null : to(KG_STEP, emissions.shiftingReductionKg),
});

const toFactorResponse = ({ location, kgPerKwh, year, gases, scope, source }: EmissionFactor) => ({
  location,
  kg_per_kwh: to(FACTOR_STEP_KG, kgPerKwh),
  rounded_to: FACTOR_STEP_KG,
  year,
  gases,
  scope,
  source,
});

const to = (step: number, value: number): number => Number((Math.round(value / step) * step).toFixed(4)) || 0;
