import { extractBill } from "@wattleaf/shared/contracts/bills/extraction";
import { MAX_SAMPLES } from "@wattleaf/shared/contracts/interval-series";
import { fieldError } from "@wattleaf/shared/field-error";
import { placedSeries } from "@wattleaf/engine/time-series/even-series";
import { computation } from "../../core/computation";
import { readFile } from "./read-file";
import { toNoticesResponse } from "../../core/response/notices";
import { toSeriesResponse } from "../../core/response/series";
import { toBillResponse, toUsageResponse } from "./extraction-response";

export const extractBillComputation = computation(
  extractBill,
  async ({ content_base64: content, csv, time_zone: timeZone }) => {
    const { facts, series } = await readFile(content === undefined ? new TextEncoder().encode(csv) : bytesOf(content));
    const even = series && timeZone !== undefined ? placedSeries(series, timeZone, MAX_SAMPLES) : null;
    return {
      source: facts.source,
      bill: facts.bill ? toBillResponse(facts.bill) : null,
      usage: facts.bill ? null : toUsageResponse(facts),
      interval_series: even && toSeriesResponse(even),
      notices: toNoticesResponse(facts.notices),
    };
  },
);

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.fromBase64(base64);
  } catch (cause) {
    throw fieldError("content_base64", "Send the file in Base64 (RFC 4648), without a data: prefix.", cause);
  }
}
