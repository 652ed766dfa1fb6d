import type { listDeviceActions, undoDeviceAction } from "@wattleaf/shared/contracts/devices/schedules";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { BatchItem } from "drizzle-orm/batch";
import { requireUserId } from "../../../core/owner";
import type { RequestContext } from "../../../core/request-context";
import type { DeviceReading } from "../connectors/device-connector";
import { nextRun } from "../schedules/due";
import { findSchedule, insertSchedule, moveSchedule, type ScheduleRow } from "../schedules/repo";
import { changeDevice } from "../service";
import * as repo from "./repo";

/** What the account's devices were told, the newest first. */
export async function listActions(ctx: RequestContext): Promise<OutputOf<typeof listDeviceActions>> {
  const rows = await repo.listActions(ctx.platform.db, requireUserId(ctx));
  const newest = new Map<string, string>();
  for (const { id, deviceId, undoneAtMs } of rows)
    if (undoneAtMs === null && !newest.has(deviceId)) newest.set(deviceId, id);
  return {
    actions: rows.map(({ id, deviceId, kind, value, by, atMs, reason, undoneAtMs }) => ({
      id,
      deviceId,
      kind,
      value,
      by,
      at: new Date(atMs).toISOString(),
      reason,
      isUndone: undoneAtMs !== null,
      canUndo: newest.get(deviceId) === id,
    })),
  };
}

/**
 * Puts back what a device's last action changed: its switch and target, or its schedule.
 * @throws DomainError not_found; conflict when something else changed the device since, or a run's time has passed
 */
export async function undo(
  ctx: RequestContext,
  { action_id: id }: InputOf<typeof undoDeviceAction>,
): Promise<{ ok: true }> {
  const { db } = ctx.platform;
  const action = await repo.findAction(db, requireUserId(ctx), id);
  if (!action) throw new DomainError("not_found", "This action doesn't exist.");
  const newest = await repo.newestAction(db, action.deviceId);
  if (newest?.id !== id) throw reasonError("conflict", "action_not_newest");
  if (action.kind === "on" || action.kind === "off" || action.kind === "set")
    await undoCommand(ctx, action, action.kind);
  else await undoScheduling(ctx, action);
  return { ok: true };
}

async function undoCommand(ctx: RequestContext, action: repo.ActionRow, kind: "off" | "on" | "set"): Promise<void> {
  const { db, clock } = ctx.platform;
  // Only commands have written it.
  const { on, setting } = action.before as Pick<DeviceReading, "on" | "setting">;
  const input =
    kind === "set" && setting !== null
      ? { device_id: action.deviceId, command: "set" as const, value: setting }
      : { device_id: action.deviceId, command: on ? ("on" as const) : ("off" as const) };
  await changeDevice(ctx, input, () => ({
    with: {},
    alongside: (hasChanged) => [repo.markUndone(db, action.id, clock.now(), hasChanged)],
  }));
}

async function undoScheduling(ctx: RequestContext, action: repo.ActionRow): Promise<void> {
  const { db, clock } = ctx.platform;
  const nowMs = clock.now();
  // Only schedules have written it.
  const before = action.before as ScheduleRow | null;
  const current = await findSchedule(db, action.userId, action.scheduleId ?? "");
  const restored = before && restorable(before, nowMs);
  const change: BatchItem<"sqlite">[] = !restored
    ? current
      ? [moveSchedule(db, current, null)]
      : []
    : [current ? moveSchedule(db, current, restored) : insertSchedule(db, restored)];
  await db.batch([repo.markUndone(db, action.id, nowMs), ...change]);
}

/** The schedule as it was, with its next run if the one that it waited for has passed. */
function restorable(row: ScheduleRow, nowMs: number): ScheduleRow {
  const isOver = row.runningSinceMs === null && row.atMs <= nowMs - MINUTE_MS;
  const next = isOver ? nextRun(row, nowMs) : {};
  if (!next) throw reasonError("conflict", "schedule_past");
  return { ...row, tries: 0, nextTryAtMs: null, ...next };
}
