import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type * as contract from "@wattleaf/shared/contracts/partners/workspaces";
import {
  DEFAULT_PARTNER_SETTINGS,
  MAX_PARTNER_ORIGINS,
  MAX_PARTNERS,
  type PartnerSettings,
} from "@wattleaf/shared/domain/partners";
import { formReasonError, reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import { newId } from "../../../adapters/secrets";
import { requireUserId } from "../../../core/owner";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import * as keys from "../keys";
import { parseOriginEntry } from "../origin";
import { runSoon } from "../questions/run";
import { findOrigins } from "../repo";
import * as repo from "./repo";

type Choice = InputOf<typeof contract.getPartner>;

/** A new workspace; without an account it is the operator's. @throws DomainError conflict */
export async function addPartner(platform: Platform, name: string, userId: string | null): Promise<repo.PartnerRow> {
  const row = {
    id: newId(),
    name,
    widgetKey: keys.newWidgetKey(),
    createdAtMs: platform.clock.now(),
    userId,
    articlesRevision: 0,
    settings: DEFAULT_PARTNER_SETTINGS,
  };
  if (!(await repo.insertPartner(platform.db, row, MAX_PARTNERS)))
    throw reasonError("conflict", "partners_full", { count: MAX_PARTNERS });
  return row;
}

/** Adds an entry to the list of origins. @throws DomainError invalid_input, conflict */
export async function allowOrigin({ db }: Platform, partnerId: string, origin: string): Promise<string> {
  const entry = parseOriginEntry(origin);
  if (await repo.insertOrigin(db, partnerId, entry, MAX_PARTNER_ORIGINS)) return entry;
  throw reasonError("conflict", "partner_origins_full", { count: MAX_PARTNER_ORIGINS });
}

/** Takes an entry off the list of origins, as it is listed. @throws DomainError not_found */
export async function disallowOrigin({ db }: Platform, partnerId: string, origin: string): Promise<void> {
  if (!(await repo.deleteOrigin(db, partnerId, origin)))
    throw new DomainError("not_found", "This origin isn't on the list. It may have been removed already.");
}

export const list = (ctx: RequestContext): Promise<OutputOf<typeof contract.listPartners>> =>
  repo.listPartners(ctx.platform.db, requireUserId(ctx));

export async function create(ctx: RequestContext, { name }: InputOf<typeof contract.createPartner>) {
  return toPartnerResponse(ctx.platform, await addPartner(ctx.platform, name, requireUserId(ctx)));
}

/** @throws DomainError not_found */
export async function get(ctx: RequestContext, input: Choice): Promise<contract.Partner> {
  return toPartnerResponse(ctx.platform, await requirePartner(ctx, input));
}

/** @throws DomainError not_found, invalid_input */
export async function update(
  ctx: RequestContext,
  { partner_id, name, settings }: InputOf<typeof contract.updatePartner>,
): Promise<contract.Partner> {
  requireConsistent(settings);
  const row = await repo.updatePartner(ctx.platform.db, requireUserId(ctx), partner_id, { name, settings });
  if (!row) throw noSuchPartner();
  runSoon(ctx.platform, row.id);
  return toPartnerResponse(ctx.platform, row);
}

/** @throws DomainError invalid_input for a setting that needs another one */
function requireConsistent({ contact, transcripts, features }: PartnerSettings): void {
  if (transcripts === "email" && !contact.email)
    throw formReasonError("settings.transcripts", "transcripts_without_email");
  if (features.redeem && !features.rewards) throw formReasonError("settings.features.redeem", "redeem_without_rewards");
}

/** Its customers' accounts are erased afterwards (maintenance). @throws DomainError not_found */
export async function remove(ctx: RequestContext, { partner_id }: Choice): Promise<{ ok: true }> {
  if (!(await repo.deletePartner(ctx.platform.db, requireUserId(ctx), partner_id))) throw noSuchPartner();
  return { ok: true };
}

export async function addOrigin(ctx: RequestContext, input: InputOf<typeof contract.addPartnerOrigin>) {
  const { id } = await requirePartner(ctx, input);
  await allowOrigin(ctx.platform, id, input.origin);
  return { origins: await findOrigins(ctx.platform.db, id) };
}

/** @throws DomainError not_found */
export async function removeOrigin(ctx: RequestContext, input: InputOf<typeof contract.removePartnerOrigin>) {
  const { id } = await requirePartner(ctx, input);
  await disallowOrigin(ctx.platform, id, input.origin);
  return { origins: await findOrigins(ctx.platform.db, id) };
}

export async function rotateWidgetKey(ctx: RequestContext, input: Choice): Promise<{ widgetKey: string }> {
  const { id } = await requirePartner(ctx, input);
  return { widgetKey: await keys.rotateWidgetKey(ctx.platform, id) };
}

export async function createSigningKey(
  ctx: RequestContext,
  input: InputOf<typeof contract.createSigningKey>,
): Promise<OutputOf<typeof contract.createSigningKey>> {
  const { id } = await requirePartner(ctx, input);
  const { secret, createdAtMs, ...key } = await keys.createSigningKey(ctx.platform, id, input);
  return { ...key, createdAt: new Date(createdAtMs).toISOString(), lastUsedAt: null, secret };
}

export async function revokeSigningKey(
  ctx: RequestContext,
  input: InputOf<typeof contract.revokeSigningKey>,
): Promise<{ ok: true }> {
  const { id } = await requirePartner(ctx, input);
  await keys.revokeSigningKey(ctx.platform, id, input.keyId);
  return { ok: true };
}

/** The caller's own workspace. @throws DomainError not_found */
export async function requirePartner(ctx: RequestContext, { partner_id }: Choice): Promise<repo.PartnerRow> {
  const row = await repo.findOwnPartner(ctx.platform.db, requireUserId(ctx), partner_id);
  if (!row) throw noSuchPartner();
  return row;
}

const noSuchPartner = () => new DomainError("not_found", "This workspace doesn't exist. It may have been deleted.");

async function toPartnerResponse(platform: Platform, row: repo.PartnerRow): Promise<contract.Partner> {
  const [origins, signingKeys] = await Promise.all([
    findOrigins(platform.db, row.id),
    keys.listSigningKeys(platform, row.id),
  ]);
  const { id, name, widgetKey, createdAtMs, settings } = row;
  return {
    id,
    name,
    widgetKey,
    createdAt: new Date(createdAtMs).toISOString(),
    origins,
    signingKeys: signingKeys.map((key) => ({
      keyId: key.id,
      algorithm: key.algorithm,
      createdAt: new Date(key.createdAtMs).toISOString(),
      lastUsedAt: key.lastUsedAtMs === null ? null : new Date(key.lastUsedAtMs).toISOString(),
    })),
    settings,
  };
}
