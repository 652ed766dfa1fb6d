import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type * as contract from "@wattleaf/shared/contracts/partners/tariffs";
import { MAX_PARTNER_TARIFFS } from "@wattleaf/shared/domain/partners";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import { tariffKind } from "@wattleaf/engine/tariff/tariff-kind";
import { newId } from "../../../adapters/secrets";
import type { RequestContext } from "../../../core/request-context";
import { chosenTariff, toTariffNoticesResponse } from "../../tariffs";
import { runSoon } from "../questions/run";
import { requirePartner } from "../workspaces/service";
import * as repo from "./repo";
import { readStored } from "./stored";

/** @throws DomainError not_found */
export async function list(ctx: RequestContext, input: InputOf<typeof contract.listPartnerTariffs>) {
  const { id } = await requirePartner(ctx, input);
  return (await repo.listTariffs(ctx.platform.db, id)).map((row) => toResponse(row, readStored(row)));
}

/** @throws DomainError not_found, conflict, invalid_input that names the field of a tariff that cannot be billed */
export async function create(
  ctx: RequestContext,
  input: InputOf<typeof contract.createPartnerTariff>,
): Promise<contract.PartnerTariffEntry> {
  const { db, clock } = ctx.platform;
  const { id: partnerId } = await requirePartner(ctx, input);
  const { tariff: item } = input;
  const row = { id: newId(), partnerId, name: item.name, item, updatedAtMs: clock.now() };
  const entry = toResponse(row, chosenTariff({ tariff: item }));
  if (!(await repo.insertTariff(db, row, MAX_PARTNER_TARIFFS))) {
    if (await repo.hasTariffNamed(db, row)) throw reasonError("conflict", "partner_tariff_exists", { name: item.name });
    throw reasonError("conflict", "partner_tariffs_full", { count: MAX_PARTNER_TARIFFS });
  }
  runSoon(ctx.platform, partnerId);
  return entry;
}

/** @throws DomainError not_found */
export async function remove(
  ctx: RequestContext,
  input: InputOf<typeof contract.removePartnerTariff>,
): Promise<{ ok: true }> {
  const partner = await requirePartner(ctx, input);
  if (!(await repo.deleteTariff(ctx.platform.db, { partnerId: partner.id, id: input.tariff_id })))
    throw new DomainError("not_found", "This rate plan doesn't exist. It may have been deleted.");
  runSoon(ctx.platform, partner.id);
  return { ok: true };
}

function toResponse(
  { id, name, item, updatedAtMs }: repo.TariffRow,
  read: ReturnType<typeof readStored>,
): contract.PartnerTariffEntry {
  const isValid = "tariff" in read;
  return {
    id,
    name,
    kind: isValid ? tariffKind(read.tariff) : null,
    currency: isValid ? read.tariff.currency : null,
    notices: isValid ? toTariffNoticesResponse(read.notices) : [],
    faults: isValid ? [] : [...read.faults],
    updatedAt: new Date(updatedAtMs).toISOString(),
    item,
  };
}
