export { claimVisitor } from "./claim-visitor";
export { sweepErased } from "./erase";
export { noteSeen } from "./sessions/service";
