import type {
  connectDevice as connectOperation,
  controlDevice as controlOperation,
  Device,
  removeDevice as removeOperation,
} from "@wattleaf/shared/contracts/devices";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_DEVICES } from "@wattleaf/shared/domain/devices";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import { connectDevicesCoins } from "../rewards";
import { checkCommand } from "./check-command";
import { connectorFor } from "./connectors";
import { newSimulatedState } from "./connectors/simulated";
import * as repo from "./repo";

const CONTROL_TRIES = 10;

/** The account's devices as they are now, the oldest first. */
export async function listDevices(ctx: RequestContext): Promise<Device[]> {
  const rows = await repo.listDevices(ctx.platform.db, requireUserId(ctx));
  const nowMs = ctx.platform.clock.now();
  return Promise.all(rows.map((row) => shown(ctx, row, nowMs)));
}

/** Adds a simulated device; an account's first one earns its coins in the same write. @throws DomainError conflict */
export async function connectDevice(
  ctx: RequestContext,
  { type, name }: InputOf<typeof connectOperation>,
): Promise<Device> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const nowMs = clock.now();
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

/**
 * Switches a device or sets its target, and gives it as it is afterwards.
 * @param input `value` is in the unit of the device's range
 * @param alongside written in the same transaction, such as the end of the order that led here
 * @throws DomainError not_found; invalid_input that names `command` or `value`; unavailable when a hub's device does not
 * answer or does not confirm
 */
export async function controlDevice(
  ctx: RequestContext,
  input: InputOf<typeof controlOperation>,
  alongside: repo.WithCommand = () => [],
): Promise<Device> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  for (let tries = 0; tries < CONTROL_TRIES; tries += 1) {
    const row = await repo.findDevice(db, userId, input.device_id);
    if (!row) throw noSuchDevice();
    const connector = connectorFor(ctx.platform, row.connector);
    const nowMs = clock.now();
    const command = checkCommand(await connector.read(row, nowMs), input);
    const next = { ...(await connector.control(row, command, nowMs)), changedAtMs: nowMs };
    if (await repo.changeState(db, row, next, alongside)) return shown(ctx, { ...row, ...next }, nowMs);
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

const noSuchDevice = () => new DomainError("not_found", "This device doesn't exist. It may have been removed already.");
