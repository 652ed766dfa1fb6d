import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../../core/request-context";
import { refusedField } from "@wattleaf/shared/refused-field";
import { requireUserId } from "../../../core/owner";
import * as eventsRepo from "../events/repo";
import * as events from "../events/service";
import * as participantsRepo from "../participants/repo";
import * as participants from "../participants/service";
import * as plants from "../plants/service";
import { notFound, written } from "../refusals";
import type { EventRow, ParticipantRow } from "../rows";
import { eventOf, eventTermsOf } from "./event";
import { plantTermsOf, programDetails, programOf } from "./program";
import { programNameOf, venDetails, venOf } from "./ven";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Out<Name extends keyof typeof contracts> = OutputOf<(typeof contracts)[Name]>;

const NAME = "programName";

export async function listPrograms(ctx: RequestContext, { skip, limit }: In<"listPrograms">) {
  return (await plants.listRows(ctx)).slice(skip, skip + limit).map(programOf);
}

/** @throws DomainError invalid_input, already_exists, conflict */
export async function createProgram(ctx: RequestContext, { id, ...program }: In<"createProgram">) {
  return programOf(await plants.createRow(ctx, id, plantTermsOf(program), programDetails(program), NAME));
}

/** @throws DomainError not_found */
export const getProgram = async (ctx: RequestContext, { programID }: In<"getProgram">) =>
  programOf(await plants.ownPlant(ctx, programID));

/** @throws DomainError invalid_input, not_found, already_exists */
export async function updateProgram(ctx: RequestContext, { programID, ...program }: In<"updateProgram">) {
  const terms = plantTermsOf(program, await plants.ownPlant(ctx, programID));
  return programOf(await plants.replaceRow(ctx, programID, terms, programDetails(program), NAME));
}

/** @throws DomainError not_found */
export const deleteProgram = (ctx: RequestContext, { programID }: In<"deleteProgram">) => plants.remove(ctx, programID);

export async function listVens(
  ctx: RequestContext,
  { skip, limit, venName }: In<"listVens">,
): Promise<Out<"listVens">> {
  const userId = requireUserId(ctx);
  const [rows, devices, ownPlants] = await Promise.all([
    participantsRepo.listParticipants(ctx.platform.db, userId),
    participantsRepo.listDevices(ctx.platform.db, userId),
    plants.listRows(ctx),
  ]);
  const nameOf = new Map(ownPlants.map(({ id, name }) => [id, name]));
  const devicesOf = Map.groupBy(devices, ({ participantId }) => participantId);
  return rows
    .filter(({ name }) => venName === undefined || name === venName)
    .slice(skip, skip + limit)
    .map((row) => venOf(row, { name: nameOf.get(row.plantId) ?? "" }, devicesOf.get(row.id) ?? []));
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict */
export async function createVen(ctx: RequestContext, ven: In<"createVen">) {
  const plant = await plants.plantNamed(ctx, programNameOf(ven));
  const participant = { id: ven.id, name: ven.venName, optedIn: true };
  return venOf(await participants.addRow(ctx, plant, participant, venDetails(ven), "venName"), plant, []);
}

/** @throws DomainError not_found */
export async function getVen(ctx: RequestContext, { venID }: In<"getVen">) {
  return wholeVen(ctx, await participants.ownParticipant(ctx, venID));
}

/** @throws DomainError invalid_input, not_found, already_exists */
export async function updateVen(ctx: RequestContext, { venID, ...ven }: In<"updateVen">) {
  const known = await participants.ownParticipant(ctx, venID);
  const plant = await plants.ownPlant(ctx, known.plantId);
  if (programNameOf(ven) !== plant.name) {
    throw refusedField("targets", "A VEN stays in its program. Delete it and create it in the other.");
  }
  const row = { ...known, name: ven.venName, details: venDetails(ven), modifiedAtMs: ctx.platform.clock.now() };
  const object = await wholeVen(ctx, row);
  const update = participantsRepo.updateParticipant(ctx.platform.db, row, {
    plantId: plant.id,
    objectType: "VEN",
    operation: "UPDATE",
    object,
  });
  await written(update, "participant", "venName");
  return object;
}

/** @throws DomainError not_found */
export async function deleteVen(ctx: RequestContext, { venID }: In<"deleteVen">): Promise<{ ok: true }> {
  const { db, clock } = ctx.platform;
  const row = await participants.ownParticipant(ctx, venID);
  const change = {
    plantId: row.plantId,
    objectType: "VEN",
    operation: "DELETE",
    object: await wholeVen(ctx, row),
  } as const;
  await participantsRepo.deleteParticipant(db, row.userId, venID, clock.now(), change);
  return { ok: true };
}

export async function listEvents(
  ctx: RequestContext,
  { skip, limit, programID }: In<"listOpenAdrEvents">,
): Promise<Out<"listOpenAdrEvents">> {
  const [rows, ownPlants] = await Promise.all([
    eventsRepo.listEvents(ctx.platform.db, requireUserId(ctx), { plantId: programID, standing: true, skip, limit }),
    plants.listRows(ctx),
  ]);
  const plantOf = new Map(ownPlants.map((plant) => [plant.id, plant]));
  return rows.flatMap(({ event }) => {
    const plant = plantOf.get(event.plantId);
    return plant ? eventOf(event, plant) : [];
  });
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict */
export async function createEvent(ctx: RequestContext, { id, ...event }: In<"createOpenAdrEvent">) {
  const plant = await plants.ownPlant(ctx, event.programID);
  const terms = eventTermsOf(event);
  const row = await events.createRow(ctx, plant, id, {
    ...terms,
    // OpenADR tells of an event as soon as there is one.
    notifyAtMs: Math.min(ctx.platform.clock.now(), terms.startMs),
    capacityPricePerKw: 0,
    penaltyPerKwh: 0,
  });
  return eventOf(row, plant);
}

/** @throws DomainError not_found */
export async function getEvent(ctx: RequestContext, { eventID }: In<"getOpenAdrEvent">) {
  const event = await standingEvent(ctx, eventID);
  return eventOf(event, await plants.ownPlant(ctx, event.plantId));
}

/** @throws DomainError invalid_input, not_found, conflict */
export async function updateEvent(ctx: RequestContext, { eventID, ...event }: In<"updateOpenAdrEvent">) {
  const known = await standingEvent(ctx, eventID);
  if (event.programID !== known.plantId) {
    throw refusedField("programID", "An event stays in its program.");
  }
  const plant = await plants.ownPlant(ctx, known.plantId);
  const { notifyAtMs, capacityPricePerKw, penaltyPerKwh } = known;
  const terms = { ...eventTermsOf(event), notifyAtMs, capacityPricePerKw, penaltyPerKwh };
  return eventOf(await events.replaceRow(ctx, plant, eventID, terms), plant);
}

/** @throws DomainError not_found, conflict */
export async function deleteEvent(ctx: RequestContext, { eventID }: In<"deleteOpenAdrEvent">) {
  await standingEvent(ctx, eventID);
  return events.removeRow(ctx, eventID);
}

/** An event that was cancelled is gone from here: OpenADR has none. @throws DomainError not_found */
async function standingEvent(ctx: RequestContext, id: string): Promise<EventRow> {
  const event = await events.ownEvent(ctx, id);
  if (event.cancelledAtMs !== null) throw notFound("event");
  return event;
}

async function wholeVen(ctx: RequestContext, row: ParticipantRow) {
  const plant = await plants.ownPlant(ctx, row.plantId);
  return venOf(row, plant, await participantsRepo.listDevicesOf(ctx.platform.db, row.userId, row.id));
}
