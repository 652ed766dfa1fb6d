export { furnishSampleHousehold } from "./furnish";
