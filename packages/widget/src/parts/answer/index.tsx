export { followAnswer } from "../../api/answer";
export { connect } from "../preact";
export { Answer } from "./Answer";
export { css } from "./answer.css";
export { plainText } from "./markdown-parse";
