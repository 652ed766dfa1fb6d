import { detectAnomalies } from "@wattleaf/engine/anomaly/detect-anomalies";
import { isoDay } from "@wattleaf/engine/time-series/calendar";
import { HOUR_SECONDS, DAY_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../core/platform";
import { recentlyFedSeries } from "../meters";
import { notify } from "./service";
import { nextTurn } from "../../core/next-turn";

/** What a day is compared with: its season. */
const COMPARED_MS = 90 * DAY_MS;
/** An older day is no news. */
const NEWS_MS = 3 * DAY_MS;

/** Tells accounts of days, of the last three, on which their home used far more than on similar days. */
export async function announceUnusualUse(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  for await (const { userId, meterId, series } of recentlyFedSeries(platform, nowMs - NEWS_MS, nowMs - COMPARED_MS)) {
    // A meter that also counts what is sold does not tell use: a cloudy day would pass for one of much use.
    if (series.intervalSeconds > HOUR_SECONDS || series.kwh.some((kwh) => kwh < 0)) continue;
    for (const { day, code, kwh, expectedKwh } of detectAnomalies(series).unusualDays) {
      if (code !== "more_than_usual" || day * DAY_MS < nowMs - NEWS_MS) continue;
      await notify(platform, {
        userId,
        kind: "usage",
        name: "unusual_day",
        values: { date: isoDay(day), kwh: Math.round(kwh), usualKwh: Math.round(expectedKwh) },
        path: "/dashboard",
        cause: `unusual:${meterId}:${isoDay(day)}`,
      });
    }
    // A season of hours takes milliseconds: others get their turn in between.
    await nextTurn();
  }
}
