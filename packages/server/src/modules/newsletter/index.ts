export { subscribe } from "./service";
