import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { chooseEvent, HomePlant, joinPlant, PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import { BY_HAND_KW, NEIGHBORHOOD_PLANT_ID } from "@wattleaf/shared/domain/vpp";
import { flexibleKwOf } from "@wattleaf/assistant/tools/flexible-power";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { seriesEndMs } from "@wattleaf/engine/time-series/interval-series";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import { requireUserId } from "../../../core/owner";
import { listDevices } from "../../devices";
import { listMeters, readSeries } from "../../meters";
import { conflict, notFound } from "../errors";
import { eventStatus } from "../events/service";
import {
  neighborhood,
  NEIGHBORHOOD_CURRENCY,
  NEIGHBORHOOD_TERMS,
  NEIGHBORHOOD_TIME_ZONE,
  type Neighborhood,
  type NeighborhoodEvent,
} from "../sample/neighborhood";
import * as repo from "./repo";
import { settleHome } from "./settle-home";
import { nextTurn } from "../../../core/next-turn";

/** @throws DomainError not_signed_in */
export async function listHomePlants(ctx: RequestContext): Promise<{ plants: HomePlant[] }> {
  return { plants: [await homePlant(ctx)] };
}

/** Enrolls the home with its devices that can respond. @throws DomainError not_signed_in, not_found */
export async function join(ctx: RequestContext, { plant_id: plantId }: InputOf<typeof joinPlant>): Promise<HomePlant> {
  requireHomePlant(plantId);
  await enrollAt(ctx, await respondingDevices(ctx), ctx.platform.clock.now());
  return homePlant(ctx);
}

/** Stores an enrollment; one that exists gets these devices and keeps its date. */
export async function enrollAt(
  ctx: RequestContext,
  devices: repo.MembershipRow["devices"],
  joinedAtMs: number,
): Promise<void> {
  const row = { userId: requireUserId(ctx), plantId: NEIGHBORHOOD_PLANT_ID, devices, joinedAtMs };
  await repo.saveMembership(ctx.platform.db, row);
}

/** @throws DomainError not_signed_in, not_found */
export async function leave(ctx: RequestContext, plantId: string): Promise<{ ok: true }> {
  if (await repo.deleteMembership(ctx.platform.db, requireUserId(ctx), plantId)) return { ok: true };
  throw notFound("plant");
}

/** @throws DomainError not_signed_in, not_found */
export async function listEvents(
  ctx: RequestContext,
  plantId: string,
): Promise<{ events: PlantEvent[]; earned: number }> {
  requireHomePlant(plantId);
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const nowMs = clock.now();
  const plant = neighborhood(nowMs);
  const [membership, optOuts, series] = await Promise.all([
    repo.findMembership(db, userId, plantId),
    repo.listOptOuts(db, userId),
    homeReadings(ctx, plant),
  ]);
  const events: PlantEvent[] = [];
  for (const event of plant.events) {
    const takesPart = membership !== null && membership.joinedAtMs <= event.startMs && !optOuts.has(event.id);
    const own = series && { series, kw: takesPart ? enrolledKw(membership) : null };
    const result = event.endMs <= seriesEndMs(plant.load) ? settleHome(plant, event, own, nowMs) : null;
    events.push({
      id: event.id,
      ...timesOf(event),
      status: eventStatus({ ...event, cancelledAtMs: null }, result !== null, nowMs),
      takesPart,
      result,
    });
    // Each event compares some twenty days: others get their turn in between.
    await nextTurn();
  }
  const earned = events.reduce((sum, { result }) => sum + (result?.earned ?? 0), 0);
  return { events, earned: Number(earned.toFixed(2)) };
}

/** @throws DomainError not_signed_in, not_found; conflict once the event has started */
export async function choose(
  ctx: RequestContext,
  { plant_id: plantId, event_id: eventId, takesPart }: InputOf<typeof chooseEvent>,
): Promise<{ ok: true }> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const nowMs = clock.now();
  const event = plantId === NEIGHBORHOOD_PLANT_ID && neighborhood(nowMs).events.find(({ id }) => id === eventId);
  if (!event) throw notFound("event");
  if (!(await repo.findMembership(db, userId, plantId))) throw conflict("Your home isn't enrolled in this plant.");
  if (event.startMs <= nowMs) throw conflict("You can opt in or out until the event starts.");
  await (takesPart ? repo.deleteOptOut(db, userId, eventId) : repo.saveOptOut(db, { userId, eventId, atMs: nowMs }));
  return { ok: true };
}

async function homePlant(ctx: RequestContext): Promise<HomePlant> {
  const { db, clock } = ctx.platform;
  const [membership, devices, meter] = await Promise.all([
    repo.findMembership(db, requireUserId(ctx), NEIGHBORHOOD_PLANT_ID),
    respondingDevices(ctx),
    homeMeter(ctx),
  ]);
  const { shares } = neighborhood(clock.now());
  return {
    id: NEIGHBORHOOD_PLANT_ID,
    sample: true,
    timeZone: NEIGHBORHOOD_TIME_ZONE,
    currency: NEIGHBORHOOD_CURRENCY,
    pricePerKwh: NEIGHBORHOOD_TERMS.pricePerKwh,
    operatorShare: NEIGHBORHOOD_TERMS.operatorShare,
    homes: shares.length + (membership ? 1 : 0),
    enrollment: membership && {
      joinedAt: new Date(membership.joinedAtMs).toISOString(),
      devices: [...membership.devices],
    },
    offer: { devices, hasMeter: meter !== undefined },
  };
}

async function respondingDevices(ctx: RequestContext) {
  const devices = await listDevices(ctx);
  return devices
    .map((device) => ({ id: device.id, name: device.name, flexibleKw: flexibleKwOf(device) }))
    .filter(({ flexibleKw }) => flexibleKw > 0);
}

async function homeMeter(ctx: RequestContext) {
  const meters = await listMeters(ctx);
  return meters.find(({ commodity, source }) => commodity === "electricity" && source !== "file");
}

async function homeReadings(ctx: RequestContext, { load }: Neighborhood): Promise<IntervalSeries | null> {
  const meter = await homeMeter(ctx);
  return meter ? readSeries(ctx, meter.id, { fromMs: load.startMs, toMs: seriesEndMs(load) }) : null;
}

const enrolledKw = ({ devices }: repo.MembershipRow): number =>
  devices.reduce((sum, { flexibleKw }) => sum + flexibleKw, 0) || BY_HAND_KW;

function requireHomePlant(plantId: string): void {
  if (plantId !== NEIGHBORHOOD_PLANT_ID) throw notFound("plant");
}

const timesOf = ({ notifyAtMs, startMs, endMs }: NeighborhoodEvent) => ({
  notifyAt: momentIn(NEIGHBORHOOD_TIME_ZONE, notifyAtMs),
  start: momentIn(NEIGHBORHOOD_TIME_ZONE, startMs),
  end: momentIn(NEIGHBORHOOD_TIME_ZONE, endMs),
});

/** The announced events that are still to come, for each home that takes part in them. */
export async function announcedEvents({ db, clock }: Platform) {
  const nowMs = clock.now();
  const due = neighborhood(nowMs).events.filter(({ notifyAtMs, startMs }) => notifyAtMs <= nowMs && nowMs < startMs);
  if (due.length === 0) return [];
  const members = await repo.listMembers(db, NEIGHBORHOOD_PLANT_ID);
  return due.flatMap((event) => {
    const { start, end } = timesOf(event);
    return members.flatMap(({ userId, optOuts }) =>
      optOuts.includes(event.id) ? [] : [{ userId, eventId: event.id, start, end }],
    );
  });
}
