import { DAY_MS, HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { repeat } from "../../adapters/repeat";
import type { Platform } from "../../core/platform";
import { announceEvents } from "./announce-events";
import { reportSavings } from "./report-savings";
import { announceUnusualUse } from "./unusual-use";

export { announceEvents } from "./announce-events";
export { reportSavings } from "./report-savings";
export { deleteOldNotifications } from "./service";
export { announceUnusualUse } from "./unusual-use";

const EVENTS_EVERY_MS = 10 * MINUTE_MS;
/** Months of the last day are counted by then. */
const REPORTS_EVERY_MS = 6 * HOUR_MS;

/** At the start, and then regularly. Returns what stops it. */
export function startNotifications(platform: Platform): () => void {
  const stops = [
    repeat({ what: "Announcing events", everyMs: EVENTS_EVERY_MS, run: () => announceEvents(platform) }, platform.log),
    repeat({ what: "Looking for unusual use", everyMs: DAY_MS, run: () => announceUnusualUse(platform) }, platform.log),
    repeat({ what: "Reporting savings", everyMs: REPORTS_EVERY_MS, run: () => reportSavings(platform) }, platform.log),
  ];
  return () => stops.forEach((stop) => stop());
}
