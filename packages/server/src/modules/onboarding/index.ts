export { complete, update } from "./service";
