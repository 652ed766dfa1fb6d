import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type {
  addParticipant,
  enrollDevice,
  listParticipants,
  optParticipant,
} from "@wattleaf/shared/contracts/vpp/index";
import { SAMPLE_PLANT_ID } from "@wattleaf/shared/domain/vpp";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import { ownEvent } from "./events/service";
import { ownPlant } from "./plants";
import { conflict, found, notFound, rejectSampleId, written } from "./errors";
import type { Change, DeviceRow, ParticipantRow, PlantRow } from "./rows";
import { samplePlant } from "./sample/sample-plant";
import * as repo from "./participants.repo";

/** @throws DomainError not_found, already_exists, conflict */
export async function add(ctx: RequestContext, input: InputOf<typeof addParticipant>) {
  const plant = await ownPlant(ctx, input.plant_id);
  const row = await addRow(ctx, plant, { id: input.id, name: input.name, optedIn: input.opted_in }, null, "name");
  return toParticipantResponse(row);
}

/** @throws DomainError already_exists, conflict */
export async function addRow(
  ctx: RequestContext,
  plant: PlantRow,
  { id, name, optedIn }: { id: string | undefined; name: string; optedIn: boolean },
  details: ParticipantRow["details"],
  nameField: string,
): Promise<ParticipantRow> {
  rejectSampleId(id);
  const nowMs = ctx.platform.clock.now();
  const row: ParticipantRow = {
    userId: plant.userId,
    id: id ?? newId(),
    plantId: plant.id,
    name,
    optedIn,
    details,
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
  };
  const change = {
    plantId: plant.id,
    objectType: "VEN",
    operation: "CREATE",
    object: ctx.platform.openAdr.ven(row, plant, []),
  } as const;
  await written(repo.insertParticipant(ctx.platform.db, row, change), "participant", nameField);
  return row;
}

/** What a participant is called and carries, another than before. @throws DomainError already_exists */
export async function replaceRow(
  ctx: RequestContext,
  plant: PlantRow,
  known: ParticipantRow,
  { name, details }: Pick<ParticipantRow, "details" | "name">,
  nameField: string,
): Promise<ParticipantRow> {
  const row = { ...known, name, details, modifiedAtMs: ctx.platform.clock.now() };
  const object = ctx.platform.openAdr.ven(row, plant, await devicesOf(ctx, row));
  const change = { plantId: plant.id, objectType: "VEN", operation: "UPDATE", object } as const;
  await written(repo.updateParticipant(ctx.platform.db, row, change), "participant", nameField);
  return row;
}

/** @throws DomainError not_found */
export async function remove(ctx: RequestContext, id: string): Promise<{ ok: true }> {
  const { db, clock, openAdr } = ctx.platform;
  const row = await ownParticipant(ctx, id);
  const object = openAdr.ven(row, await ownPlant(ctx, row.plantId), await devicesOf(ctx, row));
  const change = { plantId: row.plantId, objectType: "VEN", operation: "DELETE", object } as const;
  await repo.deleteParticipant(db, row.userId, id, clock.now(), change);
  return { ok: true };
}

/** @throws DomainError not_found */
export async function list(ctx: RequestContext, plantId: string): Promise<OutputOf<typeof listParticipants>> {
  const { participants, devices } =
    plantId === SAMPLE_PLANT_ID ? samplePlant(ctx.platform.clock.now()) : await ownSites(ctx, plantId);
  const byParticipant = Map.groupBy(devices, ({ participantId }) => participantId);
  return participants.map((participant) => ({
    ...toParticipantResponse(participant),
    devices: (byParticipant.get(participant.id) ?? []).map(toDeviceResponse),
  }));
}

async function ownSites(ctx: RequestContext, plantId: string) {
  const { userId } = await ownPlant(ctx, plantId);
  const [participants, devices] = await Promise.all([
    repo.listParticipants(ctx.platform.db, userId, plantId),
    repo.listDevices(ctx.platform.db, userId, plantId),
  ]);
  return { participants, devices };
}

/** @throws DomainError not_found, already_exists, conflict */
export async function enroll(ctx: RequestContext, input: InputOf<typeof enrollDevice>) {
  const participant = await ownParticipant(ctx, input.participant_id);
  const device = await addDevice(ctx, participant, input.id, {
    name: input.name,
    kind: input.kind,
    flexibleKw: input.flexible_kw,
    availableFromHour: input.available_from_hour,
    availableToHour: input.available_to_hour,
    details: null,
  });
  return toDeviceResponse(device);
}

export type DeviceTerms = Omit<DeviceRow, "createdAtMs" | "id" | "modifiedAtMs" | "participantId" | "userId">;

/** @throws DomainError already_exists, conflict */
export async function addDevice(
  ctx: RequestContext,
  participant: ParticipantRow,
  id: string | undefined,
  terms: DeviceTerms,
  nameField = "name",
): Promise<DeviceRow> {
  rejectSampleId(id);
  const nowMs = ctx.platform.clock.now();
  const device: DeviceRow = {
    userId: participant.userId,
    id: id ?? newId(),
    participantId: participant.id,
    ...terms,
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
  };
  const changes = await deviceChanges(ctx, participant, device, "CREATE");
  await written(repo.insertDevice(ctx.platform.db, device, changes), "device", nameField);
  return device;
}

/** @throws DomainError already_exists */
export async function replaceDevice(
  ctx: RequestContext,
  participant: ParticipantRow,
  known: DeviceRow,
  terms: DeviceTerms,
  nameField: string,
): Promise<DeviceRow> {
  const device = { ...known, ...terms, modifiedAtMs: ctx.platform.clock.now() };
  const changes = await deviceChanges(ctx, participant, device, "UPDATE");
  await written(repo.updateDevice(ctx.platform.db, device, changes), "device", nameField);
  return device;
}

/** @throws DomainError not_found */
export async function removeDevice(ctx: RequestContext, id: string): Promise<{ ok: true }> {
  const { db, clock } = ctx.platform;
  const device = await found("device", repo.findDevice(db, requireUserId(ctx), id));
  const participant = await ownParticipant(ctx, device.participantId);
  await repo.deleteDevice(db, device.userId, id, clock.now(), await deviceChanges(ctx, participant, device, "DELETE"));
  return { ok: true };
}

/** A device is told of by itself and as a part of its VEN. */
async function deviceChanges(
  ctx: RequestContext,
  participant: ParticipantRow,
  device: DeviceRow,
  operation: Change["operation"],
): Promise<Change[]> {
  const { openAdr } = ctx.platform;
  const plant = await ownPlant(ctx, participant.plantId);
  const others = (await devicesOf(ctx, participant)).filter(({ id }) => id !== device.id);
  const devices = operation === "DELETE" ? others : [...others, device];
  return [
    { plantId: plant.id, objectType: "RESOURCE", operation, object: openAdr.resource(device) },
    { plantId: plant.id, objectType: "VEN", operation: "UPDATE", object: openAdr.ven(participant, plant, devices) },
  ];
}

/**
 * Participation is fixed when an event begins: otherwise participants would opt out of bad results.
 * @throws DomainError not_found, conflict
 */
export async function opt(ctx: RequestContext, input: InputOf<typeof optParticipant>): Promise<{ ok: true }> {
  const { db, clock } = ctx.platform;
  const participant = await ownParticipant(ctx, input.participant_id);
  const nowMs = clock.now();
  if (input.event_id === undefined) {
    const row = { ...participant, optedIn: input.opted_in, modifiedAtMs: nowMs };
    const object = ctx.platform.openAdr.ven(row, await ownPlant(ctx, row.plantId), await devicesOf(ctx, row));
    const change = { plantId: row.plantId, objectType: "VEN", operation: "UPDATE", object } as const;
    await repo.saveParticipation(db, participant, row, change);
    return { ok: true };
  }
  const event = await ownEvent(ctx, input.event_id);
  if (event.plantId !== participant.plantId) throw notFound("event");
  if (event.cancelledAtMs !== null) throw conflict("The event was canceled, so no one can take part.");
  if (event.startMs <= nowMs) throw conflict("A participant can opt in or out until the event starts.");
  await repo.saveOpt(db, {
    userId: participant.userId,
    eventId: event.id,
    participantId: participant.id,
    optedIn: input.opted_in,
    atMs: nowMs,
  });
  return { ok: true };
}

/** Every participant of the account, and its devices. */
export async function listRows(ctx: RequestContext): Promise<{ participants: ParticipantRow[]; devices: DeviceRow[] }> {
  const userId = requireUserId(ctx);
  const [participants, devices] = await Promise.all([
    repo.listParticipants(ctx.platform.db, userId),
    repo.listDevices(ctx.platform.db, userId),
  ]);
  return { participants, devices };
}

export const devicesOf = (ctx: RequestContext, { userId, id }: ParticipantRow): Promise<DeviceRow[]> =>
  repo.listDevicesOf(ctx.platform.db, userId, id);

/** @throws DomainError not_found */
export const participantNamed = (ctx: RequestContext, name: string): Promise<ParticipantRow> =>
  found("participant", repo.findParticipantByName(ctx.platform.db, requireUserId(ctx), name));

/** @throws DomainError not_found */
export const ownParticipant = (ctx: RequestContext, id: string): Promise<ParticipantRow> =>
  found("participant", repo.findParticipant(ctx.platform.db, requireUserId(ctx), id));

/** @throws DomainError not_found */
export async function deviceOf(
  ctx: RequestContext,
  { userId, id }: ParticipantRow,
  deviceId: string,
): Promise<DeviceRow> {
  const device = await found("device", repo.findDevice(ctx.platform.db, userId, deviceId));
  if (device.participantId !== id) throw notFound("device");
  return device;
}

export const toParticipantResponse = (row: ParticipantRow): OutputOf<typeof addParticipant> => ({
  id: row.id,
  plant_id: row.plantId,
  name: row.name,
  opted_in: row.optedIn,
  created_at: new Date(row.createdAtMs).toISOString(),
});

const toDeviceResponse = (row: DeviceRow): OutputOf<typeof enrollDevice> => ({
  id: row.id,
  participant_id: row.participantId,
  name: row.name,
  kind: row.kind,
  flexible_kw: row.flexibleKw,
  available_from_hour: row.availableFromHour,
  available_to_hour: row.availableToHour,
});
