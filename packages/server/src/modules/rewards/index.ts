export { coinEntries } from "./history";
export { auditLedger, type AuditCheck } from "./audit";
export {
  achievementCoins,
  billUploadCoins,
  coinBalance,
  type CoinStatement,
  connectDevicesCoins,
  purchaseCoins,
  type PurchaseStatements,
  refundCoins,
  welcomeCoins,
} from "./ledger";
export { inviterCoins, type InviteStatement, paidInvites, sampleInviterCoins } from "./invites";
export { type Evidence, evidenceStatements, meterMark } from "./evidence";
export { notRedeemable, redeemability, type Redeemability } from "./redeemability";
export { importTemperatures, listTemperatureAreas } from "./weather/temperatures";
export { readTemperatureFile } from "./weather/temperature-file";
export { zipPrefixOf } from "./weather/zip-prefix";
export { leaderboard } from "./leaderboard";
export { LiveLeaderboard } from "./live-leaderboard";
export { positionOf } from "./position";
export { findVelocity } from "./velocity.repo";
export { decideSaving, heldSavings } from "./points/reviews";
export { refreshStale, startStatsRefresh } from "./refresh";
export { addSamplePoints } from "./sample-points";
export { statsOf } from "./stats";
export { effectHistory } from "./effect/history";
export { isHeldOut, SAVINGS_REPORTS } from "./effect/holdout";
export { measureEffect, type MeasuredEffect, measureToday, startEffectMeasurement } from "./effect/measure";
export { savingsReports } from "./effect/reports";
export type { DeliveredEvent, EnergyHistory } from "./counted-energy";
