import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { vppStatus } from "@wattleaf/shared/contracts/vpp/index";
import { SAMPLE_PLANT_ID } from "@wattleaf/shared/domain/vpp";
import type { RequestContext } from "../../core/request-context";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import type { CapacityEstimate, FlexibleDevice } from "@wattleaf/engine/demand-response/settlement/available-capacity";
import { availableCapacity } from "@wattleaf/engine/demand-response/settlement/available-capacity";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { rounded } from "../../core/response/figures";
import { listSettlements, listSpans } from "./events/repo";
import { eventStatus } from "./events/service";
import { listDevices, listParticipants } from "./participants.repo";
import { ownPlant } from "./plants";
import type { DeviceRow, EventRow, ParticipantRow, PlantRow, SettlementRow } from "./rows";
import { samplePlant } from "./sample/sample-plant";

const HOURS_PER_DAY = 24;
const FORECAST_HOURS = 24;
const KW_PER_MW = 1_000;
const CENTS = 100;
/** Older events are not representative of current performance. */
const REMEMBERED_EVENTS = 20;
/** How far ahead the next event is looked for. */
const AHEAD_MS = 366 * DAY_MS;

type PlantStatus = OutputOf<typeof vppStatus>;
type NextEvent = Pick<EventRow, "endMs" | "id" | "notifyAtMs" | "startMs">;

interface PlantPicture {
  plant: PlantRow;
  participants: readonly Pick<ParticipantRow, "id" | "optedIn">[];
  devices: readonly DeviceRow[];
  /** Latest first. */
  settlements: readonly Pick<SettlementRow, "operatorCents" | "performance" | "revenueCents">[];
  /** That run or are to come, soonest first. */
  nextEvents: readonly NextEvent[];
}

/** @throws DomainError not_found */
export async function status(ctx: RequestContext, input: InputOf<typeof vppStatus>): Promise<PlantStatus> {
  const nowMs = ctx.platform.clock.now();
  const picture = input.plant_id === SAMPLE_PLANT_ID ? samplePicture(nowMs) : await ownPicture(ctx, input.plant_id);
  return {
    ...describe(picture, nowMs),
    ...(input.include_forecast ? { forecast: capacityForecast(picture, nowMs) } : {}),
  };
}

async function ownPicture(ctx: RequestContext, plantId: string): Promise<PlantPicture> {
  const { db, clock } = ctx.platform;
  const plant = await ownPlant(ctx, plantId);
  const nowMs = clock.now();
  const [participants, devices, settlements, nextEvents] = await Promise.all([
    listParticipants(db, plant.userId, plantId),
    listDevices(db, plant.userId, plantId),
    listSettlements(db, plant.userId, plantId),
    listSpans(db, plant.userId, plantId, nowMs, nowMs + AHEAD_MS),
  ]);
  return { plant, participants, devices, settlements, nextEvents };
}

function samplePicture(nowMs: number): PlantPicture {
  const { plant, participants, devices, events } = samplePlant(nowMs);
  return {
    plant,
    participants,
    devices,
    settlements: events.flatMap(({ settled }) => settled ?? []),
    nextEvents: events.map(({ event }) => event).filter(({ endMs }) => endMs > nowMs),
  };
}

function describe(picture: PlantPicture, nowMs: number): PlantStatus {
  const { plant, participants, settlements, nextEvents } = picture;
  const capacity = capacityAt(picture, nowMs);
  const revenueCents = settlements.reduce((sum, settlement) => sum + settlement.revenueCents, 0);
  const operatorCents = settlements.reduce((sum, settlement) => sum + settlement.operatorCents, 0);
  const [next] = nextEvents;
  const nextStatus = next && eventStatus({ ...next, cancelledAtMs: null }, false, nowMs);
  return {
    plant_id: plant.id,
    name: plant.name,
    sample: plant.id === SAMPLE_PLANT_ID,
    status: plantStatus(nextStatus, capacity),
    ...inMegawatts(capacity),
    enrolled_capacity: rounded(capacity.enrolledKw / KW_PER_MW),
    participants: participants.length,
    revenue: revenueCents / CENTS,
    revenue_split: {
      currency: plant.currency,
      operator: operatorCents / CENTS,
      participants: (revenueCents - operatorCents) / CENTS,
      settled_events: settlements.length,
    },
    next_event:
      next && nextStatus
        ? {
            id: next.id,
            status: nextStatus,
            start: momentIn(plant.timeZone, next.startMs),
            end: momentIn(plant.timeZone, next.endMs),
          }
        : null,
  };
}

function plantStatus(next: string | undefined, { enrolledKw }: CapacityEstimate): PlantStatus["status"] {
  if (next === "active") return "dispatching";
  if (next === "notified") return "notified";
  return enrolledKw > 0 ? "ready" : "unavailable";
}

function capacityForecast(picture: PlantPicture, nowMs: number): NonNullable<PlantStatus["forecast"]> {
  // The plant's hours, which are not everywhere those of UTC, decide what may be called.
  const firstMs = nowMs - (zoneClock(picture.plant.timeZone)(nowMs) % HOUR_MS);
  return Array.from({ length: FORECAST_HOURS }, (_, hour) => {
    const atMs = firstMs + hour * HOUR_MS;
    return { start: momentIn(picture.plant.timeZone, atMs), ...inMegawatts(capacityAt(picture, atMs)) };
  });
}

function capacityAt({ plant, participants, devices, settlements }: PlantPicture, atMs: number): CapacityEstimate {
  const optedIn = new Map(participants.map((participant) => [participant.id, participant.optedIn]));
  const flexible: FlexibleDevice[] = devices.map((device) => ({
    ...device,
    optedIn: optedIn.get(device.participantId) ?? false,
  }));
  const past = settlements.slice(0, REMEMBERED_EVENTS).map(({ performance }) => performance);
  const localHour = Math.floor(zoneClock(plant.timeZone)(atMs) / HOUR_MS) % HOURS_PER_DAY;
  return availableCapacity(flexible, past, localHour);
}

const inMegawatts = ({ expectedKw, lowKw, highKw }: CapacityEstimate) => ({
  capacity: rounded(expectedKw / KW_PER_MW),
  capacity_low: rounded(lowKw / KW_PER_MW),
  capacity_high: rounded(highKw / KW_PER_MW),
});
