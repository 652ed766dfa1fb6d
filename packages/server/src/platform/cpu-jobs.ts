import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { IntervalSeries } from "../engine/interval/interval-series";
import type { MeterDescription } from "../modules/meters/describe";
import type { MeterFile } from "../modules/meters/meter-file";
import type { SandboxJob } from "../modules/meters/sandbox-job";
import type { BulkAnswer, BulkPayload } from "./bulk";

/** The heavy jobs that run off the main thread: name → input and output. */
export interface CpuJobs {
  readEnergyFile: { input: { bytes: Uint8Array }; output: UsageFacts };
  /** A bulk operation; `known` is what its service knows and the caller did not send. */
  compute: { input: { operationId: string; payload: BulkPayload; known: unknown }; output: BulkAnswer };
  /** Quarter hours of a made-up household; null for a time without one. */
  sandboxReadings: { input: SandboxJob; output: IntervalSeries | null };
  /** The readings of a meter's export; `elsewhere` is the zone of a file that names none. */
  readMeterFile: { input: { bytes: Uint8Array; elsewhere: string }; output: MeterFile };
  /** The readings of a utility's answer in pages; null when there are none. */
  readMeterFeed: { input: { pages: string[] }; output: IntervalSeries | null };
  /** What a meter's readings say, and its bills. */
  describeMeter: { input: { series: IntervalSeries; tariffId: string | null }; output: MeterDescription };
}
