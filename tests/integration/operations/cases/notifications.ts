import { expect } from "vitest";
import { connectDevice } from "../../../../packages/shared/src/contracts/devices";
import * as notifications from "../../../../packages/shared/src/contracts/notifications";
import { made } from "../../../support/made";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

/** The first device pays coins, of which the account is told. */
const device = (session: BrowserSession) => made(session, connectDevice, { type: "thermostat", name: "Hallway" });

const signedOut = (operation: OperationCase["operation"], input: object): OperationCase => ({
  operation,
  title: "rejects a visitor",
  as: "visitor",
  input: () => input,
  error: { code: "not_signed_in" },
});

export const NOTIFICATIONS_CASES: readonly OperationCase[] = [
  {
    operation: notifications.listNotifications,
    title: "tells of coins received",
    as: "user",
    input: async (session) => {
      await device(session);
      return {};
    },
    output: {
      unread: 1,
      notifications: [
        {
          id: expect.any(String),
          kind: "coins",
          name: "coins_connect_devices",
          values: { coins: 50 },
          path: "/mine",
          at: expect.stringMatching(/Z$/),
          read: false,
        },
      ],
    },
  },
  signedOut(notifications.listNotifications, {}),
  {
    operation: notifications.markNotificationsRead,
    title: "marks all as read",
    as: "user",
    input: async (session) => {
      await device(session);
      return {};
    },
    output: { unread: 0 },
    again: "same",
  },
  signedOut(notifications.markNotificationsRead, {}),
  {
    operation: notifications.notificationSettings,
    title: "has every kind turned on at first",
    as: "user",
    input: () => ({}),
    output: { muted: [] },
  },
  signedOut(notifications.notificationSettings, {}),
  {
    operation: notifications.changeNotificationSetting,
    title: "turns a kind off",
    as: "user",
    input: () => ({ kind: "coins", enabled: false }),
    output: { muted: ["coins"] },
    again: "same",
  },
  signedOut(notifications.changeNotificationSetting, { kind: "coins", enabled: false }),
];
