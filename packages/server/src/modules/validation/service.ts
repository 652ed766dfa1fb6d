import { validateBody } from "@wattleaf/shared/contracts/validation";
import type { RequestContext } from "../../context";
import type { BulkPayload } from "../../platform/bulk";
import { compute } from "../bulk";

/** @throws DomainError invalid_input, too_large, overloaded */
export const validate = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  compute(ctx, validateBody, payload);
