export { knownPlace } from "./known-place";
export { findFacility } from "./service";
