import type { LoadDay } from "@wattleaf/shared/contracts/load-day";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { defineJob } from "../../adapters/worker-queue/job";

/** Usage facts of a bill or meter file. */
export const readEnergyFileJob = defineJob<{ bytes: Uint8Array }, UsageFacts>("uploads.readEnergyFile");

/** The newest whole day of a usage file by load. */
export const splitDayJob = defineJob<{ bytes: Uint8Array }, LoadDay>("uploads.splitDay");
