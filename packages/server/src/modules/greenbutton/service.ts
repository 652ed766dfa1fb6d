import { parseGreenButton } from "@wattleaf/shared/contracts/greenbutton";
import type { RequestContext } from "../../context";
import type { BulkPayload } from "../../platform/bulk";
import { compute } from "../bulk";

/** @throws DomainError invalid_input, file_unreadable, too_large, overloaded */
export const parse = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  compute(ctx, parseGreenButton, payload);
