export { homeOf, homeOfInput, type OwnHome } from "./home";
