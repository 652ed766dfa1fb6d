import { FEWEST_DAYS, learnedDays, LONGEST_SPLIT_SECONDS } from "@wattleaf/engine/nilm/home-loads";
import {
  type authorizeUtility,
  type deleteMeterReadings,
  type disconnectMeter,
  type Meter,
  type meterBills as billsOperation,
  meterBreakdown,
  type meterRepairs as repairsOperation,
  type meterReadings as readingsOperation,
  type meterUsage as usageOperation,
  type pauseMeter,
  type Readings,
  type repairMeter,
  type resumeMeter,
  type setMeterTariff,
  type syncMeter,
  UTILITY_CALLBACK,
} from "@wattleaf/shared/contracts/meters";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_LISTED_REPAIRS, UTILITY_CONSENT_MINUTES, type UtilityReturnPage } from "@wattleaf/shared/domain/meters";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import type { Platform } from "../../core/platform";
import { notSignedIn } from "../../core/errors";
import type { RequestContext } from "../../core/request-context";
import { siteOrigin } from "../../env";
import { hashSecret, newSecret } from "../../adapters/secrets";
import { isReadOnly } from "../../core/actor";
import { requireUserId } from "../../core/owner";
import { runBulk } from "../../core/run-bulk";
import { chosenTariff } from "../tariffs";
import { type Account, connectMeter } from "./connect";
import { asksForConsent, ConsentDeclined } from "./connectors/connector";
import { beginImport } from "./importing/due-imports";
import { listLabels } from "./labels/repo";
import { toMeterResponse } from "./meter-response";
import type { BreakdownKnown } from "./breakdown-compute";
import { chartReadings } from "./readings/chart";
import { describeReadings } from "./readings/describe-readings";
import type { PackedReadings } from "../../core/packed-readings";
import { readPacked } from "./readings/read";
import { meterIsGone } from "./readings/store";
import * as repo from "./repo";

/**
 * Connects a utility account. The sandbox's meter is there at once, its readings come in the background; a utility with
 * Green Button Connect gives the address where the person agrees.
 * @throws DomainError conflict, utility_rejected
 */
export async function authorize(
  ctx: RequestContext,
  { returnTo, ...form }: InputOf<typeof authorizeUtility>,
): Promise<OutputOf<typeof authorizeUtility>> {
  const { platform } = ctx;
  const userId = requireUserId(ctx);
  const connector = platform.utilities.connectorFor(form.utilityProvider);
  const account = accountOf(platform, form);
  const state = newSecret();
  const begun = await connector.begin(account, { redirectUri: redirectUri(platform), state });
  if (asksForConsent(begun)) {
    await rememberConsent(ctx, userId, { account, kept: begun.kept }, state, returnTo);
    return { meter: null, authorizationUrl: begun.authorizationUrl };
  }
  const meter = await connectMeter(platform, userId, connector, account, begun);
  beginImport(platform, meter.id);
  return { meter: toMeterResponse(meter), authorizationUrl: null };
}

export function accountOf(
  { clock }: Platform,
  {
    utilityProvider: provider,
    accountNumber,
    zipCode,
    serviceAddress = null,
  }: Omit<InputOf<typeof authorizeUtility>, "returnTo" | "serviceAddress"> & {
    serviceAddress?: string | null | undefined;
  },
): Account {
  return { provider, accountNumber, zipCode, serviceAddress, nowMs: clock.now() };
}

const redirectUri = ({ env }: Platform): string => `${siteOrigin(env)}${UTILITY_CALLBACK.path}`;

interface PendingConsent {
  account: Account;
  kept: unknown;
}

async function rememberConsent(
  { platform, actor }: RequestContext,
  userId: string,
  pending: PendingConsent,
  state: string,
  returnTo: UtilityReturnPage,
): Promise<void> {
  if (actor.kind !== "user") throw notSignedIn();
  await repo.addAuthorization(platform.db, {
    id: hashSecret(state),
    userId,
    sessionHash: hashSecret(actor.sessionId),
    provider: pending.account.provider,
    encryptedRequest: platform.encryption.encrypt(JSON.stringify(pending)),
    returnTo,
    expiresAtMs: platform.clock.now() + UTILITY_CONSENT_MINUTES * MINUTE_MS,
  });
}

/** What came of a person's way to their utility, and where on the site they go on. */
export interface ConsentOutcome {
  returnTo: UtilityReturnPage;
  /** Null when all went well. */
  problem: "declined" | "expired" | "failed" | null;
}

/**
 * Ends the way to the utility: the state counts once, in time, and in the session alone that left with it. It rejects
 * nothing, because a person who comes back must find a page.
 */
export async function completeAuthorization(ctx: RequestContext, answer: URLSearchParams): Promise<ConsentOutcome> {
  const { platform, actor } = ctx;
  const { clock, db, log, encryption, utilities } = platform;
  const state = answer.get("state") ?? "";
  const row = await repo.takeAuthorization(db, hashSecret(state));
  if (!row || row.expiresAtMs < clock.now()) return { returnTo: row?.returnTo ?? "/chat", problem: "expired" };
  const { returnTo, userId, provider } = row;
  const isSame = actor.kind === "user" && actor.userId === userId && hashSecret(actor.sessionId) === row.sessionHash;
  if (!isSame || isReadOnly(actor)) return { returnTo, problem: "expired" };
  try {
    const connector = utilities.connectorFor(provider);
    const { account, kept } = JSON.parse(encryption.decrypt(row.encryptedRequest)) as PendingConsent;
    const connected = await connector.complete(kept, answer, redirectUri(platform), state);
    const meter = await connectMeter(platform, userId, connector, { ...account, nowMs: clock.now() }, connected);
    beginImport(platform, meter.id);
    return { returnTo, problem: null };
  } catch (error) {
    if (error instanceof ConsentDeclined) return { returnTo, problem: "declined" };
    log.warn({ err: error, provider }, "A connection to a utility failed");
    return { returnTo, problem: "failed" };
  }
}

const MILLI = 1_000;

/** The account's meters, the newest first. */
export async function listMeters(ctx: RequestContext): Promise<Meter[]> {
  return (await repo.listMeters(ctx.platform.db, requireUserId(ctx))).map(toMeterResponse);
}

/**
 * Begins to fetch what a meter has gained, or goes on with an import that broke off.
 * @throws DomainError not_found; conflict for a meter that came as a file; utility_rejected when the consent has ended
 */
export async function sync(ctx: RequestContext, { meter_id: id }: InputOf<typeof syncMeter>): Promise<Meter> {
  const { platform } = ctx;
  const meter = await requireFed(ctx, id);
  if (meter.pausedAtMs !== null) throw reasonError("conflict", "meter_paused");
  return fetchNew(platform, meter);
}

/**
 * Stops fetching new readings until the meter is resumed; an import that is under way ends after its current month.
 * @throws DomainError not_found; conflict for a meter that came as a file
 */
export async function pause(ctx: RequestContext, { meter_id: id }: InputOf<typeof pauseMeter>): Promise<Meter> {
  const meter = await requireFed(ctx, id);
  const pausedAtMs = meter.pausedAtMs ?? ctx.platform.clock.now();
  await repo.noteMeter(ctx.platform.db, meter.userId, id, { pausedAtMs });
  return toMeterResponse({ ...meter, pausedAtMs });
}

/**
 * Begins to fetch what a paused meter has gained meanwhile.
 * @throws DomainError not_found; conflict for a meter that came as a file; utility_rejected when the consent has ended
 */
export async function resume(ctx: RequestContext, { meter_id: id }: InputOf<typeof resumeMeter>): Promise<Meter> {
  const meter = await requireFed(ctx, id);
  return meter.pausedAtMs === null ? toMeterResponse(meter) : fetchNew(ctx.platform, meter);
}

/** @throws DomainError not_found; conflict for a meter that came as a file */
async function requireFed(ctx: RequestContext, id: string): Promise<repo.MeterRow> {
  const meter = await ownMeter(ctx, id);
  if (meter.source === "file") throw reasonError("conflict", "meter_from_file");
  if (meter.source === "device") throw reasonError("conflict", "meter_of_device");
  return meter;
}

async function fetchNew(platform: Platform, meter: repo.MeterRow): Promise<Meter> {
  if (meter.status === "revoked" || meter.encryptedConnection === null) {
    throw reasonError("utility_rejected", "utility_withdrawn");
  }
  const again = {
    status: "importing",
    importToMs: platform.clock.now(),
    problem: null,
    nextAttemptAtMs: null,
    pausedAtMs: null,
  } as const;
  await repo.noteMeter(platform.db, meter.userId, meter.id, again);
  beginImport(platform, meter.id);
  return toMeterResponse({ ...meter, ...again });
}

/**
 * Gives a meter's consent back to the utility and forgets its connection; its readings stay, and an import that is under
 * way ends.
 * @throws DomainError not_found; conflict for a meter that came as a file
 */
export async function disconnect(
  ctx: RequestContext,
  { meter_id: id }: InputOf<typeof disconnectMeter>,
): Promise<Meter> {
  const { platform } = ctx;
  const meter = await requireFed(ctx, id);
  await giveBackConsent(platform, meter);
  await repo.noteMeter(platform.db, meter.userId, id, {
    status: "revoked",
    encryptedConnection: null,
    problem: null,
    nextAttemptAtMs: null,
    pausedAtMs: null,
  });
  return toMeterResponse(await ownMeter(ctx, id));
}

/**
 * Deletes a meter's readings with all that was computed of them. What its utility has of earlier times is not fetched again.
 * @throws DomainError not_found; conflict while readings are imported
 */
export async function deleteReadings(
  ctx: RequestContext,
  { meter_id: id }: InputOf<typeof deleteMeterReadings>,
): Promise<Meter> {
  const { db, clock } = ctx.platform;
  const meter = await requireSettled(ctx, id);
  if (!(await repo.deleteReadings(db, meter.userId, id, clock.now()))) throw reasonError("conflict", "meter_importing");
  return toMeterResponse(await ownMeter(ctx, id));
}

/**
 * Deletes a meter with its readings and bills, and gives its consent back to the utility.
 * @throws DomainError not_found
 */
export async function remove(ctx: RequestContext, { meter_id: id }: { meter_id: string }): Promise<{ ok: true }> {
  const meter = await ownMeter(ctx, id);
  await giveBackConsent(ctx.platform, meter);
  await repo.deleteMeter(ctx.platform.db, meter.userId, id);
  return { ok: true };
}

/** The utility hears of it as well as can be: what is deleted here does not wait for it. */
export async function giveBackConsent(platform: Platform, meter: repo.MeterRow): Promise<void> {
  const { log, encryption, utilities } = platform;
  const connector = utilities.connectorOf(meter);
  if (!connector || meter.encryptedConnection === null) return;
  try {
    await connector.revoke(JSON.parse(encryption.decrypt(meter.encryptedConnection)));
  } catch (error) {
    log.warn({ err: error, provider: meter.provider }, "Consent could not be revoked at a utility");
  }
}

/** @throws DomainError not_found, too_large */
export async function readings(
  ctx: RequestContext,
  { meter_id: id, from, to, resolution }: InputOf<typeof readingsOperation>,
): Promise<Readings> {
  const span = { fromMs: Date.parse(from), toMs: Date.parse(to) };
  return chartReadings(ctx.platform, await ownMeter(ctx, id), span, resolution);
}

/** @throws DomainError not_found */
export async function repairs(
  ctx: RequestContext,
  { meter_id: id }: InputOf<typeof repairsOperation>,
): Promise<OutputOf<typeof repairsOperation>> {
  const { timeZone, repairsApplied } = await ownMeter(ctx, id);
  const rows = await repo.listRepairs(ctx.platform.db, id);
  return {
    applied: repairsApplied,
    total: rows.length,
    repairs: rows
      .slice(-MAX_LISTED_REPAIRS)
      .toReversed()
      .map(({ startMs, kind, beforeMilliWh, afterMilliWh }) => ({
        start: momentIn(timeZone, startMs),
        kind,
        beforeWh: beforeMilliWh === null ? null : beforeMilliWh / MILLI,
        afterWh: afterMilliWh / MILLI,
      })),
  };
}

/** @throws DomainError not_found; conflict while readings are imported */
async function requireSettled(ctx: RequestContext, id: string): Promise<repo.MeterRow> {
  const meter = await ownMeter(ctx, id);
  if (meter.status === "importing") throw reasonError("conflict", "meter_importing");
  return meter;
}

/**
 * Computes a meter's costs and bills under another tariff, or none.
 * @throws DomainError invalid_input that names the field; not_found; conflict while readings are imported
 */
export async function setTariff(
  ctx: RequestContext,
  { meter_id: id, tariff_id: tariffId }: InputOf<typeof setMeterTariff>,
): Promise<Meter> {
  if (tariffId !== null) chosenTariff({ tariff_id: tariffId });
  const meter = await requireSettled(ctx, id);
  await describeReadings(ctx.platform, meter, { tariffId });
  return toMeterResponse(await ownMeter(ctx, id));
}

/** @throws DomainError not_found; conflict while readings are imported */
export async function repair(
  ctx: RequestContext,
  { meter_id: id, applied }: InputOf<typeof repairMeter>,
): Promise<Meter> {
  const meter = await requireSettled(ctx, id);
  await describeReadings(ctx.platform, meter, {}, applied);
  return toMeterResponse(await ownMeter(ctx, id));
}

/** Whether readings are many and close enough to tell loads apart. */
export const isEnoughToSplit = ({ intervalSeconds }: repo.MeterRow, packed: PackedReadings | null): boolean =>
  packed !== null &&
  packed.span.toMs - packed.span.fromMs >= FEWEST_DAYS * DAY_MS &&
  (intervalSeconds ?? Infinity) <= LONGEST_SPLIT_SECONDS;

/** How long before the days asked for readings are needed to learn a meter's loads. */
export const learnedMs = ({ intervalSeconds }: repo.MeterRow): number => learnedDays(intervalSeconds ?? 0) * DAY_MS;

/** @throws DomainError not_found, overloaded */
export async function breakdown(
  ctx: RequestContext,
  input: InputOf<typeof meterBreakdown>,
): Promise<OutputOf<typeof meterBreakdown>> {
  const meter = await ownMeter(ctx, input.meter_id);
  const clock = zoneClock(meter.timeZone);
  const fromMs = utcOfLocal(clock, Date.parse(input.from));
  const span = { fromMs: fromMs - learnedMs(meter), toMs: utcOfLocal(clock, Date.parse(input.to) + DAY_MS) };
  const packed = await readPacked(ctx.platform, meter, span);
  const known: BreakdownKnown = {
    sandbox: meter.source === "sandbox",
    readings: isEnoughToSplit(meter, packed) ? packed : null,
    fromMs,
    tariffId: meter.tariffId,
    labels: await listLabels(ctx.platform.db, meter.id),
  };
  const found = await runBulk(ctx, meterBreakdown, { value: input }, known);
  return ("value" in found ? found.value : null) as OutputOf<typeof meterBreakdown>;
}

/** A meter's usage facts, as of its last import. @throws DomainError not_found */
export async function usage(
  ctx: RequestContext,
  { meter_id: id }: InputOf<typeof usageOperation>,
): Promise<OutputOf<typeof usageOperation>> {
  const { source, facts } = await ownMeter(ctx, id);
  return { sandbox: source === "sandbox", facts };
}

/** @throws DomainError not_found */
export async function bills(
  ctx: RequestContext,
  { meter_id: id }: InputOf<typeof billsOperation>,
): Promise<OutputOf<typeof billsOperation>> {
  const meter = await ownMeter(ctx, id);
  const rows = await repo.listBills(ctx.platform.db, id);
  return {
    sandbox: meter.source === "sandbox",
    bills: rows.map(({ meterId, ...bill }) => ({ ...bill, id: `${meterId}-${bill.start}` })),
  };
}

/** @throws DomainError not_found */
export async function ownMeter(ctx: RequestContext, id: string): Promise<repo.MeterRow> {
  const meter = await repo.findMeter(ctx.platform.db, requireUserId(ctx), id);
  if (!meter) throw meterIsGone();
  return meter;
}
