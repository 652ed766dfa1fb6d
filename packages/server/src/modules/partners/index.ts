export { createSigningKey, listSigningKeys, revokeSigningKey, rotateWidgetKey } from "./keys";
export { articlesOf } from "./articles/known";
export { eraseCustomerOf } from "./customers/service";
export { deleteExpiredWidgetSessions, isWidgetToken, widgetActor } from "./service";
export { startTestQuestions } from "./questions/new-assistant";
export { tariffChoicesOf } from "./tariffs/choices";
export { countQuestion, countUpload, redemptionCount } from "./usage/count";
export { transcriptTargetOf } from "./transcripts";
export { partnerVoice } from "./voice";
export {
  allPartners,
  deleteWorkspace,
  extentOf,
  giveWorkspace,
  ownerWithEmail,
  partnerNamed,
} from "./workspaces/operators";
export { addPartner, allowOrigin, disallowOrigin, requirePartner } from "./workspaces/service";
