export { HEALTH_PATH, preparedHealth } from "./prepared";
export { health } from "./service";
