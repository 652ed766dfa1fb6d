import type { HubAccess } from "../../adapters/hubs/hub-connection";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import { listHubDevices, registerHubDevices } from "../devices";
import { readAccess } from "./address";
import * as repo from "./repo";

/** Connections that are begun at once. */
const OPENED_AT_ONCE = 20;

/** The operator's broker, whose address is no customer's choice; null when there is none. */
function operatorAccess({ env }: Platform): HubAccess | null {
  if (!env.MQTT_URL) return null;
  return readAccess({ type: "mqtt", address: env.MQTT_URL }, true);
}

/** What opens a hub; null for an operator's broker that is no longer this account's. */
async function accessOf(platform: Platform, row: repo.HubRow): Promise<HubAccess | null> {
  const { encryption, env } = platform;
  if (row.encryptedAccess === null) {
    const access = operatorAccess(platform);
    const isTheirs = access?.address === row.address && (await operatorAccount(platform)) === row.userId;
    return isTheirs ? access : null;
  }
  const stored = JSON.parse(encryption.decrypt(row.encryptedAccess)) as HubAccess;
  // The setting of today decides, not that of the day on which the hub was connected.
  return { ...stored, allowPrivate: env.HUB_PRIVATE_ADDRESSES === "on" };
}

const operatorAccount = async ({ db, env }: Platform): Promise<string | null> =>
  env.MQTT_ACCOUNT ? repo.findConfirmed(db, env.MQTT_ACCOUNT) : null;

/** Opens what has been connected since, here or by another process, and closes what has gone. */
export async function syncHubs(platform: Platform): Promise<void> {
  const { db, liveHubs } = platform;
  await addOperatorHub(platform);
  const rows = await repo.listAllHubs(db);
  const wanted = new Map(rows.map((row) => [connectionOf(row), row]));
  for (const [id, { revision }] of platform.openHubs)
    if (!wanted.has(connectionOf({ id, revision }))) closeHub(platform, id);
  const missing = [...wanted.values()].filter(({ id }) => !liveHubs.get(id));
  for (let from = 0; from < missing.length; from += OPENED_AT_ONCE)
    await Promise.all(missing.slice(from, from + OPENED_AT_ONCE).map((row) => openHub(platform, row)));
}

const connectionOf = ({ id, revision }: Pick<repo.HubRow, "id" | "revision">): string => `${id} ${revision}`;

/** Connects to a hub and makes its devices the account's; a hub that does not answer is tried again. */
export async function openHub(platform: Platform, row: repo.HubRow): Promise<void> {
  const access = await accessOf(platform, row);
  if (!access) return closeHub(platform, row.id);
  const { id, userId, revision } = row;
  platform.openHubs.set(id, { userId, revision });
  for (const { hubDeviceId, counter } of await listHubDevices(platform.db, id))
    if (hubDeviceId !== null) platform.hubHistory.resume(id, hubDeviceId, counter);
  const hub = await platform.liveHubs.open(row.id, access);
  await registerHubDevices(platform, row, hub.devices);
}

export function closeHub({ liveHubs, openHubs, hubHistory }: Platform, id: string): void {
  liveHubs.close(id);
  openHubs.delete(id);
  hubHistory.forget(id);
}

/** The broker of the settings belongs to one account: the one that they name, once its holder has confirmed the address. */
async function addOperatorHub(platform: Platform): Promise<void> {
  const access = operatorAccess(platform);
  const userId = access && (await operatorAccount(platform));
  if (!access || !userId) return;
  const known = await repo.listHubs(platform.db, userId);
  if (known.some(({ address }) => address === access.address)) return;
  const row: repo.HubRow = {
    id: newId(),
    userId,
    type: "mqtt",
    address: access.address,
    encryptedAccess: null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    removedDevices: [],
    leasedBy: null,
    leasedUntilMs: null,
    revision: 0,
    createdAtMs: platform.clock.now(),
  };
  await repo.putHub(platform.db, row, Number.MAX_SAFE_INTEGER);
}
