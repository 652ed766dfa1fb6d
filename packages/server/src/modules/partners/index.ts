export { createSigningKey, listSigningKeys, revokeSigningKey, rotateWidgetKey } from "./keys";
export { articlesOf } from "./articles/known";
export { findOrigins } from "./repo";
export { deleteExpiredWidgetSessions, isWidgetToken, widgetActor } from "./service";
export { countQuestion, countUpload, redemptionCount } from "./usage/count";
export { partnerVoice } from "./voice";
export { addPartner, allowOrigin, allPartners, partnerNamed, requirePartner } from "./workspaces/service";
