import { detectAnomalies } from "@wattleaf/shared/contracts/anomalies";
import type { BulkPayload } from "../../core/bulk";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";

/** @throws DomainError invalid_input, too_large, overloaded */
export const detect = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, detectAnomalies, payload);
