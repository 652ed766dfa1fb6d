import { validateBody } from "@wattleaf/shared/contracts/validation";
import type { RequestContext } from "../../core/request-context";
import type { BulkPayload } from "../../core/bulk";
import { runBulk } from "../../core/run-bulk";

/** @throws DomainError invalid_input, too_large, overloaded */
export const validate = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, validateBody, payload);
