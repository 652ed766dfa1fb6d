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
  /** The home's part of what a group of homes whose noise is not known must save. */
  leastTogetherWh: number;
  /** What the home's baselines made of earlier months, Wh by `YYYY-MM`; empty with too few to know its noise from. */
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
 * out in proportion to what each home seems to have saved; homes that used more get nothing and owe nothing. Homes whose
 * own noise is not known yet are a group of their own: what is assumed of them, they have in common.
 */
export function groupSaving(homes: readonly GroupHome[]): GroupSaving {
  const known = homes.filter(({ errorsWh }) => errorsWh.size > 0);
  const unknown = homes.filter(({ errorsWh }) => errorsWh.size === 0);
  const parts = [
    shareOut(known, knownNoise(known)),
    shareOut(unknown, {
      leastWh: sum(unknown.map(({ leastTogetherWh }) => leastTogetherWh)),
      noiseWh: sum(unknown.map(({ noiseWh }) => noiseWh)),
    }),
  ];
  return {
    homes: homes.length,
    savedWh: sum(parts.map(({ savedWh }) => savedWh)),
    noiseWh: Math.hypot(...parts.map(({ noiseWh }) => noiseWh)),
    certainWh: sum(parts.map(({ certainWh }) => certainWh)),
    shares: parts.flatMap(({ shares }) => shares).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

interface GroupNoise {
  noiseWh: number;
  /** What the group saves by chance in one of twenty years; infinite where that is not known. */
  leastWh: number;
}

/**
 * The larger of two: that of independent homes, which averages out, and that of the group's own earlier months, which
 * does not where homes have something in common, such as a mild winter.
 */
function knownNoise(homes: readonly GroupHome[]): GroupNoise {
  const together = groupErrors(homes);
  const independentWh = Math.hypot(...homes.map(({ noiseWh }) => noiseWh));
  const freedom = together.length - 1;
  const togetherWh = freedom > 0 ? Math.sqrt(squaresAroundMean(together) / freedom) : 0;
  const noiseWh = Math.max(independentWh, togetherWh);
  if (together.length < LEAST_OWN_ERRORS) return { noiseWh, leastWh: Number.POSITIVE_INFINITY };
  return { noiseWh, leastWh: studentQuantile("onceInTwentyYears", freedom) * noiseWh };
}

function shareOut(homes: readonly GroupHome[], { noiseWh, leastWh }: GroupNoise): Omit<GroupSaving, "homes"> {
  const savedWh = sum(homes.map((home) => home.savedWh));
  const certainWh = savedWh - leastWh;
  if (homes.length < LEAST_GROUP_HOMES || certainWh <= 0) return { savedWh, noiseWh, certainWh: 0, shares: [] };
  const gains = homes.filter((home) => home.savedWh > 0);
  const gained = sum(gains.map((home) => home.savedWh));
  const shares = gains
    .map(({ id, savedWh: own }) => ({ id, wh: Math.floor((certainWh * own) / gained) }))
    .filter(({ wh }) => wh > 0);
  return { savedWh, noiseWh, certainWh, shares };
}

/** What a home brings into its group: its meters together. */
export function groupHome(id: string, meters: readonly { baseline: MonthBaseline; saving: MonthSaving }[]): GroupHome {
  const errorsWh = new Map<string, number>();
  const isKnown = meters.every(({ baseline }) => baseline.errors.length >= LEAST_OWN_ERRORS);
  for (const { baseline, saving } of isKnown ? meters : [])
    for (const { month, savedShare } of baseline.errors)
      errorsWh.set(month, (errorsWh.get(month) ?? 0) + savedShare * saving.scaleWh);
  return {
    id,
    savedWh: sum(meters.map(({ saving }) => saving.savedWh)),
    scaleWh: sum(meters.map(({ saving }) => saving.scaleWh)),
    noiseWh: Math.hypot(...meters.map(({ saving }) => saving.noiseWh)),
    leastTogetherWh: sum(meters.map(({ saving }) => saving.leastTogetherWh)),
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
