export { ownHome } from "./own-home";
export { queryEnergy } from "./service";
