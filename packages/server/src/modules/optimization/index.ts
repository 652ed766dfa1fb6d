export { plan } from "./service";
export { compareTariffs } from "./tariffs-service";
