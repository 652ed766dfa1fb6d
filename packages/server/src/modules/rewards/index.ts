export { billUploadCoins, welcomeCoins } from "./service";
