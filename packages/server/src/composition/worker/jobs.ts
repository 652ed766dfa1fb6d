import { readingsOfFile } from "@wattleaf/engine/import/read-energy-file";
import { splitNewestDay } from "@wattleaf/engine/day-split/split-day";
import { gunzipped } from "../../adapters/documents/unpack";
import { handles, type JobHandler } from "../../adapters/worker-queue/job";
import { bulkJob } from "../../core/run-bulk";
import { describeMeter } from "../../modules/meters/describe";
import { describeMeterJob, readMeterFeedJob, readMeterFileJob, sandboxReadingsJob } from "../../modules/meters/jobs";
import { readMeterFeed } from "../../modules/meters/meter-feed";
import { readMeterFile } from "../../modules/meters/meter-file";
import { sandboxReadings } from "../../modules/meters/sandbox-job";
import { pingJob } from "../../modules/health/jobs";
import { readEnergyFileJob, splitDayJob } from "../../modules/uploads/jobs";
import { readUpload } from "../../modules/bills/read-file";
import { COMPUTATIONS } from "./computations";

/** Every job of the product, as the Worker does it. */
export const JOB_HANDLERS: readonly JobHandler[] = [
  handles(bulkJob, async ({ operationId, payload, known }, report) => {
    const computation = COMPUTATIONS.find((one) => one.operationId === operationId);
    if (!computation) throw new Error(`No computation is registered for ${operationId}`);
    return computation.run(payload, known, report);
  }),
  handles(pingJob, () => "pong" as const),
  handles(readEnergyFileJob, ({ bytes }) => readUpload(bytes)),
  handles(splitDayJob, ({ bytes }) => splitNewestDay(readingsOfFile(gunzipped(bytes)))),
  handles(sandboxReadingsJob, sandboxReadings),
  handles(readMeterFileJob, ({ bytes, zones }) => readMeterFile(bytes, zones)),
  handles(readMeterFeedJob, ({ pages }) => readMeterFeed(pages)),
  handles(describeMeterJob, ({ series, tariffId, isRepaired }) => describeMeter(series, tariffId, isRepaired)),
];
