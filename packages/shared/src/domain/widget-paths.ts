/**
 * Every path that the widget calls from a partner's page. The widget's own types accept no other path, and the server
 * lets pages of other origins read the answers of these: a new call is added here, or it does not compile.
 */
export const WIDGET_PATHS = [
  "/api/chat",
  "/api/chat/hand-over",
  "/api/chat/history",
  "/api/chat/stop",
  "/api/gamification/achievements",
  "/api/gamification/coins",
  "/api/gamification/leaderboard",
  "/api/gamification/stats",
  "/api/marketplace/items",
  "/api/marketplace/purchase",
  "/api/meters/upload",
  "/api/upload",
  "/api/widget/session",
  "/api/widget/session/close",
] as const;

export type WidgetPath = (typeof WIDGET_PATHS)[number];
