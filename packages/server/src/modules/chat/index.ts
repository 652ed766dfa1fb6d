export { startDueOrders } from "./actions";
export { LiveAnswers } from "./live-answers";
export { deleteAbandonedConversations } from "./service";
export { claimStatements as claimConversations } from "./claim.repo";
