import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../core/request-context";
import * as vpp from "../vpp";
import { callingVen } from "./calling-ven";
import { plantTermsOf, programDetails, programOf } from "./program";
import { hasTarget } from "./targets";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;

const NAME = "programName";

export async function listPrograms(ctx: RequestContext, { skip, limit, ...filter }: In<"listPrograms">) {
  const ven = await callingVen(ctx);
  const plants = ven ? [ven.plant] : await vpp.listPlants(ctx);
  return plants
    .map(programOf)
    .filter(({ targets }) => hasTarget(targets, filter))
    .slice(skip, skip + limit);
}

/** @throws DomainError invalid_input, already_exists, conflict */
export async function createProgram(ctx: RequestContext, { id, ...program }: In<"createProgram">) {
  return programOf(await vpp.createPlant(ctx, id, plantTermsOf(program), programDetails(program), NAME));
}

/** @throws DomainError not_found */
export async function getProgram(ctx: RequestContext, { programID }: In<"getProgram">) {
  const ven = await callingVen(ctx);
  if (ven && ven.plant.id !== programID) throw vpp.notFound("plant");
  return programOf(ven?.plant ?? (await vpp.ownPlant(ctx, programID)));
}

/** @throws DomainError invalid_input, not_found, already_exists */
export async function updateProgram(ctx: RequestContext, { programID, ...program }: In<"updateProgram">) {
  const terms = plantTermsOf(program, await vpp.ownPlant(ctx, programID));
  return programOf(await vpp.replacePlant(ctx, programID, terms, programDetails(program), NAME));
}

/** @throws DomainError not_found */
export async function deleteProgram(ctx: RequestContext, { programID }: In<"deleteProgram">) {
  const program = programOf(await vpp.ownPlant(ctx, programID));
  await vpp.deletePlant(ctx, programID);
  return program;
}
