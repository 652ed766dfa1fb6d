import { forecastLoad } from "@wattleaf/shared/contracts/forecast";
import type { BulkPayload } from "../../core/bulk";
import type { RequestContext } from "../../core/request-context";
import { runBulk } from "../../core/run-bulk";

/** @throws DomainError invalid_input, too_large, overloaded */
export const load = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, forecastLoad, payload);
