import { SAMPLE_PLANT_ID, SAMPLE_PREFIX } from "@wattleaf/shared/domain/vpp";
import { DomainError } from "@wattleaf/shared/errors";
import { isRaised, isUniqueViolation } from "../../db/constraint";

type Thing = "device" | "event" | "participant" | "plant" | "report" | "subscription";

export const notFound = (thing: Thing): DomainError =>
  new DomainError("not_found", `There is no such ${thing} in this account.`);

export const conflict = (message: string): DomainError => new DomainError("conflict", message);

/** The row, or the refusal that there is none. @throws DomainError not_found */
export async function found<Row>(thing: Thing, row: Promise<Row | undefined>): Promise<Row> {
  const known = await row;
  if (known === undefined) throw notFound(thing);
  return known;
}

/** @throws DomainError forbidden for the plant that everybody may look at and nobody may change */
export function refuseSample(plantId: string): void {
  if (plantId !== SAMPLE_PLANT_ID) return;
  throw new DomainError("forbidden", "The sample plant is for looking at. Create a plant of your own to change it.");
}

/** @throws DomainError already_exists for an id that stands for something of the sample plant */
export function refuseSampleId(id: string | undefined): void {
  if (id?.startsWith(SAMPLE_PREFIX))
    throw taken(`Ids that begin with ${SAMPLE_PREFIX} belong to the sample plant.`, "id");
}

/**
 * A write whose rules are constraints: translates what the database refused.
 * @param name what the caller calls the field that holds the object's name
 * @throws DomainError already_exists, conflict
 */
export async function written<Result>(write: Promise<Result>, thing: Thing, name = "name"): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, ".name")) throw taken(`This account has another ${thing} of that name.`, name);
    if (isUniqueViolation(error)) throw taken(`This account has another ${thing} with that id.`, "id");
    if (isRaised(error, "vpp_quota") || isRaised(error, "vpp_reading_counts_quota"))
      throw conflict("The account keeps as many of these as it may. Delete some first.");
    if (isRaised(error, "vpp_one_call"))
      throw conflict("The plant is called at that time already. Choose another time, or cancel the other event.");
    throw error;
  }
}

const taken = (message: string, path: string) =>
  new DomainError("already_exists", message, { issues: [{ path, message }] });
