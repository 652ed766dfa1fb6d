export { deleteExpiredWidgetSessions, openWidgetSession, widgetActor } from "./service";
