export { leaderboard } from "./leaderboard";
export {
  billUploadCoins,
  coinBalance,
  type CoinStatement,
  connectDevicesCoins,
  inviterCoins,
  welcomeCoins,
} from "./service";
export { statsOf } from "./stats";
