export { createUtilities, type Utilities } from "./connectors";
export { readUtilityConfigurations } from "./connectors/green-button-connect/configuration";
export { beginDueImports, startMeterImports } from "./importing/due-imports";
export { MeterImports } from "./importing/imports";
export { storeDeviceReadings } from "./device-meter";
export { energyHistory } from "./energy-history";
export { breakdown, listMeters, remove as removeMeter } from "./service";
export {
  billsOf,
  deleteOldAuthorizations,
  giveBackConsents,
  importSandbox,
  labelsOf,
  meterById,
  meterUsage,
  packedReadings,
  primaryMeter,
  readSeries,
  recentlyFedSeries,
  sandboxRoof,
} from "./use-cases";
