import * as contracts from "@wattleaf/shared/contracts/notifications";
import { defineApi, implement } from "../../http/implement";
import * as notifications from "./service";

export const notificationsApi = defineApi({
  list: implement(contracts.listNotifications, notifications.list),
  markRead: implement(contracts.markNotificationsRead, notifications.markRead),
  settings: implement(contracts.notificationSettings, notifications.settings),
  changeSetting: implement(contracts.changeNotificationSetting, notifications.changeSetting),
});
