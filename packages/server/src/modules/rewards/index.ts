export { leaderboard } from "./leaderboard";
export {
  billUploadCoins,
  coinBalance,
  type CoinStatement,
  connectDevicesCoins,
  inviterCoins,
  welcomeCoins,
} from "./service";
export { refreshStale, startStatsRefresh } from "./refresh";
export { statsOf } from "./stats";
