export { deleteExpiredWidgetSessions, isWidgetToken, openWidgetSession, widgetActor } from "./service";
