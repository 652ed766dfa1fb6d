export { purchasesOf } from "./purchases";
export { listItems } from "./service";
