export { checkSentence } from "./check-sentence";
export type { DraftSentence, Evidence } from "./check-sentence";
export { CHECKED_KINDS } from "./checked-kinds";
export { namesFlows } from "./flow-guard";
export { checkAnswer, checkTold } from "./frame-guard";
export type { FrameVerdict } from "./frame-guard";
