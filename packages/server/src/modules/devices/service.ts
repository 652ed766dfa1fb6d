import type {
  connectDevice as connectOperation,
  controlDevice as controlOperation,
  Device,
  removeDevice as removeOperation,
} from "@wattleaf/shared/contracts/devices";
import type { RunReason } from "@wattleaf/shared/contracts/devices/schedules";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_DEVICES } from "@wattleaf/shared/domain/devices";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import { connectDevicesCoins } from "../rewards";
import { type ActionRow, deleteOldActions, insertAction } from "./actions/repo";
import { checkCommand } from "./check-command";
import { connectorFor } from "./connectors";
import { newSimulatedState } from "./connectors/simulated";
import type { DeviceReading } from "./connectors/device-connector";
import { recordEnergy } from "./energy/record";
import * as repo from "./repo";

const CONTROL_TRIES = 10;

/** The account's devices as they are now, the oldest first. */
export async function listDevices(ctx: RequestContext): Promise<Device[]> {
  const rows = await repo.listDevices(ctx.platform.db, requireUserId(ctx));
  const nowMs = ctx.platform.clock.now();
  return Promise.all(rows.map((row) => shown(ctx, row, nowMs)));
}

/** Adds a simulated device; an account's first one earns its coins in the same write. @throws DomainError conflict */
export const connectDevice = (ctx: RequestContext, input: InputOf<typeof connectOperation>): Promise<Device> =>
  connectDeviceAt(ctx, input, ctx.platform.clock.now());

/** The same at a moment, for the sample household. */
export async function connectDeviceAt(
  ctx: RequestContext,
  { type, name }: InputOf<typeof connectOperation>,
  nowMs: number,
): Promise<Device> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  const row: repo.DeviceRow = {
    id: newId(),
    userId,
    connector: "simulated",
    type,
    name,
    ...newSimulatedState(type, nowMs),
    revision: 0,
    connectedAtMs: nowMs,
    changedAtMs: nowMs,
    hubId: null,
    hubDeviceId: null,
    meterId: null,
    counter: null,
  };
  if (await repo.insertDevice(db, row, MAX_DEVICES, connectDevicesCoins(ctx.platform, userId)))
    return shown(ctx, row, nowMs);
  throw reasonError("conflict", "too_many_devices", { max: MAX_DEVICES });
}

/** Who gave a command, and what belongs to it. */
export interface CommandOrigin {
  by: ActionRow["by"];
  /** The schedule that led here, and why it runs at its time. */
  scheduleId?: string;
  reason?: RunReason | null;
  /** Written in the same transaction, such as the schedule's next time. */
  alongside?: repo.WithCommand;
}

/**
 * Switches a device or sets its target at its user's word.
 * @param input `value` is in the unit of the device's range
 * @throws DomainError not_found; invalid_input that names `command` or `value`; unavailable when a hub's device does not
 * answer or does not confirm
 */
export const controlDevice = (
  ctx: RequestContext,
  input: InputOf<typeof controlOperation>,
): Promise<OutputOf<typeof controlOperation>> => commandDevice(ctx, input, { by: "user" });

/** The same for any origin. The action is noted in the transaction of the device's change, so that it can be undone. */
export async function commandDevice(
  ctx: RequestContext,
  input: InputOf<typeof controlOperation>,
  { by, scheduleId = "", reason = null, alongside = () => [] }: CommandOrigin,
): Promise<Device & { actionId: string }> {
  const { db } = ctx.platform;
  return changeDevice(ctx, input, (row, { on, setting }, { command, value = null }, nowMs) => {
    const action: ActionRow = {
      id: newId(),
      userId: row.userId,
      deviceId: row.id,
      kind: command,
      value,
      by,
      scheduleId: scheduleId || null,
      before: { on, setting },
      reason,
      atMs: nowMs,
      undoneAtMs: null,
    };
    return {
      with: { actionId: action.id },
      // Each statement asks whether the one before it changed its row.
      alongside: (hasChanged) => [
        insertAction(db, action, hasChanged),
        ...alongside(hasChanged),
        deleteOldActions(db, row.id),
      ],
    };
  });
}

/** What a change of a device brings with it. */
type Accompany<T> = (
  row: repo.DeviceRow,
  before: DeviceReading,
  command: InputOf<typeof controlOperation>,
  nowMs: number,
) => { with: T; alongside: repo.WithCommand };

/** Gives a device a command and writes what it led to; a command that comes between is followed first. */
export async function changeDevice<T extends object>(
  ctx: RequestContext,
  input: InputOf<typeof controlOperation>,
  accompany: Accompany<T>,
): Promise<Device & T> {
  const { db, clock } = ctx.platform;
  for (let tries = 0; tries < CONTROL_TRIES; tries += 1) {
    const row = await requireDevice(ctx, input.device_id);
    const connector = connectorFor(ctx.platform, row.connector);
    const nowMs = clock.now();
    const before = await connector.read(row, nowMs);
    const command = checkCommand(before, input);
    // Until now it ran in its old state.
    await recordEnergy(ctx.platform, row, nowMs);
    const next = { ...(await connector.control(row, command, nowMs)), changedAtMs: nowMs };
    const { with: extra, alongside } = accompany(row, before, input, nowMs);
    if (await repo.changeState(db, row, next, alongside))
      return { ...(await shown(ctx, { ...row, ...next }, nowMs)), ...extra };
  }
  throw new Error("A device received too many concurrent commands");
}

/** @throws DomainError not_found */
export async function removeDevice(
  ctx: RequestContext,
  { device_id }: InputOf<typeof removeOperation>,
): Promise<{ ok: true }> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  if (await repo.deleteDevice(db, userId, device_id)) return { ok: true };
  throw noSuchDevice();
}

async function shown({ platform }: RequestContext, row: repo.DeviceRow, nowMs: number): Promise<Device> {
  const read = await connectorFor(platform, row.connector).read(row, nowMs);
  const { powerWatts, stateOfCharge, temperatureCelsius, commands, changedAtMs, ...reading } = read;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    simulated: row.connector === "simulated",
    source: row.connector,
    hubId: row.hubId,
    meterId: row.meterId,
    ...reading,
    commands: [...commands],
    powerWatts: powerWatts === null ? null : Math.round(powerWatts),
    stateOfCharge: stateOfCharge === null ? null : rounded(stateOfCharge, 3),
    temperatureCelsius: temperatureCelsius === null ? null : rounded(temperatureCelsius, 1),
    connectedAt: new Date(row.connectedAtMs).toISOString(),
    changedAt: new Date(Math.max(row.changedAtMs, changedAtMs ?? 0)).toISOString(),
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** @throws DomainError not_found when the account has no such device */
export async function requireDevice(ctx: RequestContext, id: string): Promise<repo.DeviceRow> {
  const row = await repo.findDevice(ctx.platform.db, requireUserId(ctx), id);
  if (row) return row;
  throw noSuchDevice();
}

const noSuchDevice = () => new DomainError("not_found", "This device doesn't exist. It may have been removed already.");
