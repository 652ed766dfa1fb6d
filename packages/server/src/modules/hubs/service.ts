import type {
  connectHub as connectOperation,
  disconnectHub as disconnectOperation,
  Hub,
  testHub as testOperation,
} from "@wattleaf/shared/contracts/hubs";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { type HubProblem, MAX_HUBS } from "@wattleaf/shared/domain/hubs";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { addressError, readAccess, secretError } from "./address";
import { closeHub, openHub } from "./open-hubs";
import * as repo from "./repo";

/** The account's hubs as this server is connected to them, the oldest first. */
export async function listHubs(ctx: RequestContext): Promise<Hub[]> {
  const rows = await repo.listHubs(ctx.platform.db, requireUserId(ctx));
  return rows.map((row) => toHubResponse(ctx.platform, row));
}

/**
 * Connects once and counts the hub's devices.
 * @throws DomainError invalid_input that names `address` or `secret`
 */
export async function testHub(
  { platform }: RequestContext,
  form: InputOf<typeof testOperation>,
): Promise<OutputOf<typeof testOperation>> {
  const { devices, problem } = await platform.liveHubs.try(readAccess(form, allowsPrivate(platform)));
  if (problem) throw problemError(problem);
  return { deviceCount: devices.length };
}

/**
 * Connects a hub and makes its devices the account's.
 * @throws DomainError invalid_input that names `address` or `secret`; conflict
 */
export async function connectHub(
  ctx: RequestContext,
  { timeZone = "UTC", ...form }: InputOf<typeof connectOperation>,
): Promise<Hub> {
  const { platform } = ctx;
  const { db, clock, encryption, liveHubs } = platform;
  const userId = requireUserId(ctx);
  const access = readAccess(form, allowsPrivate(platform));
  const { problem } = await liveHubs.try(access);
  if (problem) throw problemError(problem);
  const row = await repo.putHub(
    db,
    {
      id: newId(),
      userId,
      type: form.type,
      address: access.address,
      encryptedAccess: encryption.encrypt(JSON.stringify(access)),
      timeZone,
      removedDevices: [],
      leasedBy: null,
      leasedUntilMs: null,
      revision: 0,
      createdAtMs: clock.now(),
    },
    MAX_HUBS,
  );
  if (!row) throw reasonError("conflict", "too_many_hubs", { max: MAX_HUBS });
  closeHub(platform, row.id);
  await openHub(platform, row);
  return toHubResponse(platform, row);
}

/** @throws DomainError not_found; conflict for the operator's broker */
export async function disconnectHub(
  ctx: RequestContext,
  { hub_id: id }: InputOf<typeof disconnectOperation>,
): Promise<{ ok: true }> {
  const { platform } = ctx;
  const userId = requireUserId(ctx);
  const row = await repo.findHub(platform.db, userId, id);
  if (!row) throw noSuchHub();
  if (isManaged(row) && platform.liveHubs.get(id)) throw reasonError("conflict", "hub_of_operator");
  if (!(await repo.deleteHub(platform.db, userId, id))) throw noSuchHub();
  closeHub(platform, id);
  return { ok: true };
}

const isManaged = ({ encryptedAccess }: repo.HubRow): boolean => encryptedAccess === null;
const allowsPrivate = ({ env }: Platform): boolean => env.HUB_PRIVATE_ADDRESSES === "on";

function toHubResponse({ liveHubs }: Platform, row: repo.HubRow): Hub {
  const live = liveHubs.get(row.id);
  const isOff = isManaged(row) && !live;
  return {
    id: row.id,
    type: row.type,
    address: row.address,
    status: isOff ? "failed" : (live?.status ?? "connecting"),
    problem: isOff ? "not_configured" : (live?.problem ?? null),
    deviceCount: live?.devices.filter(({ id }) => !row.removedDevices.includes(id)).length ?? 0,
    ignoredMessages: live?.ignoredMessages ?? 0,
    managed: isManaged(row),
    connectedAt: new Date(row.createdAtMs).toISOString(),
  };
}

const problemError = (problem: HubProblem): DomainError =>
  problem === "rejected" ? secretError("hub_rejected") : addressError(`hub_${problem}`);

const noSuchHub = () => new DomainError("not_found", "There's no such hub in your account.");
