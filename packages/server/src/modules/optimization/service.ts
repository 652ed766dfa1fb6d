import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { optimizeSchedule, type ScheduleProgress } from "@wattleaf/shared/contracts/optimization";
import { SAMPLE_FACILITY_ID } from "@wattleaf/shared/domain/facilities";
import { DomainError } from "@wattleaf/shared/errors";
import type { JobProgress } from "../../adapters/worker-queue/worker-queue";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";
import { findFacility } from "../facilities";
import type { ScheduleKnown } from "./compute";
import { standsAlone } from "./site";

/**
 * A caller who leaves gives up the plan: its place in the queue, or its Worker.
 * @throws DomainError not_found, invalid_input, overloaded
 */
export async function plan(
  ctx: RequestContext,
  input: InputOf<typeof optimizeSchedule>,
  onProgress?: (progress: ScheduleProgress) => void,
): Promise<OutputOf<typeof optimizeSchedule>> {
  const found = await findFacility(ctx, input.facility_id);
  if (!found && !standsAlone(input.constraints)) throw unknownFacility();
  const known: ScheduleKnown = {
    facility: found?.facility ?? null,
    sample: found?.sample ?? false,
    nowMs: ctx.platform.clock.now(),
  };
  const answer = await runBulk(ctx, optimizeSchedule, { value: input }, known, {
    lane: ctx.platform.schedules,
    onProgress: onProgress && ((progress) => onProgress(toScheduleProgress(progress))),
  });
  return ("value" in answer ? answer.value : null) as OutputOf<typeof optimizeSchedule>;
}

/** A running schedule is being solved until it tells how many of its decisions it has solved without. */
function toScheduleProgress(progress: JobProgress): ScheduleProgress {
  if (progress.state === "running") return { state: "solving" };
  return progress.state === "queued" ? progress : { state: "explaining", done: progress.done, of: progress.of };
}

const unknownFacility = () =>
  new DomainError(
    "not_found",
    `There's no such facility in your account. Create it with PUT /api/v1/facilities/{facility_id}, use ${SAMPLE_FACILITY_ID}, or send constraints with time_zone, prices, and at least one battery, vehicle, appliance, heat, or hot_water.`,
  );
