import { isMeasured } from "@wattleaf/shared/contracts/usage";
import { HOURS_PER_YEAR } from "@wattleaf/shared/domain/time";
import { averagePrice } from "./average-price";
import { billFacts, type MonthFacts } from "./bill-facts";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { savingsEstimate } from "./savings-estimate";
import { tool } from "./tool";

/** What some kilowatt-hours less would come to in a year. */
export interface YearlySaving {
  /** The part of a use that is left out; null of watts. */
  part: Fact | null;
  energy: Fact;
  /** Null where no price is known. */
  money: Fact | null;
}

export interface UsePatterns extends ToolResult {
  /** What is always on above the common, told by a step of watts: how much of it can go, no meter knows. */
  alwaysOn: { watts: Fact; typical: Fact; step: Fact; saving: YearlySaving } | null;
  /** The busiest hours of the day, and a tenth of their use. */
  busiest: { start: Fact; end: Fact; share: Fact; saving: YearlySaving } | null;
  /** The highest and the lowest month by their average day, and a tenth of what all months use above the lowest. */
  season: { high: MonthFacts; low: MonthFacts; saving: YearlySaving } | null;
  /** Weekends that use more than weekdays, and half of the difference. */
  weekend: { weekday: Fact; weekend: Fact; saving: YearlySaving } | null;
}

const BUSY_HOURS = 3;
const HOURS_OF_DAY = 24;
const TENTH = 0.1;
const HALF = 0.5;
const DAYS_PER_YEAR = 365;
const WEEKEND_DAYS_PER_YEAR = 104;
/** Every hour alike, three hours take an eighth; less than this above it is no peak. */
const LEAST_BUSY_SHARE = 0.14;
/** Less between the months is no season. */
const LEAST_SEASON = 1.2;
const LEAST_WEEKEND = 1.05;
const FEWEST_MONTHS = 6;
/** Steps of the load that is always on: the larger where there is that much to find. */
const STEPS_WATTS = { large: 50, small: 10 };

/** Where the use of the asker's home has the most to work on: what never stops, the busiest hours, the season, weekends. */
export const usePatterns = tool("usePatterns", async (_, context): Promise<UsePatterns> => {
  const { bill, usage } = await billFacts.run({}, context);
  const nothing = { alwaysOn: null, busiest: null, season: null, weekend: null, facts: [] };
  if (!bill || !usage || !isMeasured(usage.facts) || usage.facts.commodity !== "electricity") return nothing;
  const { source } = bill;
  const { price } = bill.price ? bill : await averagePrice.run({ period: "last12m", filters: [] }, context);
  const savingOf: SavingOf = (id, wh, part) => ({
    part: part === undefined ? null : fact(source, `${id}.part`, part, "fraction"),
    energy: fact(source, `${id}.energy`, wh * (part ?? 1), "Wh"),
    money:
      price && fact(source, `${id}.money`, ((wh * (part ?? 1)) / 1_000) * Number(price.value), "currency", price.text),
  });
  const { baseLoad } = await savingsEstimate.run({}, context);
  const step =
    baseLoad && Number(baseLoad.watts.value) - Number(baseLoad.typical.value) >= STEPS_WATTS.large
      ? STEPS_WATTS.large
      : STEPS_WATTS.small;
  const alwaysOn = baseLoad && {
    watts: baseLoad.watts,
    typical: baseLoad.typical,
    step: fact(source, "alwaysOn.step", step, "W"),
    saving: savingOf("alwaysOn", step * HOURS_PER_YEAR),
  };
  const found = {
    alwaysOn,
    busiest: busiestHours(usage.facts.hourlyAverage, source, savingOf),
    season: seasonOf(bill.months, savingOf),
    weekend: weekendOf(bill, savingOf),
  };
  return { ...found, facts: factsIn(found) };
});

type SavingOf = (id: string, wh: number, part?: number) => YearlySaving;

function busiestHours(hourly: readonly number[], source: Source, savingOf: SavingOf): UsePatterns["busiest"] {
  if (hourly.length !== HOURS_OF_DAY) return null;
  const total = hourly.reduce((sum, wh) => sum + wh, 0);
  const windows = hourly.map((_, start) => ({
    start,
    wh: Array.from({ length: BUSY_HOURS }, (__, hour) => hourly[(start + hour) % HOURS_OF_DAY] ?? 0).reduce(
      (sum, wh) => sum + wh,
      0,
    ),
  }));
  const [most] = windows.toSorted((a, b) => b.wh - a.wh);
  if (!most || total <= 0 || most.wh / total < LEAST_BUSY_SHARE) return null;
  return {
    start: fact(source, "busiest.start", most.start, "hour"),
    end: fact(source, "busiest.end", (most.start + BUSY_HOURS - 1) % HOURS_OF_DAY, "hour"),
    share: fact(source, "busiest.share", most.wh / total, "fraction"),
    saving: savingOf("busiest", most.wh * DAYS_PER_YEAR, TENTH),
  };
}

function seasonOf(months: readonly MonthFacts[], savingOf: SavingOf): UsePatterns["season"] {
  const byDay = months
    .filter(({ isRanked }) => isRanked)
    .slice(-12)
    .toSorted((a, b) => Number(b.averagePerDay.value) - Number(a.averagePerDay.value));
  const [high, low] = [byDay[0], byDay.at(-1)];
  if (!high || !low || byDay.length < FEWEST_MONTHS) return null;
  const least = Number(low.averagePerDay.value);
  if (least <= 0 || Number(high.averagePerDay.value) < LEAST_SEASON * least) return null;
  const above = byDay.reduce((sum, month) => sum + Number(month.averagePerDay.value) - least, 0) / byDay.length;
  return { high, low, saving: savingOf("season", above * DAYS_PER_YEAR, TENTH) };
}

function weekendOf(
  { weekday, weekend }: { weekday: Fact | null; weekend: Fact | null },
  savingOf: SavingOf,
): UsePatterns["weekend"] {
  if (!weekday || !weekend || Number(weekend.value) < LEAST_WEEKEND * Number(weekday.value)) return null;
  const more = Number(weekend.value) - Number(weekday.value);
  return { weekday, weekend, saving: savingOf("weekend", more * WEEKEND_DAYS_PER_YEAR, HALF) };
}
