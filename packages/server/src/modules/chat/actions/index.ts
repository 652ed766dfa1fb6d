export { actionDesk } from "./desk";
export { startDueOrders } from "./due-orders";
export { confirm, decline, freshActions } from "./service";
