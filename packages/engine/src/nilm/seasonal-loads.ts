import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { type ClimateSeasons, isWarmMonth, northernMonth } from "./home-region";

/** Heating and cooling come and go with the seasons, so they need most of a year to be seen. */
const FEWEST_WEEKS = 43;
const WEEK_SECONDS = 7 * DAY_SECONDS;
const HOURS = 24;
/** The weeks with the least use are taken for those without heating and cooling. */
const MILD_SHARE = 0.25;
/** Of the weeks between the seasons, how far the season must stand out from: ordinary weeks differ as well. */
const SHOULDER_QUANTILE = 0.75;
const LEAST_EXCESS_WATTS = 100;
/** As a share of the mains between the seasons. */
const LEAST_EXCESS = { heating: 0.3, cooling: 0.25 };
/** A week that is so little above the mild ones has none. */
const LEAST_WEEK = 0.15;

/** Early in the morning little else differs between winter and summer, and in the afternoon and evening cooling is needed most. */
const TELLING_HOURS = { heating: [2, 3, 4, 5, 6], cooling: [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23] };
/** Hours without sun in every season: behind solar panels the others show the weather of the roof. */
const DARK_HOURS = [21, 22, 23, 0, 1, 2, 3, 4];

/** Northern months in which heating and cooling are needed most, and those between. */
const PEAK_MONTHS = { heating: [12, 1, 2], cooling: [7, 8] };
const SHOULDER_MONTHS = { heating: [5, 6, 9, 10], cooling: [4, 5, 10, 11] };

export type ClimateLoad = keyof typeof PEAK_MONTHS;

export interface SeasonalOptions {
  intervalSeconds: number;
  /** Local hour, 0 to 24, and month, 1 to 12, of a sample. */
  hourOf: (sample: number) => number;
  monthOf: (sample: number) => number;
  seasons: Exclude<ClimateSeasons, "tropical">;
  /** The load is what is left behind solar panels: only its dark hours count. */
  isNet: boolean;
}

/**
 * Heating and cooling as what a week's mains have, hour by hour, above those of the mildest weeks of the year, where the
 * season stands out from the weeks around it. Null with too few weeks to say.
 * @param mains without car charging, in watts; NaN where missing
 * @param load what of it is above the base, and may be given to heating and cooling
 */
export function seasonalLoads(
  mains: Float64Array,
  load: Float64Array,
  options: SeasonalOptions,
): Map<ClimateLoad, Float64Array> | null {
  const { intervalSeconds, hourOf, monthOf, seasons, isNet } = options;
  const perWeek = Math.round(WEEK_SECONDS / intervalSeconds);
  const counted = isNet ? DARK_HOURS : Array.from({ length: HOURS }, (_, hour) => hour);
  const means = hourlyMeans(mains, perWeek, hourOf);
  const meanOf = (week: number, hours: readonly number[]) => meanBetween(means, week, hours);
  const weeks = Array.from({ length: Math.ceil(load.length / perWeek) }, (_, week) => ({
    week,
    level: meanOf(week, counted),
    month: monthOf(Math.min(load.length - 1, Math.floor((week + 0.5) * perWeek))),
  })).filter(({ level }) => !Number.isNaN(level));
  if (weeks.length < FEWEST_WEEKS) return null;

  const mild = weeks.toSorted((a, b) => a.level - b.level).slice(0, Math.round(weeks.length * MILD_SHARE));
  const without = Float64Array.from({ length: HOURS }, (_, hour) =>
    quantile(
      mild.map(({ week }) => means[week * HOURS + hour] ?? Number.NaN),
      0.5,
    ),
  );
  const northern = ({ month }: { month: number }) => northernMonth(month, seasons);
  const standsOut = (name: ClimateLoad) => {
    const hours = TELLING_HOURS[name].filter((hour) => counted.includes(hour));
    const levels = (months: readonly number[]) =>
      weeks.filter((one) => months.includes(northern(one))).map(({ week }) => meanOf(week, hours));
    const between = quantile(levels(SHOULDER_MONTHS[name]), SHOULDER_QUANTILE);
    const excess = quantile(levels(PEAK_MONTHS[name]), 0.5) - between;
    return excess >= LEAST_EXCESS_WATTS && excess >= LEAST_EXCESS[name] * between;
  };
  const found = new Map<ClimateLoad, Float64Array>();
  for (const name of ["heating", "cooling"] as const)
    if (standsOut(name)) found.set(name, new Float64Array(load.length));

  for (const { week, month } of weeks) {
    const own = found.get(isWarmMonth(month, seasons) ? "cooling" : "heating");
    if (!own) continue;
    const excess = counted.map((hour) => (means[week * HOURS + hour] ?? 0) - (without[hour] ?? 0));
    const sum = total(excess);
    const raised = total(excess.map((watts) => Math.max(0, watts)));
    const usual = total(counted.map((hour) => without[hour] ?? 0));
    if (sum <= LEAST_WEEK * usual || raised <= 0) continue;
    for (let i = week * perWeek; i < Math.min(load.length, (week + 1) * perWeek); i += 1) {
      const hour = Math.floor(hourOf(i));
      const mean = means[week * HOURS + hour] ?? Number.NaN;
      if (!counted.includes(hour) || !(mean > 0)) continue;
      // The hours below the mild weeks take away from those above, and each hour's part is spread as its load is.
      const above = (Math.max(0, mean - (without[hour] ?? 0)) * sum) / raised;
      own[i] = Math.min(Math.max(0, load[i] as number), ((mains[i] as number) * above) / mean) || 0;
    }
  }
  return found;
}

/** The mean of each hour of the day in each week, one week after the other; NaN where nothing was measured. */
function hourlyMeans(mains: Float64Array, perWeek: number, hourOf: (sample: number) => number): Float64Array {
  const sums = new Float64Array(Math.ceil(mains.length / perWeek) * HOURS);
  const counts = new Float64Array(sums.length);
  mains.forEach((watts, i) => {
    if (Number.isNaN(watts)) return;
    const cell = Math.floor(i / perWeek) * HOURS + Math.floor(hourOf(i));
    sums[cell] = (sums[cell] as number) + watts;
    counts[cell] = (counts[cell] as number) + 1;
  });
  return sums.map((sum, cell) => ((counts[cell] as number) > 0 ? sum / (counts[cell] as number) : Number.NaN));
}

/** NaN where fewer than half of the hours were measured. */
function meanBetween(means: Float64Array, week: number, hours: readonly number[]): number {
  const known = hours.map((hour) => means[week * HOURS + hour] ?? Number.NaN).filter((watts) => !Number.isNaN(watts));
  return known.length * 2 >= hours.length && known.length > 0 ? total(known) / known.length : Number.NaN;
}

/** NaN of no values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
