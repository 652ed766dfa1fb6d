import type { ValuesMap } from "@wattleaf/shared/contracts/openadr/objects";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import { requireUserId } from "../../core/owner";
import { systemContext } from "../../core/system-context";
import type { Platform } from "../../core/platform";
import * as vpp from "../vpp";
import { type Addresses, addressesOf, isAddressedTo } from "./targets";
import { oneOf } from "./values";
import { venOf } from "./ven";

export interface CallingVen {
  row: vpp.ParticipantRow;
  plant: vpp.PlantRow;
  addresses: Addresses;
}

/** The VEN that calls; null for the operator and business logic, who see the whole account. */
export async function callingVen(ctx: RequestContext): Promise<CallingVen | null> {
  const { actor } = ctx;
  return actor.kind === "openAdrClient" && actor.venId !== null ? venWithAddresses(ctx, actor.venId) : null;
}

/** @throws DomainError not_found */
export const venOfAccount = (platform: Platform, userId: string, venId: string): Promise<CallingVen> =>
  venWithAddresses(systemContext(platform, userId), venId);

async function venWithAddresses(ctx: RequestContext, venId: string): Promise<CallingVen> {
  const row = await vpp.ownParticipant(ctx, venId);
  const [plant, devices] = await Promise.all([vpp.ownPlant(ctx, row.plantId), vpp.devicesOf(ctx, row)]);
  const { venName, targets, resources } = venOf(row, plant, devices);
  const own = resources.flatMap((resource) => [
    oneOf("RESOURCE_NAME", resource.resourceName),
    ...(resource.targets ?? []),
  ]);
  return { row, plant, addresses: addressesOf([oneOf("VEN_NAME", venName), ...(targets ?? []), ...own]) };
}

/** The participant that a path names. @throws DomainError not_found, also for a VEN that asks for another one */
export async function readableParticipant(ctx: RequestContext, venId: string): Promise<vpp.ParticipantRow> {
  const ven = await callingVen(ctx);
  if (ven && ven.row.id !== venId) throw vpp.notFound("participant");
  return ven?.row ?? vpp.ownParticipant(ctx, venId);
}

interface Told {
  objectType: string;
  object: object;
}

/** Whether a VEN may be told of a change: of its program, of events that address it, and of its own objects. */
export function mayBeTold({ row, addresses }: CallingVen, { objectType, object }: Told): boolean {
  const { id, venID, clientName, targets } = object as {
    id?: string;
    venID?: string;
    clientName?: string;
    targets?: ValuesMap[] | null;
  };
  if (objectType === "PROGRAM") return true;
  if (objectType === "EVENT") return isAddressedTo(targets, addresses);
  if (objectType === "VEN") return id === row.id;
  if (objectType === "RESOURCE") return venID === row.id;
  return objectType === "REPORT" && clientName === row.name;
}

/** The account that a write belongs to, which a VEN must not make. @throws DomainError forbidden */
export async function requireOperator(ctx: RequestContext, message: string): Promise<string> {
  if (await callingVen(ctx)) throw new DomainError("forbidden", message);
  return requireUserId(ctx);
}
