export { period } from "./service";
