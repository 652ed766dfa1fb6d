import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { defineJob } from "../../adapters/worker-queue/job";

/** Usage facts of a bill or meter file. */
export const readEnergyFileJob = defineJob<{ bytes: Uint8Array }, UsageFacts>("uploads.readEnergyFile");
