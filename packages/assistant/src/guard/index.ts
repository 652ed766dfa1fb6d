export { checkDraft } from "./draft";
export { checkSentence } from "./check-sentence";
export type { DraftSentence, Evidence } from "./check-sentence";
