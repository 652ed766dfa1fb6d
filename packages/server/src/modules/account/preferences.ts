import type { Preferences, updatePreferences } from "@wattleaf/shared/contracts/account";
import { DEFAULT_UNITS } from "@wattleaf/shared/domain/units";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { requireUserId } from "../../core/owner";
import type { RequestContext } from "../../core/request-context";
import * as repo from "./preferences.repo";

const DEFAULTS: Preferences = { leaderboard: "code", improveAssistant: true, ...DEFAULT_UNITS };

/** @throws DomainError not_signed_in */
export async function preferences(ctx: RequestContext): Promise<Preferences> {
  return (await repo.findPreferences(ctx.platform.db, requireUserId(ctx))) ?? DEFAULTS;
}

/** Changes those that are given. @throws DomainError not_signed_in */
export async function changePreferences(
  ctx: RequestContext,
  given: InputOf<typeof updatePreferences>,
): Promise<Preferences> {
  await repo.savePreferences(ctx.platform.db, requireUserId(ctx), DEFAULTS, given);
  return preferences(ctx);
}
