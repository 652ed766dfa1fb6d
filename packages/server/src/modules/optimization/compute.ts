import type { Facility } from "@wattleaf/shared/contracts/facilities";
import { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { schedule } from "@wattleaf/engine/schedule/schedule";
import { explainPlan } from "@wattleaf/engine/schedule/explain/explain-plan";
import { computation } from "../../core/computation";
import { loadSolver } from "../../adapters/solver/highs";
import { toEmissionsResponse } from "./emissions-response";
import { toExplanationsResponse } from "./explanation-response";
import { horizonOf } from "./horizon";
import { sitePrices } from "./prices";
import { below } from "@wattleaf/shared/field-error";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import {
  toDemandChargesResponse,
  toQualityResponse,
  toRelaxedResponse,
  toRunsResponse,
  toSavingsResponse,
  toSolarResponse,
  toStepsResponse,
} from "./schedule-response";
import { siteOf } from "./site";
import { siteProblem } from "./site-problem";

const DEFAULT_TIME_LIMIT_SECONDS = 5;

/** What the service looked up: the stored facility, if there is one, and the time. */
export interface ScheduleKnown {
  facility: Facility | null;
  sample: boolean;
  nowMs: number;
}

export const optimizeScheduleComputation = computation(
  optimizeSchedule,
  async (input, known: ScheduleKnown, report) => {
    const { facility_id, time_horizon: hours, explain, constraints = {} } = input;
    const { objective = "cost" } = constraints;
    const site = siteOf(known.facility, constraints);
    const horizon = horizonOf(hours, constraints, site.time_zone, known.nowMs);
    const prices = sitePrices(site, horizon, constraints);
    const planned = siteProblem(site, horizon, constraints, prices);
    const { problem } = planned;
    const solve = await loadSolver();
    const timeLimitSeconds = constraints.time_limit_seconds ?? DEFAULT_TIME_LIMIT_SECONDS;
    const options = { timeLimitSeconds };
    const outcome = below("constraints", () => schedule(problem, solve, options));
    const explained = explain
      ? explainPlan(problem, outcome, solve, options, (done, of) => report({ done, of }))
      : null;
    return {
      facility_id,
      sample: known.sample || prices.sample,
      start: momentIn(horizon.timeZone, horizon.startMs),
      step_minutes: horizon.stepMs / MINUTE_MS,
      currency: prices.currency,
      schedule: toStepsResponse(horizon, problem, outcome.plan),
      runs: toRunsResponse(horizon, planned, outcome.plan),
      left_out: planned.leftOut,
      relaxed: toRelaxedResponse(outcome.brokenWishes),
      demand_charges: toDemandChargesResponse(problem, outcome),
      explanations:
        explained &&
        toExplanationsResponse(explained, { horizon, site: planned, objective, currency: prices.currency }),
      solar: toSolarResponse(problem, outcome),
      savings: toSavingsResponse(outcome),
      emissions: toEmissionsResponse(site.location, horizon, constraints, outcome),
      quality: toQualityResponse(outcome),
      notices: prices.notices,
    };
  },
);
