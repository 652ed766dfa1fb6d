export {
  billUploadCoins,
  coinBalance,
  type CoinStatement,
  connectDevicesCoins,
  inviterCoins,
  welcomeCoins,
} from "./service";
