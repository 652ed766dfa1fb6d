import { MAX_READINGS, parseGreenButton } from "@wattleaf/shared/contracts/greenbutton";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { fileKindOf } from "@wattleaf/engine/import/file-kind";
import { decodeText } from "@wattleaf/engine/import/text/decode-text";
import { unusableReadings } from "@wattleaf/engine/import/green-button/channels";
import { parseGreenButton as readFeed } from "@wattleaf/engine/import/green-button/parse-green-button";
import type { MeteredChannel } from "@wattleaf/engine/import/green-button/usage-points";
import { meteredPoints } from "@wattleaf/engine/import/green-button/usage-points";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { type Notice, notice, type NoticeCode } from "@wattleaf/engine/notices";
import { COST_STEPS_PER_CURRENCY_UNIT, STEPS_PER_UNIT, UNIT_OF } from "@wattleaf/engine/time-series/usage-readings";
import { unreadable } from "../../adapters/documents/limits";
import { gunzipped } from "../../adapters/documents/unpack";
import { computation } from "../../core/computation";
import { toSeriesResponse } from "../../core/response/series";
import { toNoticesResponse } from "../../core/response/notices";

type Channel = OutputOf<typeof parseGreenButton>["usage_points"][number]["channels"][number];

const WH_PER_KWH = 1_000;

export const parseGreenButtonComputation = computation(
  parseGreenButton,
  ({ xml, xml_gz: packed, time_zone: timeZone }) => {
    const document = readFeed(xml ?? unpacked(packed ?? ""));
    const points = meteredPoints(document, { timeZone, maxLength: MAX_READINGS });
    return {
      usage_points: points.map(({ href, channels }) => ({ href, channels: channels.map(toChannelResponse) })),
      notices: toNoticesResponse([
        ...countNotice("unreadable_readings", document.unreadableReadings),
        ...countNotice("unusable_meter_readings", unusableReadings(document.usagePoints)),
      ]),
    };
  },
);

/** @throws DomainError file_unreadable when it is no whole gzip archive of XML */
function unpacked(base64: string): string {
  const bytes = Buffer.from(base64, "base64");
  if (fileKindOf(bytes) !== "gzip") throw unreadable("archive_damaged");
  return decodeText(gunzipped(bytes)) ?? "";
}

const countNotice = (code: NoticeCode, readings: number): Notice[] =>
  readings > 0 ? [notice(code, { readings })] : [];

function toChannelResponse(channel: MeteredChannel): Channel {
  const { commodity, direction, timeZone, readings } = channel;
  const series = channel.series && toSeriesResponse(channel.series);
  const unit = UNIT_OF[commodity];
  const quantity = (amount: number) => amount / (STEPS_PER_UNIT[unit] * (unit === "Wh" ? WH_PER_KWH : 1));
  const money = (cost: number | null) => cost && cost / COST_STEPS_PER_CURRENCY_UNIT;
  const at = (utcMs: number) => momentIn(timeZone, utcMs);
  const totalCost = money(channel.cost);
  return {
    commodity,
    direction,
    unit: unit === "Wh" ? "kWh" : unit,
    total: quantity(readings.reduce((sum, { amount }) => sum + amount, 0)),
    cost: totalCost === null ? null : { total: totalCost, currency: channel.currency },
    time_zone: timeZone,
    interval_series: series,
    readings: series
      ? null
      : readings.map(({ start, seconds, amount, cost }) => ({
          start: at(start * 1_000),
          seconds,
          quantity: quantity(amount),
          cost: money(cost),
        })),
    gaps: channel.gaps.map(({ startMs, endMs, missingReadings }) => ({
      start: at(startMs),
      end: at(endMs),
      missing_readings: missingReadings,
    })),
    notices: toNoticesResponse(channel.notices),
  };
}
