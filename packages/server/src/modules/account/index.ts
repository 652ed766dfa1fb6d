export { claimVisitor } from "./claim-visitor";
export { sweepErased } from "./erase";
export { proveOwner } from "./prove-owner";
export { noteSeen } from "./sessions/service";
