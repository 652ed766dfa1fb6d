export { health } from "./service";
