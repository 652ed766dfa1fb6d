export { sweepErased } from "./erase";
export { noteSeen } from "./sessions/service";
