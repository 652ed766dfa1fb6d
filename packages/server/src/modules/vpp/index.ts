import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../core/platform";
import { deleteOlderChanges } from "./changes.repo";
import { deleteOldReadings } from "./meters";

export { changeStatement, latestChangeId, listChanges } from "./changes.repo";
export {
  createRow as createEvent,
  listNotCancelled as listNotCancelledEvents,
  ownEvent,
  removeRow as deleteEvent,
  replaceRow as replaceEvent,
} from "./events/service";
export { enrollHome, homeParticipation } from "./home";
export { deliveredEvents } from "./homes/delivered-events";
export { announcedEvents, enrollAt } from "./homes/service";
export { fittingReadings, type Readings, readingsStatement } from "./meters";
export {
  addDevice,
  addRow as addParticipant,
  deviceOf,
  devicesOf,
  listRows as listParticipants,
  ownParticipant,
  participantNamed,
  remove as deleteParticipant,
  removeDevice,
  replaceDevice,
  replaceRow as replaceParticipant,
} from "./participants";
export {
  createRow as createPlant,
  listRows as listPlants,
  ownPlant,
  plantNamed,
  remove as deletePlant,
  replaceRow as replacePlant,
} from "./plants";
export type { DeviceTerms } from "./participants";
export type { OpenAdrObjects } from "./platform";
export { found, notFound, rejectSampleId, written } from "./errors";
export type { DeviceRow, EventRow, ParticipantRow, PlantRow } from "./rows";

/** How long subscribers can ask for what happened. */
const CHANGES_KEPT_MS = 30 * DAY_MS;

/** Readings and changes that are past their retention period. */
export async function deleteOldVppRows(platform: Platform): Promise<void> {
  await deleteOldReadings(platform);
  await deleteOlderChanges(platform.db, platform.clock.now() - CHANGES_KEPT_MS);
}
