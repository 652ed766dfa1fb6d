import type { MonthBaseline } from "./month-baseline";
import { LEAST_OWN_ERRORS, squaresAroundMean, studentQuantile } from "./noise";
import type { MonthSaving } from "./settle-month";

/** A home whose month did not exceed its own noise. */
export interface GroupHome {
  id: string;
  /** Sums over the home's meters, Wh. */
  savedWh: number;
  /** What the noise is a share of, Wh. */
  scaleWh: number;
  noiseWh: number;
  /** What the home's baselines made of earlier months, Wh by `YYYY-MM`. */
  errorsWh: ReadonlyMap<string, number>;
}

export interface GroupSaving {
  homes: number;
  savedWh: number;
  noiseWh: number;
  /** Of the saving, what is no chance: zero where nothing is paid. */
  certainWh: number;
  /** Each home's part of `certainWh`, floored to whole Wh; homes without a part are left out. */
  shares: { id: string; wh: number }[];
}

/** A smaller group is hardly steadier than a home. */
export const LEAST_GROUP_HOMES = 10;
/** A month counts toward the group's noise when homes with so much of its expected use were measured in it. */
const LEAST_COVERED_SHARE = 0.5;

/**
 * Measures homes together, as one: their saving, less what the group reaches by chance in one of twenty years, is shared
 * out in proportion to what each home seems to have saved; homes that used more get nothing and owe nothing.
 *
 * The group's noise is the larger of two: that of independent homes, which averages out, and that of the group's own
 * earlier months, which does not where homes have something in common, such as a mild winter.
 */
export function groupSaving(homes: readonly GroupHome[]): GroupSaving {
  const savedWh = sum(homes.map((home) => home.savedWh));
  const together = groupErrors(homes);
  const independentWh = Math.hypot(...homes.map(({ noiseWh }) => noiseWh));
  const freedom = together.length - 1;
  const togetherWh = freedom > 0 ? Math.sqrt(squaresAroundMean(together) / freedom) : 0;
  const noiseWh = Math.max(independentWh, togetherWh);
  const result = { homes: homes.length, savedWh, noiseWh, certainWh: 0, shares: [] };
  if (homes.length < LEAST_GROUP_HOMES || together.length < LEAST_OWN_ERRORS) return result;
  const certainWh = savedWh - studentQuantile("onceInTwentyYears", freedom) * noiseWh;
  if (certainWh <= 0) return result;
  const gains = homes.filter((home) => home.savedWh > 0);
  const gained = sum(gains.map((home) => home.savedWh));
  const shares = gains
    .map(({ id, savedWh: own }) => ({ id, wh: Math.floor((certainWh * own) / gained) }))
    .filter(({ wh }) => wh > 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { ...result, certainWh, shares };
}

/** What a home brings into its group: its meters together. Null when too few of its earlier months are known. */
export function groupHome(
  id: string,
  meters: readonly { baseline: MonthBaseline; saving: MonthSaving }[],
): GroupHome | null {
  const errorsWh = new Map<string, number>();
  for (const { baseline, saving } of meters) {
    if (baseline.errors.length < LEAST_OWN_ERRORS) return null;
    for (const { month, savedShare } of baseline.errors)
      errorsWh.set(month, (errorsWh.get(month) ?? 0) + savedShare * saving.scaleWh);
  }
  return {
    id,
    savedWh: sum(meters.map(({ saving }) => saving.savedWh)),
    scaleWh: sum(meters.map(({ saving }) => saving.scaleWh)),
    noiseWh: Math.hypot(...meters.map(({ saving }) => saving.noiseWh)),
    errorsWh,
  };
}

/** The whole group's error in each earlier month, scaled up where some of its homes were not measured yet. */
function groupErrors(homes: readonly GroupHome[]): number[] {
  const scaleWh = sum(homes.map((home) => home.scaleWh));
  const months = new Map<string, { wh: number; coveredWh: number }>();
  for (const home of homes) {
    for (const [month, wh] of home.errorsWh) {
      const before = months.get(month) ?? { wh: 0, coveredWh: 0 };
      months.set(month, { wh: before.wh + wh, coveredWh: before.coveredWh + home.scaleWh });
    }
  }
  return [...months.values()]
    .filter(({ coveredWh }) => coveredWh > 0 && coveredWh >= LEAST_COVERED_SHARE * scaleWh)
    .map(({ wh, coveredWh }) => (wh * scaleWh) / coveredWh);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
