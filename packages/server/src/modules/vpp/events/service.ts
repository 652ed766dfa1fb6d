import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { createEvent, listEvents } from "@wattleaf/shared/contracts/vpp/index";
import type { EventStatus } from "@wattleaf/shared/domain/vpp";
import { NO_END_MS, SAMPLE_PLANT_ID } from "@wattleaf/shared/domain/vpp";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../../core/request-context";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { newId } from "../../../adapters/secrets";
import { rounded } from "../../../core/response/figures";
import { requireUserId } from "../../../core/owner";
import { ownPlant } from "../plants";
import { conflict, found, rejectSampleId, written } from "../errors";
import type { EventRow, PlantRow, SettlementRow } from "../rows";
import { samplePlant } from "../sample/sample-plant";
import * as repo from "./repo";

const CENTS = 100;

type EventResponse = OutputOf<typeof createEvent>;
type Settled = Pick<SettlementRow, "performance" | "revenueCents">;

/** @throws DomainError not_found, already_exists, conflict */
export async function create(ctx: RequestContext, input: InputOf<typeof createEvent>): Promise<EventResponse> {
  const plant = await ownPlant(ctx, input.plant_id);
  const startMs = Date.parse(input.start);
  const event = await createRow(ctx, plant, input.id, {
    name: input.name ?? null,
    notifyAtMs: startMs - input.notice_minutes * MINUTE_MS,
    startMs,
    endMs: Date.parse(input.end),
    requestedKw: input.requested_kw,
    pricePerKwh: input.price_per_kwh,
    capacityPricePerKw: input.capacity_price_per_kw,
    penaltyPerKwh: input.penalty_per_kwh,
    details: null,
  });
  return toEventResponse(event, plant, null, ctx.platform.clock.now());
}

export type EventTerms = Omit<EventRow, "cancelledAtMs" | "createdAtMs" | "id" | "modifiedAtMs" | "plantId" | "userId">;

/** @throws DomainError already_exists, conflict */
export async function createRow(
  ctx: RequestContext,
  plant: PlantRow,
  id: string | undefined,
  terms: EventTerms,
): Promise<EventRow> {
  rejectSampleId(id);
  const nowMs = ctx.platform.clock.now();
  const event: EventRow = {
    userId: plant.userId,
    id: id ?? newId(),
    plantId: plant.id,
    ...terms,
    cancelledAtMs: null,
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
  };
  const change = {
    plantId: plant.id,
    objectType: "EVENT",
    operation: "CREATE",
    object: ctx.platform.openAdr.event(event, plant),
  } as const;
  await written(repo.insertEvent(ctx.platform.db, event, change), "event");
  return event;
}

/** @throws DomainError not_found, conflict */
export async function replaceRow(
  ctx: RequestContext,
  plant: PlantRow,
  id: string,
  terms: EventTerms,
): Promise<EventRow> {
  const known = await ownEvent(ctx, id);
  const nowMs = ctx.platform.clock.now();
  requireNotBegun(known, nowMs);
  const event = { ...known, ...terms, modifiedAtMs: nowMs };
  const change = {
    plantId: plant.id,
    objectType: "EVENT",
    operation: "UPDATE",
    object: ctx.platform.openAdr.event(event, plant),
  } as const;
  await written(repo.updateEvent(ctx.platform.db, event, change), "event");
  return event;
}

/** @throws DomainError not_found, conflict */
export async function removeRow(ctx: RequestContext, id: string): Promise<{ ok: true }> {
  const event = await ownEvent(ctx, id);
  const plant = await ownPlant(ctx, event.plantId);
  const nowMs = ctx.platform.clock.now();
  requireNotBegun(event, nowMs);
  const change = {
    plantId: plant.id,
    objectType: "EVENT",
    operation: "DELETE",
    object: ctx.platform.openAdr.event(event, plant),
  } as const;
  await repo.deleteEvent(ctx.platform.db, event.userId, id, nowMs, change);
  return { ok: true };
}

/** @throws DomainError not_found */
export async function list(
  ctx: RequestContext,
  { plant_id: plantId, limit }: InputOf<typeof listEvents>,
): Promise<OutputOf<typeof listEvents>> {
  const nowMs = ctx.platform.clock.now();
  if (plantId === SAMPLE_PLANT_ID) {
    const { plant, events } = samplePlant(nowMs);
    return events.slice(0, limit).map(({ event, settled }) => toEventResponse(event, plant, settled, nowMs));
  }
  const plant = await ownPlant(ctx, plantId);
  const rows = await repo.listEvents(ctx.platform.db, plant.userId, { plantId, limit });
  return rows.map(({ event, settlement }) => toEventResponse(event, plant, settlement, nowMs));
}

/** The events of a plant, or of the account, that were not canceled. */
export async function listNotCancelled(
  ctx: RequestContext,
  by: { plantId: string | undefined; skip: number; limit: number },
): Promise<EventRow[]> {
  const rows = await repo.listEvents(ctx.platform.db, requireUserId(ctx), { ...by, notCancelled: true });
  return rows.map(({ event }) => event);
}

/** @throws DomainError not_found, conflict */
export async function cancel(ctx: RequestContext, id: string): Promise<EventResponse> {
  const event = await ownEvent(ctx, id);
  const plant = await ownPlant(ctx, event.plantId);
  const nowMs = ctx.platform.clock.now();
  if (event.cancelledAtMs === null) {
    if (event.endMs <= nowMs) throw conflict("The event is over and can no longer be canceled.");
    event.cancelledAtMs = nowMs;
    event.modifiedAtMs = nowMs;
    const object = ctx.platform.openAdr.event(event, plant);
    // OpenADR has no canceled events: to a VEN this one is gone.
    await repo.updateEvent(ctx.platform.db, event, {
      plantId: plant.id,
      objectType: "EVENT",
      operation: "DELETE",
      object,
    });
  }
  return toEventResponse(event, plant, null, nowMs);
}

/** @throws DomainError not_found */
export const ownEvent = (ctx: RequestContext, id: string): Promise<EventRow> =>
  found("event", repo.findEvent(ctx.platform.db, requireUserId(ctx), id));

/** Where an event is in its life: no timer moves it, the clock does. */
export function eventStatus(
  { cancelledAtMs, notifyAtMs, startMs, endMs }: Pick<EventRow, "cancelledAtMs" | "endMs" | "notifyAtMs" | "startMs">,
  isSettled: boolean,
  nowMs: number,
): EventStatus {
  if (cancelledAtMs !== null) return "canceled";
  if (isSettled) return "settled";
  if (nowMs < notifyAtMs) return "scheduled";
  if (nowMs < startMs) return "notified";
  return nowMs < endMs ? "active" : "completed";
}

/** A request that has begun is settled as it was made; a signal settles nothing, and can change while it holds. */
function requireNotBegun({ startMs, requestedKw }: EventRow, nowMs: number): void {
  if (startMs > nowMs || requestedKw === null) return;
  throw conflict(
    "The event has started and can't be changed. You can cancel a running event with POST /api/v1/vpp/events/{event_id}/cancel.",
  );
}

function toEventResponse(
  event: EventRow,
  { timeZone }: PlantRow,
  settled: Settled | null,
  nowMs: number,
): EventResponse {
  const at = (utcMs: number) => momentIn(timeZone, utcMs);
  return {
    id: event.id,
    plant_id: event.plantId,
    name: event.name,
    status: eventStatus(event, settled !== null, nowMs),
    notify_at: at(event.notifyAtMs),
    start: at(event.startMs),
    end: event.endMs >= NO_END_MS ? null : at(event.endMs),
    requested_kw: event.requestedKw,
    price_per_kwh: event.pricePerKwh,
    capacity_price_per_kw: event.capacityPricePerKw,
    penalty_per_kwh: event.penaltyPerKwh,
    performance: settled ? rounded(settled.performance) : null,
    revenue: settled ? settled.revenueCents / CENTS : null,
  };
}
