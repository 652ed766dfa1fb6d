import type { Operation } from "@wattleaf/shared/contracts/operation";
import { defineJob } from "../adapters/worker-queue/job";
import type { JobCaller, JobProgress, WorkerQueue } from "../adapters/worker-queue/worker-queue";
import { isReadOnly } from "./actor";
import { type BulkAnswer, type BulkPayload, buffersOf } from "./bulk";
import { ownerOf } from "./owner";
import type { RequestContext } from "./request-context";

/** A bulk operation; `known` is what its service knows and the caller did not send. */
export const bulkJob = defineJob<{ operationId: string; payload: BulkPayload; known: unknown }, BulkAnswer>("bulk");

/** The caller that a bulk job runs for: an account, or an IP address if there is no account. */
export const jobCaller = ({ actor, clientAddress, signal }: RequestContext): JobCaller => ({
  caller: (isReadOnly(actor) ? null : ownerOf(actor)) ?? clientAddress,
  signal,
});

/**
 * Runs a bulk operation's computation in a Worker; its JSON is handed over, not copied.
 * @param known what the service looked up for it, given to the computation beside the input
 * @throws DomainError invalid_input, too_large, overloaded, and the errors of the computation
 */
export const runBulk = (
  ctx: RequestContext,
  operation: Pick<Operation, "id">,
  payload: BulkPayload,
  known?: unknown,
  { lane = ctx.platform.compute, onProgress }: BulkOptions = {},
): Promise<BulkAnswer> =>
  lane.run(
    bulkJob,
    { operationId: operation.id, payload, known },
    { ...jobCaller(ctx), onProgress },
    buffersOf(payload),
  );

interface BulkOptions {
  lane?: WorkerQueue;
  onProgress?: ((progress: JobProgress) => void) | undefined;
}
