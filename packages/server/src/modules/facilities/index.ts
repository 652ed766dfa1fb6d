export { findFacility } from "./service";
