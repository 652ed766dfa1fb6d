import { forecastLoad, forecastPeriod } from "@wattleaf/shared/contracts/forecast";
import type { BulkPayload } from "../../core/bulk";
import { requireOwnDataScope } from "../../core/own-data-scope";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";
import { ownHome } from "../energy-query";
import type { PeriodAside, PeriodKnown } from "./period-compute";

/** @throws DomainError invalid_input, too_large, overloaded */
export const load = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, forecastLoad, payload);

/**
 * Forecasts a period of the series that was sent, or without one of the caller's own meter.
 * @throws DomainError invalid_input, too_large, overloaded, not_found when the meter is not the caller's, and
 * insufficient_scope for a key that may not read own data
 */
export async function period(ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> {
  const nowMs = ctx.platform.clock.now();
  const answer = await runBulk(ctx, forecastPeriod, payload, { nowMs, own: null } satisfies PeriodKnown);
  const { ownQuestion } = answer.aside as PeriodAside;
  if (!ownQuestion) return answer;
  requireOwnDataScope(ctx, forecastPeriod);
  const value =
    "json" in payload ? { json: new TextEncoder().encode(JSON.stringify(ownQuestion)) } : { value: ownQuestion };
  const own = await ownHome(ctx, ownQuestion.meter_id);
  return runBulk(ctx, forecastPeriod, value, { nowMs, own } satisfies PeriodKnown);
}
