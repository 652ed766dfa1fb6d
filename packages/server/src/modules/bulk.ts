import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../context";
import { type BulkAnswer, type BulkPayload, buffersOf } from "../platform/bulk";
import type { CpuCaller, CpuQueue } from "../platform/cpu-queue";
import { isReadOnly, ownerOf } from "./owner";

/** For whom a heavy job runs: an account, or an address without one of its own. */
export const cpuCaller = ({ actor, clientAddress, signal }: RequestContext): CpuCaller => ({
  caller: (isReadOnly(actor) ? null : ownerOf(actor)) ?? clientAddress,
  signal,
});

/**
 * Runs a bulk operation's computation in a Worker; its JSON is handed over, not copied.
 * @param known what the service looked up for it, given to the computation beside the input
 * @throws DomainError invalid_input, too_large, overloaded, and what the computation refuses with
 */
export const compute = (
  ctx: RequestContext,
  operation: Pick<Operation, "id">,
  payload: BulkPayload,
  known?: unknown,
  lane: CpuQueue = ctx.platform.compute,
): Promise<BulkAnswer> =>
  lane.run("compute", { operationId: operation.id, payload, known }, cpuCaller(ctx), buffersOf(payload));
