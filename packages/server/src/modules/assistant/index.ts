export { startDueOrders } from "./actions";
export { greeting } from "./greeting";
export { LiveAnswers } from "./live-answers";
export { type KnowledgeBase, loadKnowledge } from "./knowledge";
export { deleteAbandonedConversations } from "./service";
export { claimStatements as claimConversations } from "./claim/repo";
