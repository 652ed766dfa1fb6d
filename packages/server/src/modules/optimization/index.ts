export { plan } from "./service";
