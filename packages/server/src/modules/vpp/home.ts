import type { HomeEvent, HomeParticipation } from "@wattleaf/shared/contracts/vpp/home";
import { BY_HAND_KW, NEIGHBORHOOD_PLANT_ID } from "@wattleaf/shared/domain/vpp";
import type { RequestContext } from "../../core/request-context";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { requireUserId } from "../../core/owner";
import * as events from "./events/repo";
import { storedStatement } from "./events/statement";
import * as homes from "./homes/repo";
import { enrollAt, listEvents as listHomeEvents } from "./homes/service";
import * as participants from "./participants.repo";
import { listRows } from "./plants";
import type { PlantRow } from "./rows";
import { NEIGHBORHOOD_CURRENCY, NEIGHBORHOOD_NAME, NEIGHBORHOOD_TERMS } from "./sample/neighborhood";
import { samplePlant } from "./sample/sample-plant";

/** Settled events that are looked at, the newest. */
const MOST_EVENTS = 100;

/** How the account takes part in plants, and what settled events brought. @throws DomainError not_signed_in */
export async function homeParticipation(ctx: RequestContext): Promise<HomeParticipation> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const plants = new Map((await listRows(ctx)).map((plant) => [plant.id, plant]));
  const [sites, devices, called, membership] = await Promise.all([
    participants.listParticipants(db, userId),
    participants.listDevices(db, userId),
    events.listEvents(db, userId, { limit: MOST_EVENTS, notCancelled: true }),
    homes.findMembership(db, userId, NEIGHBORHOOD_PLANT_ID),
  ]);
  const sample = samplePlant(clock.now());
  const ownSites = sites.map(({ id, plantId, optedIn }) => {
    const own = devices.filter(({ participantId }) => participantId === id);
    return {
      plantId,
      plantName: plants.get(plantId)?.name ?? plantId,
      optedIn,
      flexibleKw: own.reduce((sum, { flexibleKw }) => sum + flexibleKw, 0),
      devices: own.length,
    };
  });
  const ofMembership = membership ? await membershipEvents(ctx) : { settled: [], upcoming: [] };
  return {
    participants: membership ? [toParticipant(membership), ...ownSites] : ownSites,
    upcoming: ofMembership.upcoming,
    settled: [
      ...ofMembership.settled,
      ...called.flatMap(({ event, settlement }) => {
        const plant = plants.get(event.plantId);
        return settlement && plant ? [homeEvent(event, plant, settlement.statement, false)] : [];
      }),
    ].toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start)),
    sample: sample.events.flatMap(({ event, statement }) =>
      statement ? [homeEvent(event, sample.plant, statement, true)] : [],
    ),
  };
}

function toParticipant({ plantId, devices }: homes.MembershipRow): HomeParticipation["participants"][number] {
  return {
    plantId,
    plantName: NEIGHBORHOOD_NAME,
    optedIn: true,
    flexibleKw: devices.reduce((sum, { flexibleKw }) => sum + flexibleKw, 0) || BY_HAND_KW,
    devices: devices.length,
  };
}

/** Settled events of the neighborhood's plant and those to come. */
async function membershipEvents(ctx: RequestContext): Promise<{
  settled: HomeEvent[];
  upcoming: HomeParticipation["upcoming"];
}> {
  const { events: called } = await listHomeEvents(ctx, NEIGHBORHOOD_PLANT_ID);
  const nowMs = ctx.platform.clock.now();
  const settled = called.flatMap(({ id, start, end, result }): HomeEvent[] =>
    result?.earned == null
      ? []
      : [
          {
            eventId: id,
            plantName: NEIGHBORHOOD_NAME,
            simulated: true,
            start,
            end,
            requestedKw: NEIGHBORHOOD_TERMS.requestedKw,
            pricePerKwh: NEIGHBORHOOD_TERMS.pricePerKwh,
            currency: NEIGHBORHOOD_CURRENCY,
            deliveredKwh: result.creditedKwh ?? 0,
            earned: result.earned,
          },
        ],
  );
  const upcoming = called
    .filter(({ notifyAt, end }) => Date.parse(notifyAt) <= nowMs && nowMs < Date.parse(end))
    .map(({ id, start, end, takesPart }) => ({ eventId: id, start, end, takesPart }))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return { settled, upcoming };
}

function homeEvent(
  event: events.EventWithSettlement["event"],
  plant: PlantRow,
  statement: unknown,
  simulated: boolean,
): HomeEvent {
  const { group, no_group: noGroup, delivered_kwh: measuredKwh, ...money } = storedStatement(statement);
  // What may be chance is not said to have been delivered. An event settled site by site before has no group and no reason.
  const deliveredKwh = group?.certain_kwh ?? (noGroup ? 0 : measuredKwh);
  return {
    eventId: event.id,
    plantName: plant.name,
    simulated,
    start: momentIn(plant.timeZone, event.startMs),
    end: momentIn(plant.timeZone, event.endMs),
    requestedKw: event.requestedKw,
    pricePerKwh: event.pricePerKwh,
    currency: plant.currency,
    deliveredKwh,
    earned: Number((money.revenue - money.operator_revenue).toFixed(2)),
  };
}

/**
 * Enrolls a household with the devices that it names. Enrolled again it updates them.
 * @throws DomainError not_signed_in
 */
export async function enrollHome(
  ctx: RequestContext,
  devices: homes.MembershipRow["devices"],
): Promise<{ isNew: boolean }> {
  const { db, clock } = ctx.platform;
  const known = await homes.findMembership(db, requireUserId(ctx), NEIGHBORHOOD_PLANT_ID);
  await enrollAt(ctx, devices, clock.now());
  return { isNew: known === null };
}
