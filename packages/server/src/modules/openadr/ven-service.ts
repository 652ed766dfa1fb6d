import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { fieldError } from "@wattleaf/shared/field-error";
import type { RequestContext } from "../../core/request-context";
import * as vpp from "../vpp";
import { callingVen, readableParticipant, requireOperator } from "./calling-ven";
import { hasTarget } from "./targets";
import { keepsTargets, programNameOf, venDetails, venOf } from "./ven";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Ven = OutputOf<(typeof contracts)["createVen"]>;

const NAME = "venName";

export async function listVens(
  ctx: RequestContext,
  { skip, limit, venName, ...filter }: In<"listVens">,
): Promise<Ven[]> {
  const caller = await callingVen(ctx);
  const [{ participants, devices }, ownPlants] = await Promise.all([vpp.listParticipants(ctx), vpp.listPlants(ctx)]);
  const nameOf = new Map(ownPlants.map(({ id, name }) => [id, name]));
  const devicesOf = Map.groupBy(devices, ({ participantId }) => participantId);
  return participants
    .filter(({ id, name }) => (!caller || caller.row.id === id) && (venName === undefined || name === venName))
    .map((row) => venOf(row, { name: nameOf.get(row.plantId) ?? "" }, devicesOf.get(row.id) ?? []))
    .filter(({ targets }) => hasTarget(targets, filter))
    .slice(skip, skip + limit);
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict, forbidden for a VEN */
export async function createVen(ctx: RequestContext, ven: In<"createVen">): Promise<Ven> {
  await requireOperator(ctx, "The operator creates VENs. Yours exists already: see GET vens.");
  const plant = await plantOf(ctx, ven);
  const participant = { id: ven.id, name: ven.venName, optedIn: true };
  return venOf(await vpp.addParticipant(ctx, plant, participant, venDetails(ven), NAME), plant, []);
}

/** The program that a VEN names, or the account's only one. @throws DomainError invalid_input, not_found */
async function plantOf(ctx: RequestContext, ven: Pick<In<"createVen">, "targets">): Promise<vpp.PlantRow> {
  const name = programNameOf(ven);
  if (name !== undefined) return vpp.plantNamed(ctx, name);
  const [only, another] = await vpp.listPlants(ctx);
  if (only && !another) return only;
  throw fieldError("targets", 'Specify the program: [{"type":"PROGRAM_NAME","values":["…"]}].');
}

/** @throws DomainError not_found */
export async function getVen(ctx: RequestContext, { venID }: In<"getVen">): Promise<Ven> {
  return wholeVen(ctx, await readableParticipant(ctx, venID));
}

/** @throws DomainError invalid_input, not_found, already_exists, forbidden for a VEN that changes name or targets */
export async function updateVen(ctx: RequestContext, { venID, ...ven }: In<"updateVen">): Promise<Ven> {
  const known = await readableParticipant(ctx, venID);
  const before = await wholeVen(ctx, known);
  const plant = await vpp.ownPlant(ctx, known.plantId);
  if ((programNameOf(ven) ?? plant.name) !== plant.name) {
    throw fieldError("targets", "A VEN can't move to another program. Delete it and create it there.");
  }
  const isVen = (await callingVen(ctx)) !== null;
  if (isVen && !(ven.venName === known.name && keepsTargets(ven.targets, before.targets))) {
    throw new DomainError("forbidden", "A VEN can't change its name or targets, because they decide what it sees.");
  }
  const details = venDetails(isVen ? { ...ven, targets: before.targets } : ven);
  const row = await vpp.replaceParticipant(ctx, plant, known, { name: ven.venName, details }, NAME);
  return venOf(row, plant, await vpp.devicesOf(ctx, row));
}

/** @throws DomainError not_found, forbidden for a VEN */
export async function deleteVen(ctx: RequestContext, { venID }: In<"deleteVen">): Promise<Ven> {
  await requireOperator(ctx, "Only the operator can delete a VEN.");
  const ven = await wholeVen(ctx, await vpp.ownParticipant(ctx, venID));
  await vpp.deleteParticipant(ctx, venID);
  return ven;
}

async function wholeVen(ctx: RequestContext, row: vpp.ParticipantRow): Promise<Ven> {
  const plant = await vpp.ownPlant(ctx, row.plantId);
  return venOf(row, plant, await vpp.devicesOf(ctx, row));
}
