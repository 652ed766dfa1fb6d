import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { createPlant, Plant } from "@wattleaf/shared/contracts/vpp/index";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import { found, notFound, rejectSample, rejectSampleId, written } from "./errors";
import type { PlantRow } from "./rows";
import { samplePlant } from "./sample/sample-plant";
import * as repo from "./plants.repo";

type PlantTerms = Omit<InputOf<typeof createPlant>, "id">;

/** @throws DomainError already_exists, conflict */
export async function create(ctx: RequestContext, { id, ...terms }: InputOf<typeof createPlant>): Promise<Plant> {
  return toPlantResponse(await createRow(ctx, id, terms, null, "name"));
}

/**
 * @param details what OpenADR carries of the program besides
 * @param nameField what the caller calls the plant's name
 */
export async function createRow(
  ctx: RequestContext,
  id: string | undefined,
  terms: PlantTerms,
  details: PlantRow["details"],
  nameField: string,
): Promise<PlantRow> {
  rejectSampleId(id);
  const nowMs = ctx.platform.clock.now();
  const plant: PlantRow = {
    userId: requireUserId(ctx),
    id: id ?? newId(),
    ...columnsOf(terms),
    details,
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
  };
  const change = {
    plantId: plant.id,
    objectType: "PROGRAM",
    operation: "CREATE",
    object: ctx.platform.openAdr.program(plant),
  } as const;
  await written(repo.insertPlant(ctx.platform.db, plant, change), "plant", nameField);
  return plant;
}

/** @throws DomainError not_found, already_exists */
export async function replaceRow(
  ctx: RequestContext,
  id: string,
  terms: PlantTerms,
  details: PlantRow["details"],
  nameField: string,
): Promise<PlantRow> {
  const plant = {
    ...(await ownPlant(ctx, id)),
    ...columnsOf(terms),
    details,
    modifiedAtMs: ctx.platform.clock.now(),
  };
  const change = {
    plantId: plant.id,
    objectType: "PROGRAM",
    operation: "UPDATE",
    object: ctx.platform.openAdr.program(plant),
  } as const;
  await written(repo.updatePlant(ctx.platform.db, plant, change), "plant", nameField);
  return plant;
}

export async function list(ctx: RequestContext): Promise<Plant[]> {
  const rows = await listRows(ctx);
  return [
    ...rows.map(toPlantResponse),
    { ...toPlantResponse(samplePlant(ctx.platform.clock.now()).plant), sample: true },
  ];
}

export const listRows = (ctx: RequestContext): Promise<PlantRow[]> =>
  repo.listPlants(ctx.platform.db, requireUserId(ctx));

/** @throws DomainError not_found, forbidden */
export async function remove(ctx: RequestContext, id: string): Promise<{ ok: true }> {
  rejectSample(id);
  if (await repo.deletePlant(ctx.platform.db, requireUserId(ctx), id)) return { ok: true };
  throw notFound("plant");
}

/** A plant that the caller may change. @throws DomainError not_found, forbidden */
export function ownPlant(ctx: RequestContext, id: string): Promise<PlantRow> {
  rejectSample(id);
  return found("plant", repo.findPlant(ctx.platform.db, requireUserId(ctx), id));
}

/** @throws DomainError not_found */
export const plantNamed = (ctx: RequestContext, name: string): Promise<PlantRow> =>
  found("plant", repo.findPlantByName(ctx.platform.db, requireUserId(ctx), name));

const columnsOf = (terms: PlantTerms) => ({
  name: terms.name,
  timeZone: terms.time_zone,
  currency: terms.currency,
  operatorShare: terms.operator_share,
  baselineMethod: terms.baseline_method,
  adjustment: terms.adjustment,
  holidayCalendar: terms.holiday_calendar,
  paidUpTo: terms.paid_up_to,
});

export const toPlantResponse = (plant: PlantRow): Plant => ({
  id: plant.id,
  name: plant.name,
  sample: false,
  time_zone: plant.timeZone,
  currency: plant.currency,
  operator_share: plant.operatorShare,
  baseline_method: plant.baselineMethod,
  adjustment: plant.adjustment,
  holiday_calendar: plant.holidayCalendar,
  paid_up_to: plant.paidUpTo,
  created_at: new Date(plant.createdAtMs).toISOString(),
});
