import { detectAnomalies, forecastLoad } from "@wattleaf/shared/contracts/forecast";
import type { RequestContext } from "../../context";
import type { BulkPayload } from "../../platform/bulk";
import { compute } from "../bulk";

/** @throws DomainError invalid_input, too_large, overloaded */
export const load = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  compute(ctx, forecastLoad, payload);

/** @throws DomainError invalid_input, too_large, overloaded */
export const anomalies = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  compute(ctx, detectAnomalies, payload);
