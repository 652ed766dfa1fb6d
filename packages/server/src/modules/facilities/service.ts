import type {
  Facility,
  deleteFacility as deleteOperation,
  listFacilities as listOperation,
  putFacility as putOperation,
} from "@wattleaf/shared/contracts/facilities";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_FACILITIES, SAMPLE_FACILITY_ID } from "@wattleaf/shared/domain/facilities";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import { requireUserId } from "../../core/owner";
import { chosenTariff } from "../tariffs";
import { knownPlace } from "../../core/known-place";
import * as repo from "./repo";
import { SAMPLE_HOME } from "./sample-home";

/** @throws DomainError conflict for the sample home, or with as many facilities as an account may have */
export async function put(
  ctx: RequestContext,
  { facility_id: id, ...facility }: InputOf<typeof putOperation>,
): Promise<OutputOf<typeof putOperation>> {
  const { db, clock } = ctx.platform;
  if (id === SAMPLE_FACILITY_ID) throw sampleIsFixed();
  if (!facility.prices) chosenTariff(facility);
  if (facility.location !== undefined) knownPlace(facility.location, "location");
  const row = { userId: requireUserId(ctx), id, definition: facility, modifiedAtMs: clock.now() };
  if (!(await repo.putFacility(db, row, MAX_FACILITIES))) {
    throw new DomainError("conflict", `You can have up to ${MAX_FACILITIES} facilities. Delete one to add another.`);
  }
  return { facility_id: id, sample: false, facility };
}

export async function list(ctx: RequestContext): Promise<OutputOf<typeof listOperation>> {
  const rows = await repo.listFacilities(ctx.platform.db, requireUserId(ctx));
  const own = rows.map(({ id, definition }) => ({ facility_id: id, sample: false, facility: definition }));
  return { facilities: [{ facility_id: SAMPLE_FACILITY_ID, sample: true, facility: SAMPLE_HOME }, ...own] };
}

/** @throws DomainError not_found; conflict for the sample home */
export async function remove(
  ctx: RequestContext,
  { facility_id: id }: InputOf<typeof deleteOperation>,
): Promise<{ ok: true }> {
  if (id === SAMPLE_FACILITY_ID) throw sampleIsFixed();
  if (await repo.deleteFacility(ctx.platform.db, requireUserId(ctx), id)) return { ok: true };
  throw new DomainError("not_found", "There's no such facility in your account.");
}

/** A facility of the account, or the sample home; null when there is none. */
export async function findFacility(
  ctx: RequestContext,
  id: string,
): Promise<{ facility: Facility; sample: boolean } | null> {
  if (id === SAMPLE_FACILITY_ID) return { facility: SAMPLE_HOME, sample: true };
  const facility = await repo.findFacility(ctx.platform.db, requireUserId(ctx), id);
  return facility && { facility, sample: false };
}

const sampleIsFixed = () =>
  new DomainError("conflict", `${SAMPLE_FACILITY_ID} is the shared sample home. Use another facility_id.`);
