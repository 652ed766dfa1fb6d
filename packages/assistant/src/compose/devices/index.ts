export { deviceCommand } from "./command";
export { deviceState } from "./state";
