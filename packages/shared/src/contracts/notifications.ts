import { z } from "zod";
import { MAX_NOTIFICATIONS_LISTED, NOTIFICATION_KINDS, NOTIFICATION_NAMES } from "../domain/notifications";
import { operation, READ_LIMIT, WRITE_LIMIT } from "./operation";

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  name: z.enum(NOTIFICATION_NAMES).describe("Names the message; its text is in the reader's language"),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe("Values mentioned in the message"),
  path: z.string().describe("Page of the site that shows more"),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = operation({
  id: "notifications.list",
  method: "GET",
  path: "/api/notifications",
  access: "user",
  summary: "List notifications, newest first",
  input: z.object({}),
  output: z.object({
    notifications: z.array(notificationSchema).max(MAX_NOTIFICATIONS_LISTED),
    unread: z.int().nonnegative(),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const markNotificationsRead = operation({
  id: "notifications.markRead",
  method: "POST",
  path: "/api/notifications/read",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "What was read stays read.",
  summary: "Mark notifications as read",
  input: z.object({
    ids: z.array(z.string().max(64)).max(MAX_NOTIFICATIONS_LISTED).optional().describe("All if omitted"),
  }),
  output: z.object({ unread: z.int().nonnegative() }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in"],
});

const settingsSchema = z.object({ muted: z.array(z.enum(NOTIFICATION_KINDS)).describe("Kinds that are turned off") });

export const notificationSettings = operation({
  id: "notifications.settings",
  method: "GET",
  path: "/api/notifications/settings",
  access: "user",
  summary: "Get the kinds of notifications that are turned off",
  input: z.object({}),
  output: settingsSchema,
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const changeNotificationSetting = operation({
  id: "notifications.changeSetting",
  method: "PUT",
  path: "/api/notifications/settings",
  access: "user",
  idempotency: "natural",
  summary: "Turn a kind of notification on or off",
  description: "From now on; earlier notifications stay.",
  input: z.object({ kind: z.enum(NOTIFICATION_KINDS), enabled: z.boolean() }),
  output: settingsSchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in"],
});

export const NOTIFICATIONS_OPERATIONS = [
  listNotifications,
  markNotificationsRead,
  notificationSettings,
  changeNotificationSetting,
];
