export { actionDesk } from "./desk";
export { confirm, decline, freshActions } from "./service";
