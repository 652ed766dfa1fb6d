import { seededRandom } from "../../scripts/seeded-random";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import type { IntervalSeries } from "../../packages/engine/src/time-series/interval-series";

/* Homes for tests: evenings that differ as much as those of measured homes, the same for the same seed. */

export const MADE_UP_DAYS = 180;
export const MADE_UP_FROM_MS = Date.parse("2026-01-05T00:00:00Z");
export const MADE_UP_TO_MS = MADE_UP_FROM_MS + MADE_UP_DAYS * DAY_MS;

/** Hourly homes whose use between 17 and 19 differs from day to day by about half of its average. */
export function madeUpHomes(count: number, seed: number): IntervalSeries[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => home(random));
}

function home(random: () => number): IntervalSeries {
  const kwh = new Float64Array(MADE_UP_DAYS * 24);
  for (let day = 0; day < MADE_UP_DAYS; day += 1) {
    const mood = 0.5 + random();
    for (let hour = 0; hour < 24; hour += 1) {
      const isEvening = hour >= 16 && hour < 22;
      const cooking = isEvening && random() < 0.3 ? 1.5 : 0;
      kwh[day * 24 + hour] = mood * (isEvening ? 0.9 : 0.4) * (0.7 + 0.6 * random()) + cooking;
    }
  }
  return { startMs: MADE_UP_FROM_MS, intervalSeconds: 3_600, kwh, timeZone: "UTC" };
}
