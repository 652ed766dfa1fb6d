export {
  billUploadCoins,
  coinBalance,
  type CoinStatement,
  connectDevicesCoins,
  inviterCoins,
  purchaseCoins,
  welcomeCoins,
} from "./ledger";
export { leaderboard } from "./leaderboard";
export { refreshStale, startStatsRefresh } from "./refresh";
export { statsOf } from "./stats";
export type { EnergyHistory } from "./platform";
