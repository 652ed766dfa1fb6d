import type { SecurityEvent } from "@wattleaf/shared/contracts/security-events";
import {
  SECURITY_EVENT_DAYS,
  type SecurityEventKind,
  SHOWN_SECURITY_EVENTS,
} from "@wattleaf/shared/domain/security-events";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { type Device, deviceOf } from "../../adapters/device";
import { newId } from "../../adapters/secrets";
import { networkOf } from "../../core/network";
import { requireUserId } from "../../core/owner";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import * as repo from "./repo";

/** Of one kind in an hour and an account: past it, more of the same tells its holder nothing new. */
const MOST_PER_HOUR: Partial<Record<SecurityEventKind, number>> = {
  sign_in_failed: 20,
  sign_in_locked: 1,
  second_factor_failed: 20,
};
const MOST_OTHERS_PER_HOUR = 100;

/**
 * Logs what happened to an account's security, and keeps it for its holder. The answer does not wait for it: neither
 * its time nor a failure must tell whether there is such an account.
 * @param userId null where there is no such account: then it is only logged
 */
export function recordSecurityEvent(ctx: RequestContext, userId: string | null, kind: SecurityEventKind): void {
  logEvent(ctx, userId, kind);
  if (userId === null) return;
  const atMs = ctx.platform.clock.now();
  ctx.platform.background.run("Recording a security event", () => keep(ctx, userId, kind, atMs));
}

/**
 * The same for a sign-in.
 * @param onNewDevice is called where the account was in use before, and never with such a device
 */
export function recordSignIn(
  ctx: RequestContext,
  userId: string,
  onNewDevice: (device: Device) => Promise<void>,
): void {
  logEvent(ctx, userId, "signed_in");
  const atMs = ctx.platform.clock.now();
  ctx.platform.background.run("Recording a sign-in", async () => {
    const device = deviceOf(ctx.userAgent);
    const before = await repo.findSignIns(ctx.platform.db, userId, device);
    await keep(ctx, userId, "signed_in", atMs);
    if (before.any && !before.sameDevice) await onNewDevice(device);
  });
}

/** No name, no address: an account's id leads nowhere without the database. */
function logEvent({ platform }: RequestContext, userId: string | null, event: SecurityEventKind): void {
  platform.log.info({ event, userId }, "Security event");
}

/** @param atMs when it happened, which may be some time ago */
async function keep(
  { platform, clientAddress, userAgent }: RequestContext,
  userId: string,
  kind: SecurityEventKind,
  atMs: number,
) {
  const event = { id: newId(), userId, kind, atMs, ...deviceOf(userAgent), network: networkOf(clientAddress) };
  const most = MOST_PER_HOUR[kind] ?? MOST_OTHERS_PER_HOUR;
  await repo.insertEvent(platform.db, event, { most, sinceMs: atMs - HOUR_MS });
}

/** The newest events of the account. */
export async function list(ctx: RequestContext): Promise<SecurityEvent[]> {
  const rows = await repo.listEvents(ctx.platform.db, requireUserId(ctx), SHOWN_SECURITY_EVENTS);
  return rows.map(({ id, kind, atMs, browser, system, network }) => ({
    id,
    kind,
    at: new Date(atMs).toISOString(),
    browser,
    system,
    network,
  }));
}

export const deleteOldSecurityEvents = ({ db, clock }: Platform) =>
  repo.deleteBefore(db, clock.now() - SECURITY_EVENT_DAYS * DAY_MS);
