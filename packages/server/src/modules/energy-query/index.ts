export { homeOf, homeOfInput } from "./home";
export { type OwnHome, ownHome } from "./own-home";
export { queryEnergy } from "./service";
