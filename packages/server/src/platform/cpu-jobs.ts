import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { BulkAnswer, BulkPayload } from "./bulk";

/** The heavy jobs that run off the main thread: name → input and output. */
export interface CpuJobs {
  readEnergyFile: { input: { bytes: Uint8Array }; output: UsageFacts };
  /** A bulk operation; `known` is what its service knows and the caller did not send. */
  compute: { input: { operationId: string; payload: BulkPayload; known: unknown }; output: BulkAnswer };
}
