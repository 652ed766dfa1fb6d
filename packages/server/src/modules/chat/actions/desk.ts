import { isReadOnly } from "../../../core/actor";
import type { RequestContext } from "../../../core/request-context";
import type { ActionDesk } from "@wattleaf/assistant/ports";
import { cardOf, propose, settle } from "./service";

/** What an answer may propose, and the way in which a yes or a no in words reaches it. */
export function actionDesk(ctx: RequestContext, turnId: string): ActionDesk {
  return {
    isReadOnly: isReadOnly(ctx.actor),
    propose: (action) => propose(ctx, turnId, action),
    async settle(id, verdict) {
      const row = await settle(ctx, id, verdict);
      const { db, clock } = ctx.platform;
      return { kind: row.kind, state: row.state, outcome: row.outcome, card: await cardOf(db, row, clock.now()) };
    },
  };
}
