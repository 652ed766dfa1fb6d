import { askEnergy, type EnergyAnswer, type EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { BulkPayload } from "../../core/bulk";
import { requireOwnDataScope } from "../../core/own-data-scope";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";
import type { AskKnown, AskAside } from "./compute";
import { ownHome } from "./own-home";

/**
 * Answers a question about the series that was sent, or without one about the caller's own home.
 * @throws DomainError invalid_input, too_large, overloaded, not_found when the meter is not the caller's, and
 * insufficient_scope for a key that may not read own data
 */
export async function ask(ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> {
  const isJson = "json" in payload;
  const nowMs = ctx.platform.clock.now();
  // Only the Worker reads the input, so only then is it known whether it has a series.
  const answer = await runBulk(ctx, askEnergy, payload, { nowMs, own: null } satisfies AskKnown);
  const { ownQuestion } = answer.aside as AskAside;
  if (!ownQuestion) return answer;
  requireOwnDataScope(ctx, askEnergy);
  const value = isJson ? { json: new TextEncoder().encode(JSON.stringify(ownQuestion)) } : { value: ownQuestion };
  return runBulk(ctx, askEnergy, value, {
    nowMs,
    own: await ownHome(ctx, ownQuestion.meter_id, needsLoads(ownQuestion)),
  } satisfies AskKnown);
}

const needsLoads = ({ load, without }: Pick<EnergyQuestion, "load" | "without">): boolean =>
  load !== undefined || without !== undefined;

/** Answers a question about the asker's own home: a meter, else the uploaded files, else bills. */
export async function queryEnergy(ctx: RequestContext, question: EnergyQuestion): Promise<EnergyAnswer> {
  const known: AskKnown = {
    nowMs: ctx.platform.clock.now(),
    own: await ownHome(ctx, undefined, needsLoads(question)),
  };
  const found = await runBulk(ctx, askEnergy, { value: question }, known);
  return (("value" in found ? found.value : null) as OutputOf<typeof askEnergy>).answer;
}
