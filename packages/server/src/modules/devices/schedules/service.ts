import type {
  addDeviceSchedule,
  changeDeviceSchedule,
  DeviceSchedule,
  previewDeviceSchedule,
  removeDeviceSchedule,
} from "@wattleaf/shared/contracts/devices/schedules";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_SCHEDULE_DAYS_AHEAD, MAX_SCHEDULES_PER_DEVICE } from "@wattleaf/shared/domain/device-schedules";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { fieldError } from "@wattleaf/shared/field-error";
import { newId } from "../../../adapters/secrets";
import { requireUserId } from "../../../core/owner";
import type { RequestContext } from "../../../core/request-context";
import { primaryMeter } from "../../meters";
import { type ActionRow, deleteOldActions, insertAction } from "../actions/repo";
import { checkCommand } from "../check-command";
import { connectorFor } from "../connectors";
import type { DeviceRow } from "../repo";
import { requireDevice } from "../service";
import { bitsOf, daysOf, localDayOf, minuteOfTime, nextStartMs, startOnDayMs, timeOfMinute } from "./next-time";
import * as repo from "./repo";
import { runReason } from "./run-reason";

type Wanted = Omit<InputOf<typeof addDeviceSchedule>, "device_id">;
/** A schedule before it has a place in the list. */
type Planned = Omit<repo.ScheduleRow, "id" | "createdAtMs">;

/** The account's schedules, the next to run first. */
export async function listSchedules(ctx: RequestContext): Promise<{ schedules: DeviceSchedule[] }> {
  const rows = await repo.listSchedules(ctx.platform.db, requireUserId(ctx));
  return { schedules: rows.map(toResponse) };
}

/**
 * What a schedule would do, without keeping it.
 * @throws DomainError not_found; invalid_input that names the field
 */
export async function previewSchedule(
  ctx: RequestContext,
  { device_id: deviceId, ...wanted }: InputOf<typeof previewDeviceSchedule>,
): Promise<OutputOf<typeof previewDeviceSchedule>> {
  const device = await requireDevice(ctx, deviceId);
  const { id: _, ...schedule } = toResponse({ ...(await planned(ctx, device, wanted)), id: "", createdAtMs: 0 });
  return { schedule };
}

/** @throws DomainError not_found; invalid_input that names the field; conflict with too many schedules */
export async function addSchedule(
  ctx: RequestContext,
  { device_id: deviceId, ...wanted }: InputOf<typeof addDeviceSchedule>,
): Promise<OutputOf<typeof addDeviceSchedule>> {
  const { db, clock } = ctx.platform;
  const device = await requireDevice(ctx, deviceId);
  if ((await repo.countSchedules(db, deviceId)) >= MAX_SCHEDULES_PER_DEVICE)
    throw reasonError("conflict", "too_many_schedules", { max: MAX_SCHEDULES_PER_DEVICE });
  const row = { ...(await planned(ctx, device, wanted)), id: newId(), createdAtMs: clock.now() };
  const action = actionOn(ctx, row, "schedule_added", null);
  await db.batch([repo.insertSchedule(db, row), insertAction(db, action), deleteOldActions(db, deviceId)]);
  return { schedule: toResponse(row), actionId: action.id };
}

/** @throws DomainError not_found; invalid_input that names the field; conflict while it runs */
export async function changeSchedule(
  ctx: RequestContext,
  { schedule_id: id, ...wanted }: InputOf<typeof changeDeviceSchedule>,
): Promise<OutputOf<typeof changeDeviceSchedule>> {
  const { db } = ctx.platform;
  const before = await requireSchedule(ctx, id);
  if (before.runningSinceMs !== null) throw reasonError("conflict", "schedule_running");
  const device = await requireDevice(ctx, before.deviceId);
  const row = { ...(await planned(ctx, device, wanted)), id, createdAtMs: before.createdAtMs };
  const action = actionOn(ctx, row, "schedule_changed", before);
  await db.batch([repo.moveSchedule(db, before, row), insertAction(db, action), deleteOldActions(db, before.deviceId)]);
  return { schedule: toResponse(row), actionId: action.id };
}

/** @throws DomainError not_found */
export async function removeSchedule(
  ctx: RequestContext,
  { schedule_id: id }: InputOf<typeof removeDeviceSchedule>,
): Promise<OutputOf<typeof removeDeviceSchedule>> {
  const { db } = ctx.platform;
  const before = await requireSchedule(ctx, id);
  const action = actionOn(ctx, before, "schedule_removed", before);
  await db.batch([
    repo.moveSchedule(db, before, null),
    insertAction(db, action),
    deleteOldActions(db, before.deviceId),
  ]);
  return { ok: true, actionId: action.id };
}

/** Keeps runs that an answer of the assistant planned and its asker agreed to. */
export async function addAssistantSchedules(
  ctx: RequestContext,
  runs: readonly Pick<Planned, "atMs" | "command" | "deviceId" | "minutes" | "reason" | "value">[],
  timeZone: string,
): Promise<void> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  for (const run of runs) {
    const row: repo.ScheduleRow = {
      ...run,
      id: newId(),
      userId,
      weekdays: 0,
      localMinute: minuteOfTime(localTimeOf(timeZone, run.atMs)),
      timeZone,
      runningSinceMs: null,
      tries: 0,
      nextTryAtMs: null,
      origin: "assistant",
      createdAtMs: clock.now(),
    };
    const action = { ...actionOn(ctx, row, "schedule_added", null), by: "assistant" as const };
    await db.batch([repo.insertSchedule(db, row), insertAction(db, action)]);
  }
}

const localTimeOf = (timeZone: string, ms: number): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(ms);

/** The schedule that is asked for, with its first moment and its reason. */
async function planned(ctx: RequestContext, device: DeviceRow, wanted: Wanted): Promise<Planned> {
  const { command, value = null, minutes = null } = wanted;
  const abilities = await connectorFor(ctx.platform, device.connector).read(device, ctx.platform.clock.now());
  checkCommand(abilities, { device_id: device.id, command, value: wanted.value });
  if (minutes !== null && command !== "on")
    throw fieldError("minutes", "Only a device that is turned on can be turned off after a time.");
  const timeZone = wanted.time_zone ?? (await primaryMeter(ctx))?.timeZone ?? "UTC";
  const start = { timeZone, localMinute: minuteOfTime(wanted.time), weekdays: bitsOf(wanted.weekdays) };
  const atMs = firstStartMs(start, wanted, ctx.platform.clock.now());
  const reason = minutes === null ? null : await runReason(ctx, device, { startMs: atMs, minutes, timeZone });
  return {
    userId: device.userId,
    deviceId: device.id,
    command,
    value,
    minutes,
    ...start,
    atMs,
    runningSinceMs: null,
    tries: 0,
    nextTryAtMs: null,
    origin: reason?.isCheapest ? "optimizer" : "user",
    reason,
  };
}

function firstStartMs(start: Parameters<typeof nextStartMs>[0], { date, weekdays }: Wanted, nowMs: number): number {
  if (date === undefined) return nextStartMs(start, nowMs);
  if (weekdays.length > 0) throw fieldError("date", "Send either date or weekdays.");
  const atMs = startOnDayMs(start, date);
  if (atMs <= nowMs) throw fieldError("date", "Choose a time in the future.");
  if (atMs > nowMs + MAX_SCHEDULE_DAYS_AHEAD * DAY_MS)
    throw fieldError("date", `Choose a day within ${MAX_SCHEDULE_DAYS_AHEAD} days.`);
  return atMs;
}

async function requireSchedule(ctx: RequestContext, id: string): Promise<repo.ScheduleRow> {
  const row = await repo.findSchedule(ctx.platform.db, requireUserId(ctx), id);
  if (row) return row;
  throw new DomainError("not_found", "This schedule doesn't exist. It may have run or been deleted already.");
}

const actionOn = (
  { platform }: RequestContext,
  { id, userId, deviceId, reason }: repo.ScheduleRow,
  kind: ActionRow["kind"],
  before: repo.ScheduleRow | null,
): ActionRow => ({
  id: newId(),
  userId,
  deviceId,
  kind,
  value: null,
  by: "user",
  scheduleId: id,
  before,
  reason,
  atMs: platform.clock.now(),
  undoneAtMs: null,
});

function toResponse(row: repo.ScheduleRow): DeviceSchedule {
  const { id, deviceId, command, value, minutes, timeZone, localMinute, weekdays, atMs, runningSinceMs } = row;
  return {
    id,
    deviceId,
    command,
    value,
    time: timeOfMinute(localMinute),
    date: weekdays === 0 ? localDayOf(timeZone, runningSinceMs ?? atMs) : null,
    weekdays: daysOf(weekdays),
    minutes,
    timeZone,
    nextAt: new Date(atMs).toISOString(),
    isRunning: runningSinceMs !== null,
    origin: row.origin,
    reason: row.reason,
  };
}
