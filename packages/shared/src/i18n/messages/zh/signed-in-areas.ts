/** What a signed-in user's first screen says, as one file: as four they would wait in line for the browser's connections. */
export { dashboard } from "./dashboard";
export { devices } from "./devices";
export { ranks } from "./ranks";
export { utility } from "./utility";
