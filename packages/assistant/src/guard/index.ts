export { checkSentence } from "./check-sentence";
export type { DraftSentence, Evidence } from "./check-sentence";
export { checkAnswer } from "./frame-guard";
export type { FrameVerdict } from "./frame-guard";
