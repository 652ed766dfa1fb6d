import { compareShiftedTariffs, type ShiftProgress } from "@wattleaf/shared/contracts/optimization/tariffs";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { computed } from "../../core/computed";
import { requireOwnDataScope } from "../../core/own-data-scope";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";
import { findFacility } from "../facilities";
import { meterById, packedReadings } from "../meters";
import type { ShiftKnown } from "./flexible-home";

/**
 * A year under each tariff, before and after shifting; the same question on the same data is answered from what was
 * stored. A caller who leaves gives up the comparison.
 * @throws DomainError not_found, invalid_input, overloaded, too_large, and insufficient_scope for a key that may not read
 * own data
 */
export async function compareTariffs(
  ctx: RequestContext,
  input: InputOf<typeof compareShiftedTariffs>,
  onProgress?: (progress: ShiftProgress) => void,
): Promise<OutputOf<typeof compareShiftedTariffs>> {
  const known = await knownOf(ctx, input);
  const run = async () => {
    const answer = await runBulk(ctx, compareShiftedTariffs, { value: input }, known, {
      lane: ctx.platform.yearPlans,
      onProgress: (progress) => {
        if (progress.state === "queued") onProgress?.(progress);
        if (progress.state === "step") onProgress?.({ state: "planning", done: progress.done, of: progress.of });
      },
    });
    return ("value" in answer ? answer.value : null) as OutputOf<typeof compareShiftedTariffs>;
  };
  return computed(compareShiftedTariffs, { input, known }, run, ctx.signal);
}

async function knownOf(ctx: RequestContext, input: InputOf<typeof compareShiftedTariffs>): Promise<ShiftKnown> {
  const { facility_id: facilityId, meter_id: meterId } = input;
  if (meterId !== undefined) requireOwnDataScope(ctx, compareShiftedTariffs);
  const nowMs = ctx.platform.clock.now();
  const found = facilityId === undefined ? null : await findFacility(ctx, facilityId);
  if (facilityId !== undefined && !found)
    throw new DomainError("not_found", "There's no such facility in your account. Create it, or send home instead.");
  return {
    facility: found?.facility ?? null,
    sample: found?.sample ?? false,
    meter: meterId === undefined ? null : await meterOf(ctx, meterId),
    startsOn: monthOfLastYear(nowMs),
    // By the day, so that the same question is answered from what was stored until midnight.
    asOfMs: nowMs - (nowMs % DAY_MS),
  };
}

async function meterOf(ctx: RequestContext, id: string): Promise<ShiftKnown["meter"]> {
  const { provider, tariffId } = await meterById(ctx, id);
  const readings = await packedReadings(ctx, id);
  if (!readings) throw new DomainError("not_found", "This meter has no readings yet.");
  return { provider, tariffId, readings };
}

/** The first of the current month, a year ago. */
function monthOfLastYear(nowMs: number): string {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1)).toISOString().slice(0, 10);
}
