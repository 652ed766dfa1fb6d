import type { Operation } from "../operation";
import { cancelEvent, createEvent, listEvents, optParticipant, reportReadings, settleEvent } from "./events";
import { VPP_HOME_OPERATIONS } from "./homes";
import {
  addParticipant,
  createPlant,
  deletePlant,
  enrollDevice,
  listParticipants,
  listPlants,
  removeDevice,
  vppStatus,
} from "./plants";

export * from "./events";
export * from "./homes";
export * from "./plants";

/** In the order in which their examples can be run. */
export const VPP_OPERATIONS: readonly Operation[] = [
  vppStatus,
  createPlant,
  listPlants,
  addParticipant,
  enrollDevice,
  listParticipants,
  createEvent,
  listEvents,
  optParticipant,
  reportReadings,
  cancelEvent,
  settleEvent,
  removeDevice,
  deletePlant,
  ...VPP_HOME_OPERATIONS,
];
