export { createSigningKey, listSigningKeys, revokeSigningKey, rotateWidgetKey } from "./keys";
export { articlesOf } from "./articles/known";
export { eraseCustomerOf } from "./customers/service";
export { findOrigins } from "./repo";
export { deleteExpiredWidgetSessions, isWidgetToken, widgetActor } from "./service";
export { countQuestion, countUpload, redemptionCount } from "./usage/count";
export { transcriptTargetOf } from "./transcripts";
export { partnerVoice } from "./voice";
export { addPartner, allowOrigin, allPartners, partnerNamed, requirePartner } from "./workspaces/service";
