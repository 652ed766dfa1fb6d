export { connect } from "../preact";
export { Rewards } from "./Rewards";
export { css } from "./rewards.css";
