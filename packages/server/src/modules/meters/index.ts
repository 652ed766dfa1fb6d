export { createUtilities, type Utilities } from "./connectors";
export { beginDueImports, startMeterImports } from "./importing/due-imports";
export { MeterImports } from "./importing/imports";
export type { TimeSpan } from "./readings/read";
export { listMeters } from "./service";
export {
  billsOf,
  deleteOldAuthorizations,
  giveBackConsents,
  importSandbox,
  meterUsage,
  primaryMeter,
  readSeries,
} from "./verbs";
