export { AnswerQueue } from "./answering/answer-queue";
export { AnswerWorkers } from "./answering/answer-workers";
export type { LlmSettings } from "./answering/messages";
export { startAnswerLeases } from "./interrupted-answers";
export { LiveAnswers } from "./live-answers";
export { findUnwanted } from "./repo";
export { deleteAbandonedConversations } from "./service";
export { claimStatements as claimConversations } from "./claim.repo";
export { deleteOldRephrasings, feedbackCases } from "./feedback/service";
