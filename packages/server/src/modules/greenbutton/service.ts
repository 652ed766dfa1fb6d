import { parseGreenButton } from "@wattleaf/shared/contracts/greenbutton";
import type { RequestContext } from "../../core/request-context";
import type { BulkPayload } from "../../core/bulk";
import { runBulk } from "../../core/run-bulk";

/** @throws DomainError invalid_input, file_unreadable, too_large, overloaded */
export const parse = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, parseGreenButton, payload);
