export { connect } from "../preact";
export { failureText } from "./failure-text";
export { Reason } from "./Reason";
export const css = "";
