import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../core/request-context";
import { fieldError } from "@wattleaf/shared/field-error";
import * as vpp from "../vpp";
import { eventOf, eventTermsOf } from "./event";
import { plantTermsOf, programDetails, programOf } from "./program";
import { programNameOf, venDetails, venOf } from "./ven";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Out<Name extends keyof typeof contracts> = OutputOf<(typeof contracts)[Name]>;

const NAME = "programName";

export async function listPrograms(ctx: RequestContext, { skip, limit }: In<"listPrograms">) {
  return (await vpp.listPlants(ctx)).slice(skip, skip + limit).map(programOf);
}

/** @throws DomainError invalid_input, already_exists, conflict */
export async function createProgram(ctx: RequestContext, { id, ...program }: In<"createProgram">) {
  return programOf(await vpp.createPlant(ctx, id, plantTermsOf(program), programDetails(program), NAME));
}

/** @throws DomainError not_found */
export const getProgram = async (ctx: RequestContext, { programID }: In<"getProgram">) =>
  programOf(await vpp.ownPlant(ctx, programID));

/** @throws DomainError invalid_input, not_found, already_exists */
export async function updateProgram(ctx: RequestContext, { programID, ...program }: In<"updateProgram">) {
  const terms = plantTermsOf(program, await vpp.ownPlant(ctx, programID));
  return programOf(await vpp.replacePlant(ctx, programID, terms, programDetails(program), NAME));
}

/** @throws DomainError not_found */
export const deleteProgram = (ctx: RequestContext, { programID }: In<"deleteProgram">) =>
  vpp.deletePlant(ctx, programID);

export async function listVens(
  ctx: RequestContext,
  { skip, limit, venName }: In<"listVens">,
): Promise<Out<"listVens">> {
  const [{ participants, devices }, ownPlants] = await Promise.all([vpp.listParticipants(ctx), vpp.listPlants(ctx)]);
  const nameOf = new Map(ownPlants.map(({ id, name }) => [id, name]));
  const devicesOf = Map.groupBy(devices, ({ participantId }) => participantId);
  return participants
    .filter(({ name }) => venName === undefined || name === venName)
    .slice(skip, skip + limit)
    .map((row) => venOf(row, { name: nameOf.get(row.plantId) ?? "" }, devicesOf.get(row.id) ?? []));
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict */
export async function createVen(ctx: RequestContext, ven: In<"createVen">) {
  const plant = await vpp.plantNamed(ctx, programNameOf(ven));
  const participant = { id: ven.id, name: ven.venName, optedIn: true };
  return venOf(await vpp.addParticipant(ctx, plant, participant, venDetails(ven), "venName"), plant, []);
}

/** @throws DomainError not_found */
export async function getVen(ctx: RequestContext, { venID }: In<"getVen">) {
  return wholeVen(ctx, await vpp.ownParticipant(ctx, venID));
}

/** @throws DomainError invalid_input, not_found, already_exists */
export async function updateVen(ctx: RequestContext, { venID, ...ven }: In<"updateVen">) {
  const known = await vpp.ownParticipant(ctx, venID);
  const plant = await vpp.ownPlant(ctx, known.plantId);
  if (programNameOf(ven) !== plant.name) {
    throw fieldError("targets", "A VEN can't move to another program. Delete it and create it there.");
  }
  const terms = { name: ven.venName, details: venDetails(ven) };
  const row = await vpp.replaceParticipant(ctx, plant, known, terms, "venName");
  return venOf(row, plant, await vpp.devicesOf(ctx, row));
}

/** @throws DomainError not_found */
export const deleteVen = (ctx: RequestContext, { venID }: In<"deleteVen">) => vpp.deleteParticipant(ctx, venID);

export async function listEvents(
  ctx: RequestContext,
  { skip, limit, programID }: In<"listOpenAdrEvents">,
): Promise<Out<"listOpenAdrEvents">> {
  const [rows, ownPlants] = await Promise.all([
    vpp.listNotCancelledEvents(ctx, { plantId: programID, skip, limit }),
    vpp.listPlants(ctx),
  ]);
  const plantOf = new Map(ownPlants.map((plant) => [plant.id, plant]));
  return rows.flatMap((event) => {
    const plant = plantOf.get(event.plantId);
    return plant ? eventOf(event, plant) : [];
  });
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict */
export async function createEvent(ctx: RequestContext, { id, ...event }: In<"createOpenAdrEvent">) {
  const plant = await vpp.ownPlant(ctx, event.programID);
  const terms = eventTermsOf(event);
  const row = await vpp.createEvent(ctx, plant, id, {
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
  const event = await eventNotCancelled(ctx, eventID);
  return eventOf(event, await vpp.ownPlant(ctx, event.plantId));
}

/** @throws DomainError invalid_input, not_found, conflict */
export async function updateEvent(ctx: RequestContext, { eventID, ...event }: In<"updateOpenAdrEvent">) {
  const known = await eventNotCancelled(ctx, eventID);
  if (event.programID !== known.plantId) {
    throw fieldError("programID", "An event can't move to another program.");
  }
  const plant = await vpp.ownPlant(ctx, known.plantId);
  const { notifyAtMs, capacityPricePerKw, penaltyPerKwh } = known;
  const terms = { ...eventTermsOf(event), notifyAtMs, capacityPricePerKw, penaltyPerKwh };
  return eventOf(await vpp.replaceEvent(ctx, plant, eventID, terms), plant);
}

/** @throws DomainError not_found, conflict */
export async function deleteEvent(ctx: RequestContext, { eventID }: In<"deleteOpenAdrEvent">) {
  await eventNotCancelled(ctx, eventID);
  return vpp.deleteEvent(ctx, eventID);
}

/** An event that was canceled is gone from here: OpenADR has none. @throws DomainError not_found */
async function eventNotCancelled(ctx: RequestContext, id: string): Promise<vpp.EventRow> {
  const event = await vpp.ownEvent(ctx, id);
  if (event.cancelledAtMs !== null) throw vpp.notFound("event");
  return event;
}

async function wholeVen(ctx: RequestContext, row: vpp.ParticipantRow) {
  const plant = await vpp.ownPlant(ctx, row.plantId);
  return venOf(row, plant, await vpp.devicesOf(ctx, row));
}
