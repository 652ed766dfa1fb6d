import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { listCoinEntries } from "@wattleaf/shared/contracts/rewards";
import { DomainError } from "@wattleaf/shared/errors";
import { requireUserId } from "../../core/owner";
import type { RequestContext } from "../../core/request-context";
import { achievementOf } from "./ledger";
import * as repo from "./ledger.repo";

/** What the account's coins came from and went to, a page at a time. @throws DomainError not_signed_in, not_found */
export async function coinEntries(
  ctx: RequestContext,
  { limit, cursor }: InputOf<typeof listCoinEntries>,
): Promise<OutputOf<typeof listCoinEntries>> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  const before = cursor === undefined ? undefined : await repo.findEntry(db, userId, cursor);
  if (cursor !== undefined && !before) throw new DomainError("not_found", "There's no such entry in your account.");
  const [balance, rows] = await Promise.all([
    repo.findBalance(db, userId),
    repo.listEntries(db, userId, limit + 1, before),
  ]);
  const page = rows.slice(0, limit);
  return {
    balance,
    entries: page.map(({ id, amount, reason, idempotencyKey, createdAtMs }) => ({
      id,
      amount,
      reason,
      achievement: achievementOf({ reason, idempotencyKey }),
      at: new Date(createdAtMs).toISOString(),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
