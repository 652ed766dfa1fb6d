export { buyAt, purchasesOf } from "./purchases";
export { listItems } from "./service";
