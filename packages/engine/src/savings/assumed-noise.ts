import type { MonthBaseline } from "./month-baseline";
import { ASSUMED_FREEDOM, type AssumedNoise, LEAST_OWN_ERRORS, type Noise } from "./noise";

/** The month's season, seen from the weeks before it; the same on both hemispheres, which are half a year apart. */
export const SEASONS = ["heavier", "even", "lighter"] as const;
export type Season = (typeof SEASONS)[number];

/** Cooling, heating and winter light grow toward January and July and fade toward April and October. */
export function seasonOf(month: string): Season {
  const inHalfYear = Number(month.slice(5)) % 6;
  if (inHalfYear <= 1) return "heavier";
  return inHalfYear === 2 || inHalfYear === 5 ? "even" : "lighter";
}

/**
 * Noise of a home whose own is not known yet, a little more than that of the noisiest home that was measured without a
 * program (docs/methods/savings.md, `bun run bench:savings`). Weeks of lighter use before the month make up no saving,
 * they hide one; after heavier ones, the season itself looks like a saving.
 */
const YEAR = 0.2;
const RECENT = 0.25;
/** Where the weather is known, another season matters less. */
const RECENT_WITH_WEATHER = 0.15;
const UPPER: Record<Season, number> = { heavier: 0.13, even: 0.15, lighter: 0.36 };
/** Of many homes together, whose quiet ones count as much as the noisy ones: the mean home's, all of it in common. */
const UPPER_TOGETHER: Record<Season, number> = { heavier: 0.07, even: 0.1, lighter: 0.27 };
/** Recent weeks of a year: only then a home has shown how far off they are in each season. */
const MONTHS_OF_ALL_SEASONS = 11;

export function assumedNoise(baseline: MonthBaseline): AssumedNoise {
  if (baseline.basis === "year") return { relative: YEAR, upper: YEAR, replacedBy: LEAST_OWN_ERRORS };
  return { ...recentNoise(baseline, UPPER), replacedBy: MONTHS_OF_ALL_SEASONS };
}

/** What homes without enough months of their own have in common. */
export function assumedTogether(baseline: MonthBaseline): Noise {
  const noise = baseline.basis === "year" ? { relative: YEAR, upper: YEAR } : recentNoise(baseline, UPPER_TOGETHER);
  return { ...noise, degreesOfFreedom: ASSUMED_FREEDOM };
}

function recentNoise({ weather, month }: MonthBaseline, upper: Record<Season, number>) {
  const seasonal = upper[seasonOf(month)];
  return weather
    ? { relative: RECENT_WITH_WEATHER, upper: Math.min(RECENT_WITH_WEATHER, seasonal) }
    : { relative: RECENT, upper: seasonal };
}
