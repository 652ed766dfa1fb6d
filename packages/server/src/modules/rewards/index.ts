export { billUploadCoins, type CoinStatement, connectDevicesCoins, welcomeCoins } from "./service";
