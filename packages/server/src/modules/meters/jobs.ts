import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { defineJob } from "../../adapters/worker-queue/job";
import type { MeterDescription } from "./describe";
import type { MeterFile, ZonesOfFile } from "./meter-file";
import type { SandboxJob } from "./sandbox-job";

/** Quarter hours of a made-up household; null for a time without one. */
export const sandboxReadingsJob = defineJob<SandboxJob, IntervalSeries | null>("meters.sandboxReadings");

/** The readings of a meter's export. */
export const readMeterFileJob = defineJob<{ bytes: Uint8Array; zones: ZonesOfFile }, MeterFile>("meters.readFile");

/** The readings of a utility's answer in pages; null when there are none. */
export const readMeterFeedJob = defineJob<{ pages: string[] }, IntervalSeries | null>("meters.readFeed");

/** A meter's faults, usage facts and bills. */
export const describeMeterJob = defineJob<
  { series: IntervalSeries; tariffId: string | null; isRepaired: boolean },
  MeterDescription
>("meters.describe");
