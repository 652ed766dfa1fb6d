export { listItems } from "./service";
