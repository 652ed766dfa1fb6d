export { queryEnergy } from "./service";
