import type { demoAccount as demoOperation } from "@wattleaf/shared/contracts/demo";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../context";
import { DEMO_IDENTIFIER, DEMO_PASSWORD } from "../../db/seed/demo";

/** @throws DomainError not_found where the sample household is switched off */
export async function account(ctx: RequestContext): Promise<OutputOf<typeof demoOperation>> {
  if (ctx.platform.env.SEED_DEMO === "off") throw new DomainError("not_found", "This server has no demo account.");
  return { identifier: DEMO_IDENTIFIER, password: DEMO_PASSWORD };
}
