export { seedDemoHousehold } from "./seed-household";
