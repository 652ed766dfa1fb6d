export {
  billUploadCoins,
  coinBalance,
  type CoinStatement,
  connectDevicesCoins,
  purchaseCoins,
  welcomeCoins,
} from "./ledger";
export {
  energyEvidenceOf,
  inviterCoins,
  type InviteStatement,
  evidenceStatements,
  sampleInviterCoins,
} from "./invites";
export { leaderboard } from "./leaderboard";
export { refreshStale, startStatsRefresh } from "./refresh";
export { statsOf } from "./stats";
export type { EnergyHistory } from "./platform";
