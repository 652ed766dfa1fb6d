export { claimVisitor } from "./claim-visitor";
export { eraseAccount, eraseOrphanedCustomers, sweepErased } from "./erase";
export { proveOwner } from "./prove-owner";
export { noteSeen } from "./sessions/service";
