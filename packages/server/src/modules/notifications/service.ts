import type {
  changeNotificationSetting,
  listNotifications,
  markNotificationsRead,
  notificationSettings,
} from "@wattleaf/shared/contracts/notifications";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_NOTIFICATIONS_LISTED, NOTIFICATIONS_KEPT_DAYS } from "@wattleaf/shared/domain/notifications";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import * as repo from "./repo";

/** @throws DomainError not_signed_in */
export async function list(ctx: RequestContext): Promise<OutputOf<typeof listNotifications>> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  const [rows, unread] = await Promise.all([
    repo.listNotifications(db, userId, MAX_NOTIFICATIONS_LISTED),
    repo.countUnread(db, userId),
  ]);
  return {
    notifications: rows.map(({ id, kind, name, values, path, createdAtMs, readAtMs }) => ({
      id,
      kind,
      name,
      values,
      path,
      at: new Date(createdAtMs).toISOString(),
      read: readAtMs !== null,
    })),
    unread,
  };
}

/** @throws DomainError not_signed_in */
export async function markRead(
  ctx: RequestContext,
  { ids }: InputOf<typeof markNotificationsRead>,
): Promise<OutputOf<typeof markNotificationsRead>> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  await repo.markRead(db, userId, ids, clock.now());
  return { unread: await repo.countUnread(db, userId) };
}

/** @throws DomainError not_signed_in */
export async function settings(ctx: RequestContext): Promise<OutputOf<typeof notificationSettings>> {
  return { muted: await repo.listMuted(ctx.platform.db, requireUserId(ctx)) };
}

/** @throws DomainError not_signed_in */
export async function changeSetting(
  ctx: RequestContext,
  { kind, enabled }: InputOf<typeof changeNotificationSetting>,
): Promise<OutputOf<typeof notificationSettings>> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  await (enabled ? repo.unmute(db, userId, kind) : repo.mute(db, userId, kind));
  return settings(ctx);
}

type Told = Pick<repo.NotificationRow, "cause" | "kind" | "name" | "path" | "userId" | "values">;

/** Tells an account of something, once for its cause. */
export const notify = ({ db, clock }: Pick<Platform, "clock" | "db">, told: Told): Promise<void> =>
  repo.insertNotification(db, { ...told, id: newId(), createdAtMs: clock.now() });

export const deleteOldNotifications = ({ db, clock }: Platform): Promise<void> =>
  repo.deleteBefore(db, clock.now() - NOTIFICATIONS_KEPT_DAYS * DAY_MS);
