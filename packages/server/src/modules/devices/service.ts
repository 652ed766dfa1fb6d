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
import { CONNECTORS, type ConnectorName } from "./connectors";
import * as repo from "./repo";

/** Real integrations are added beside it; which one a device goes through is then the person's choice. */
const NEW_DEVICES: ConnectorName = "simulated";
const CONTROL_TRIES = 10;

/** The account's devices as they are now, the oldest first. */
export async function listDevices(ctx: RequestContext): Promise<Device[]> {
  const rows = await repo.listDevices(ctx.platform.db, requireUserId(ctx));
  const nowMs = ctx.platform.clock.now();
  return Promise.all(rows.map((row) => shown(row, nowMs)));
}

/** Connects a device; an account's first one earns its coins in the same write. @throws DomainError conflict */
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
    connector: NEW_DEVICES,
    type,
    name,
    ...(await CONNECTORS[NEW_DEVICES].connect(type, nowMs)),
    revision: 0,
    connectedAtMs: nowMs,
    changedAtMs: nowMs,
  };
  if (await repo.insertDevice(db, row, MAX_DEVICES, connectDevicesCoins(ctx.platform, userId)))
    return shown(row, nowMs);
  throw reasonError("conflict", "too_many_devices", { max: MAX_DEVICES });
}

/**
 * Switches a device or sets its target, and gives it as it is afterwards.
 * @param input `value` is in the unit of the device's kind, see DEVICE_SETTINGS
 * @param alongside written in the same transaction, such as the end of the order that led here
 * @throws DomainError not_found; invalid_input that names `command` or `value`
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
    const command = checkCommand(row.type, input);
    const nowMs = clock.now();
    const next = { ...(await CONNECTORS[row.connector].control(row, command, nowMs)), changedAtMs: nowMs };
    if (await repo.changeState(db, row, next, alongside)) return shown({ ...row, ...next }, nowMs);
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
  const row = await repo.findDevice(db, userId, device_id);
  if (!row) throw noSuchDevice();
  await CONNECTORS[row.connector].disconnect(row);
  if (await repo.deleteDevice(db, userId, device_id)) return { ok: true };
  throw noSuchDevice();
}

async function shown(row: repo.DeviceRow, nowMs: number): Promise<Device> {
  const connector = CONNECTORS[row.connector];
  const { powerWatts, stateOfCharge, temperatureCelsius, ...reading } = await connector.read(row, nowMs);
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    simulated: connector.simulated,
    ...reading,
    powerWatts: Math.round(powerWatts),
    stateOfCharge: stateOfCharge === null ? null : rounded(stateOfCharge, 3),
    temperatureCelsius: temperatureCelsius === null ? null : rounded(temperatureCelsius, 1),
    connectedAt: new Date(row.connectedAtMs).toISOString(),
    changedAt: new Date(row.changedAtMs).toISOString(),
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

const noSuchDevice = () => new DomainError("not_found", "This device doesn't exist. It may have been removed already.");
