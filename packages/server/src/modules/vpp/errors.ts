import { SAMPLE_PLANT_ID, SAMPLE_PREFIX } from "@wattleaf/shared/domain/vpp";
import { DomainError } from "@wattleaf/shared/errors";
import { isRaised, isUniqueViolation } from "../../db/constraint";

type Thing = "client" | "device" | "event" | "participant" | "plant" | "report" | "subscription";

export const notFound = (thing: Thing): DomainError =>
  new DomainError("not_found", `There's no such ${thing} in your account.`);

export const conflict = (message: string): DomainError => new DomainError("conflict", message);

/** The row, or the error that there is none. @throws DomainError not_found */
export async function found<Row>(thing: Thing, row: Promise<Row | undefined>): Promise<Row> {
  const known = await row;
  if (known === undefined) throw notFound(thing);
  return known;
}

/** @throws DomainError forbidden for the read-only sample plant */
export function rejectSample(plantId: string): void {
  if (plantId !== SAMPLE_PLANT_ID) return;
  throw new DomainError("forbidden", "The sample plant is view only. Create your own plant to make changes.");
}

/** @throws DomainError already_exists for an id reserved for the sample plant */
export function rejectSampleId(id: string | undefined): void {
  if (id?.startsWith(SAMPLE_PREFIX))
    throw taken(`IDs that start with ${SAMPLE_PREFIX} are reserved for the sample plant.`, "id");
}

/**
 * A write whose rules are constraints: translates what the database rejected.
 * @param name what the caller calls the field that holds the object's name
 * @throws DomainError already_exists, conflict
 */
export async function written<Result>(write: Promise<Result>, thing: Thing, name = "name"): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, ".name"))
      throw taken(`Your account already has another ${thing} with this name.`, name);
    if (isUniqueViolation(error)) throw taken(`Your account already has another ${thing} with this ID.`, "id");
    if (isRaised(error, "vpp_quota") || isRaised(error, "vpp_reading_counts_quota"))
      throw conflict("You've reached the limit for your account. Delete some first.");
    // Deleted by another call after this one had found it.
    if (isRaised(error, "FOREIGN KEY constraint failed"))
      throw conflict(`What this ${thing} belongs to was deleted in the meantime.`);
    if (isRaised(error, "vpp_one_call"))
      throw conflict("The plant already has an event at that time. Choose another time, or cancel the other event.");
    throw error;
  }
}

const taken = (message: string, path: string) =>
  new DomainError("already_exists", message, { issues: [{ path, message }] });
