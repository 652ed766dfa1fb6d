import { extractBill } from "@wattleaf/shared/contracts/bills/extraction";
import { explainBill } from "@wattleaf/shared/contracts/bills/explanation";
import type { RequestContext } from "../../core/request-context";
import type { BulkPayload } from "../../core/bulk";
import { runBulk } from "../../core/run-bulk";

/**
 * Reads a bill in the lane of documents, whose seconds of recognizing text keep no other computation waiting.
 * @throws DomainError invalid_input, file_empty, file_type_not_supported, file_unreadable, overloaded
 */
export const extract = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, extractBill, payload, undefined, { lane: ctx.platform.documents });

/** @throws DomainError invalid_input, too_large, overloaded */
export const explain = (ctx: RequestContext, payload: BulkPayload): Promise<BulkPayload> =>
  runBulk(ctx, explainBill, payload, { nowMs: ctx.platform.clock.now() });
