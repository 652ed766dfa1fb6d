export { type HomeKnown, type KnownLabel, loadKnowledge } from "./load-knowledge";
export { homeOf, homeOfInput, type OwnHome } from "./home";
