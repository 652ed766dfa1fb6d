import { readYaml } from "../yaml-file";
import { parsePast, parseUpcoming, type PastEvent, type UpcomingEvent } from "./event";

export type { UpcomingEvent } from "./event";

const UPCOMING = "events/upcoming.yaml";
const PAST = "events/past.yaml";

/** Events to come, the next one first. */
export const loadUpcomingEvents = (): UpcomingEvent[] => parseUpcoming(readYaml(UPCOMING), UPCOMING);

/** Events that are over, the latest first. */
export const loadPastEvents = (): PastEvent[] => parsePast(readYaml(PAST), PAST);
