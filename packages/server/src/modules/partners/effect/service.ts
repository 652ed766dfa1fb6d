import { LEAST_TRIAL_HOMES } from "@wattleaf/engine/savings/effect";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { getPartnerEffect, PartnerEffect } from "@wattleaf/shared/contracts/partners/insight";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../../core/request-context";
import { measureEffect } from "../../rewards";
import { listCustomers } from "../identity/repo";
import { requirePartner } from "../workspaces/service";

/** The trial of the savings reports, over the partner's own customers alone. @throws DomainError not_found, feature_off */
export async function effect(ctx: RequestContext, input: InputOf<typeof getPartnerEffect>): Promise<PartnerEffect> {
  const { platform } = ctx;
  const { id, settings } = await requirePartner(ctx, input);
  if (!settings.features.rewards)
    throw new DomainError("feature_off", "Rewards are off for this workspace, so there is no effect to measure.");
  const customers = await listCustomers(platform.db, id);
  const measured = await measureEffect(platform, (userId) => customers.has(userId));
  return {
    treatedHomes: measured.treatedHomes,
    holdoutHomes: measured.holdoutHomes,
    homesNeeded: LEAST_TRIAL_HOMES,
    fromMonth: measured.months?.from ?? null,
    toMonth: measured.months?.to ?? null,
    saved: measured.effect && { share: measured.effect.savedShare, ...measured.effect.interval },
  };
}
