export { checkDraft } from "./draft";
export type { CheckedDraft, RejectedSentence } from "./draft";
export { checkSentence } from "./check-sentence";
export type { DraftSentence, Evidence, GuardVerdict } from "./check-sentence";
