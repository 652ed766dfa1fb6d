import { analyzeNilm, demoNilm, type forgetNilmHome, type listNilmHomes } from "@wattleaf/shared/contracts/nilm";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { MAX_NILM_HOMES, MAX_TEMPLATES_PER_HOME } from "@wattleaf/shared/domain/nilm";
import { DomainError } from "@wattleaf/shared/errors";
import { isReadOnly } from "../../core/actor";
import type { RequestContext } from "../../core/request-context";
import type { BulkPayload } from "../../core/bulk";
import { runBulk } from "../../core/run-bulk";
import { requireUserId } from "../../core/owner";
import type { NilmKnown, NilmLearned } from "./compute";
import * as repo from "./repo";

/**
 * Labels teach an account what its appliances look like; those of a caller who may only read count for this call alone.
 * @throws DomainError invalid_input, conflict, too_large, overloaded
 */
export async function analyze(ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const known: NilmKnown = { remembered: await repo.listTemplates(db, userId) };
  const answer = await runBulk(ctx, analyzeNilm, payload, known);
  const learned = answer.aside as NilmLearned | undefined;
  if (learned && !isReadOnly(ctx.actor)) {
    const home = { userId, homeId: learned.homeId, learnedAtMs: clock.now() };
    const limits = { most: MAX_TEMPLATES_PER_HOME, mostHomes: MAX_NILM_HOMES };
    await repo.keepTemplates(db, home, learned.templates.slice(-MAX_TEMPLATES_PER_HOME), limits);
  }
  return answer;
}

/**
 * Needs no account: its mains are synthesized, so nothing of a caller is analyzed or kept.
 * @throws DomainError overloaded
 */
export async function demo(ctx: RequestContext, input: InputOf<typeof demoNilm>): Promise<OutputOf<typeof demoNilm>> {
  const answer = await runBulk(ctx, demoNilm, { value: input });
  return ("value" in answer ? answer.value : null) as OutputOf<typeof demoNilm>;
}

export async function homes(ctx: RequestContext): Promise<OutputOf<typeof listNilmHomes>> {
  const homesById = new Map<string, OutputOf<typeof listNilmHomes>["homes"][number]>();
  for (const { homeId, device, watts, minutes } of await repo.listTemplates(ctx.platform.db, requireUserId(ctx))) {
    const home = homesById.get(homeId) ?? { home_id: homeId, learned: [] };
    home.learned.push({ device, power_w: watts, minutes });
    homesById.set(homeId, home);
  }
  return { homes: [...homesById.values()] };
}

/** @throws DomainError not_found */
export async function forgetHome(
  ctx: RequestContext,
  { home_id: homeId }: InputOf<typeof forgetNilmHome>,
): Promise<{ ok: true }> {
  if (await repo.forgetHome(ctx.platform.db, requireUserId(ctx), homeId)) return { ok: true };
  throw new DomainError("not_found", "There's no such home with labels in your account.");
}
