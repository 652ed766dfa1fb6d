import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import * as vpp from "../vpp";
import { callingVen, readableParticipant } from "./calling-ven";
import { deviceTermsOf, resourceOf } from "./resource";
import { hasTarget } from "./targets";
import { keepsTargets } from "./ven";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Resource = OutputOf<(typeof contracts)["createResource"]>;

const NAME = "resourceName";

/** @throws DomainError not_found */
export async function listResources(
  ctx: RequestContext,
  { venID, resourceName, skip, limit, ...filter }: In<"listResources">,
): Promise<Resource[]> {
  return (await vpp.devicesOf(ctx, await readableParticipant(ctx, venID)))
    .map(resourceOf)
    .filter(({ targets, resourceName: name }) => hasTarget(targets, filter) && name === (resourceName ?? name))
    .slice(skip, skip + limit);
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict, forbidden for a VEN that sets targets */
export async function createResource(
  ctx: RequestContext,
  { venID, id, ...resource }: In<"createResource">,
): Promise<Resource> {
  const participant = await readableParticipant(ctx, venID);
  await requireSameTargets(ctx, resource.targets, []);
  return resourceOf(await vpp.addDevice(ctx, participant, id, deviceTermsOf(resource), NAME));
}

/** @throws DomainError not_found */
export async function getResource(ctx: RequestContext, { venID, resourceID }: In<"getResource">): Promise<Resource> {
  return resourceOf(await vpp.deviceOf(ctx, await readableParticipant(ctx, venID), resourceID));
}

/** @throws DomainError invalid_input, not_found, already_exists, forbidden for a VEN that changes targets */
export async function updateResource(
  ctx: RequestContext,
  { venID, resourceID, ...resource }: In<"updateResource">,
): Promise<Resource> {
  const participant = await readableParticipant(ctx, venID);
  const known = await vpp.deviceOf(ctx, participant, resourceID);
  const { targets } = resourceOf(known);
  await requireSameTargets(ctx, resource.targets, targets);
  const changed = (await callingVen(ctx)) ? { ...resource, targets } : resource;
  return resourceOf(await vpp.replaceDevice(ctx, participant, known, deviceTermsOf(changed, known), NAME));
}

/** @throws DomainError not_found */
export async function deleteResource(
  ctx: RequestContext,
  { venID, resourceID }: In<"deleteResource">,
): Promise<Resource> {
  const device = await vpp.deviceOf(ctx, await readableParticipant(ctx, venID), resourceID);
  await vpp.removeDevice(ctx, device.id);
  return resourceOf(device);
}

/** Targets decide which events a VEN sees, so it must not choose its own. */
async function requireSameTargets(
  ctx: RequestContext,
  targets: Resource["targets"],
  known: Resource["targets"],
): Promise<void> {
  if (keepsTargets(targets, known) || !(await callingVen(ctx))) return;
  throw new DomainError("forbidden", "A VEN can't set targets, because they decide which events it sees.");
}
