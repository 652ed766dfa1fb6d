import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { defineJob } from "../../adapters/worker-queue/job";

/** What a bill or a meter file says about consumption. */
export const readEnergyFileJob = defineJob<{ bytes: Uint8Array }, UsageFacts>("uploads.readEnergyFile");
