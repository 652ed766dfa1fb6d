import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { fieldError } from "@wattleaf/shared/field-error";
import type { RequestContext } from "../../core/request-context";
import * as vpp from "../vpp";
import { type CallingVen, callingVen } from "./calling-ven";
import { eventOf, eventTermsOf } from "./event";
import { hasTarget, isAddressedTo } from "./targets";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Event = OutputOf<(typeof contracts)["createOpenAdrEvent"]>;

/** Rows read at once where targets, which are not columns, decide what a page holds. */
const BATCH = 200;

export async function listEvents(
  ctx: RequestContext,
  { skip, limit, programID, ...filter }: In<"listOpenAdrEvents">,
): Promise<Event[]> {
  const ven = await callingVen(ctx);
  if (ven && programID !== undefined && programID !== ven.plant.id) return [];
  const plantOf = new Map((await vpp.listPlants(ctx)).map((plant) => [plant.id, plant]));
  const plantId = ven?.plant.id ?? programID;
  const found: Event[] = [];
  for (let from = 0; found.length < skip + limit; from += BATCH) {
    const rows = await vpp.listNotCancelledEvents(ctx, { plantId, skip: from, limit: BATCH });
    for (const row of rows) {
      const plant = plantOf.get(row.plantId);
      if (!plant) continue;
      const event = eventOf(row, plant);
      if (isFor(ven, event) && hasTarget(event.targets, filter)) found.push(event);
    }
    if (rows.length < BATCH) break;
  }
  return found.slice(skip, skip + limit);
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict */
export async function createEvent(ctx: RequestContext, { id, ...event }: In<"createOpenAdrEvent">): Promise<Event> {
  const plant = await vpp.ownPlant(ctx, event.programID);
  const nowMs = ctx.platform.clock.now();
  const terms = eventTermsOf(event, nowMs);
  const row = await vpp.createEvent(ctx, plant, id, {
    ...terms,
    // OpenADR tells of an event as soon as there is one.
    notifyAtMs: Math.min(nowMs, terms.startMs),
    capacityPricePerKw: 0,
    penaltyPerKwh: 0,
  });
  return eventOf(row, plant);
}

/** @throws DomainError not_found, also for a VEN that the event does not address */
export async function getEvent(ctx: RequestContext, { eventID }: In<"getOpenAdrEvent">): Promise<Event> {
  return readableEvent(ctx, eventID);
}

/** @throws DomainError not_found */
export async function readableEvent(ctx: RequestContext, eventId: string): Promise<Event> {
  const ven = await callingVen(ctx);
  const row = await eventNotCancelled(ctx, eventId);
  const event = eventOf(row, await vpp.ownPlant(ctx, row.plantId));
  if (!isFor(ven, event)) throw vpp.notFound("event");
  return event;
}

const isFor = (ven: CallingVen | null, { programID, targets }: Event): boolean =>
  !ven || (programID === ven.plant.id && isAddressedTo(targets, ven.addresses));

/** @throws DomainError invalid_input, not_found, conflict */
export async function updateEvent(
  ctx: RequestContext,
  { eventID, ...event }: In<"updateOpenAdrEvent">,
): Promise<Event> {
  const known = await eventNotCancelled(ctx, eventID);
  if (event.programID !== known.plantId) {
    throw fieldError("programID", "An event can't move to another program.");
  }
  const plant = await vpp.ownPlant(ctx, known.plantId);
  const { notifyAtMs, capacityPricePerKw, penaltyPerKwh } = known;
  const terms = { ...eventTermsOf(event, ctx.platform.clock.now()), notifyAtMs, capacityPricePerKw, penaltyPerKwh };
  return eventOf(await vpp.replaceEvent(ctx, plant, eventID, terms), plant);
}

/** @throws DomainError not_found, conflict */
export async function deleteEvent(ctx: RequestContext, { eventID }: In<"deleteOpenAdrEvent">): Promise<Event> {
  const row = await eventNotCancelled(ctx, eventID);
  const plant = await vpp.ownPlant(ctx, row.plantId);
  await vpp.deleteEvent(ctx, eventID);
  return eventOf(row, plant);
}

/** An event that was canceled is gone from here: OpenADR has none. @throws DomainError not_found */
async function eventNotCancelled(ctx: RequestContext, id: string): Promise<vpp.EventRow> {
  const event = await vpp.ownEvent(ctx, id);
  if (event.cancelledAtMs !== null) throw vpp.notFound("event");
  return event;
}
