import type { Meter, MeterBill } from "@wattleaf/shared/contracts/meters";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { householdOf, type SandboxAccount } from "@wattleaf/engine/simulation/household/household";
import type { SolarRoof } from "@wattleaf/engine/simulation/household/solar";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { accountOf as accountOfActor } from "../../core/actor";
import { connectMeter } from "./connect";
import { asksForConsent } from "./connectors/connector";
import { importMeter } from "./importing/import-meter";
import { toMeterResponse } from "./meter-response";
import { type LabelRow, listLabels } from "./labels/repo";
import type { PackedReadings, TimeSpan } from "../../core/packed-readings";
import { readIntervals, readPacked } from "./readings/read";
import * as repo from "./repo";
import { accountOf, bills, giveBackConsent, ownMeter } from "./service";

/** The default meter: the account's newest electricity meter with readings; null if there is none. */
export async function primaryMeter(ctx: RequestContext): Promise<Meter | null> {
  const row = await primaryRow(ctx);
  return row && toMeterResponse(row);
}

/** @throws DomainError not_found when the meter is not the caller's */
export async function meterById(ctx: RequestContext, meterId: string): Promise<Meter> {
  return toMeterResponse(await ownMeter(ctx, meterId));
}

/**
 * The usage facts of the primary meter, in the same form as for an uploaded file: energies in Wh, local times, costs under the
 * meter's tariff if known. Null without a meter. `meter.sandbox` marks simulated figures.
 */
export async function meterUsage(ctx: RequestContext): Promise<{ meter: Meter; facts: UsageFacts } | null> {
  const row = await primaryRow(ctx);
  return row?.facts ? { meter: toMeterResponse(row), facts: row.facts } : null;
}

/** Visitors and widgets have no meters. */
async function primaryRow({ actor, platform }: RequestContext): Promise<repo.MeterRow | null> {
  const userId = accountOfActor(actor);
  return userId === null ? null : repo.findPrimary(platform.db, userId);
}

/**
 * A meter's readings of a time as the engine takes them: kWh, NaN in gaps, negative where more was exported than used, in
 * the meter's zone. It begins and ends with the readings that the meter has in that time; null when it has none.
 * Two years of quarter hours take about 10 ms on the thread that asks.
 *
 * @throws DomainError not_found when the meter is not the caller's
 */
export async function readSeries(ctx: RequestContext, meterId: string, span: TimeSpan): Promise<IntervalSeries | null> {
  return readIntervals(ctx.platform, await ownMeter(ctx, meterId), span);
}

/**
 * All readings of a meter as they are stored, for a Worker to unpack.
 * @throws DomainError not_found when the meter is not the caller's
 */
export async function packedReadings(ctx: RequestContext, meterId: string): Promise<PackedReadings | null> {
  return readPacked(ctx.platform, await ownMeter(ctx, meterId), { fromMs: -Infinity, toMs: Infinity });
}

/**
 * The roof of a sandbox meter's made-up household, which its production follows from; null without panels, for other
 * meters, and once the meter is disconnected.
 * @throws DomainError not_found when the meter is not the caller's
 */
export async function sandboxRoof(ctx: RequestContext, meterId: string): Promise<SolarRoof | null> {
  const { source, encryptedConnection } = await ownMeter(ctx, meterId);
  if (source !== "sandbox" || encryptedConnection === null) return null;
  const account = JSON.parse(ctx.platform.encryption.decrypt(encryptedConnection)) as SandboxAccount;
  const { climate, weatherSeed, solarWatts } = householdOf(account);
  return solarWatts > 0 ? { climate, weatherSeed, solarWatts } : null;
}

/**
 * A meter's bills, the newest first; amounts in cents. None where no tariff is known (files, and utilities without
 * bills).
 * @throws DomainError not_found when the meter is not the caller's
 */
export async function billsOf(ctx: RequestContext, meterId: string): Promise<MeterBill[]> {
  return (await bills(ctx, { meter_id: meterId })).bills;
}

/**
 * Gives every consent of an account back to its utility, before the account is deleted. The rows themselves go with the
 * account. It never fails, and all are told at once: a utility that does not answer is logged, and waited for once.
 */
export async function giveBackConsents(platform: Platform, userId: string): Promise<void> {
  const meters = await repo.listMeters(platform.db, userId);
  await Promise.all(meters.map((meter) => giveBackConsent(platform, meter)));
}

/** What the user said ran, the newest stretch first. @throws DomainError not_found when the meter is not the caller's */
export async function labelsOf(ctx: RequestContext, meterId: string): Promise<LabelRow[]> {
  const { id } = await ownMeter(ctx, meterId);
  return listLabels(ctx.platform.db, id);
}

/**
 * Connects a sandbox account and waits until its 24 months are imported (one to two seconds), for seeding a sample
 * household. Repeating it for the same account adds only new readings.
 */
export async function importSandbox(
  platform: Platform,
  userId: string,
  form: Parameters<typeof accountOf>[1],
): Promise<Meter> {
  const connector = platform.utilities.connectorOf({ source: "sandbox", provider: form.utilityProvider });
  const account = accountOf(platform, form);
  const begun = await connector?.begin(account, { redirectUri: "", state: "" });
  if (!connector || !begun || asksForConsent(begun)) throw new Error("The sandbox utility does not use consent");
  const { id } = await connectMeter(platform, userId, connector, account, begun);
  await importMeter(platform, id, new AbortController().signal);
  const meter = await repo.findMeter(platform.db, userId, id);
  if (meter?.status !== "ready")
    throw new DomainError("utility_rejected", meter?.problem ?? "The import didn't finish.");
  return toMeterResponse(meter);
}

/** Takes away the traces of people who went to their utility and did not come back. */
export const deleteOldAuthorizations = ({ db, clock }: Platform): Promise<void> =>
  repo.deleteOldAuthorizations(db, clock.now());

/** The readings since a moment of the electricity meters that a utility has fed lately, one after the other. */
export async function* recentlyFedSeries(platform: Platform, fedSinceMs: number, fromMs: number) {
  for (const meter of await repo.listFedSince(platform.db, fedSinceMs)) {
    const series = await readIntervals(platform, meter, { fromMs, toMs: platform.clock.now() });
    if (series) yield { userId: meter.userId, meterId: meter.id, series };
  }
}
