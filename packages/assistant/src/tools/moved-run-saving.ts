import type { PricedHours } from "../frame/amounts/hours-of-prices";
import type { StatedTariff } from "../frame/amounts/said-tariff";
import type { MovedRun } from "../frame/home-matter-kinds";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { usualRunKwh } from "./schedule-load";
import { levelAt, tariffDays } from "./tariff-days";
import { levelsOf } from "./tariff-prices";
import { assumedSource } from "./sources";
import { tool } from "./tool";

export interface MovedRunSaving extends ToolResult {
  /** Null where the own tariff has no prices by the hour. */
  saving: Fact | null;
  isFlat: boolean;
  before: { hour: Fact; price: Fact } | null;
  after: { hour: Fact; price: Fact } | null;
  energy: Fact;
  times: Fact;
  isStatedTimes: boolean;
}

/** How often a machine runs in a month where the question does not say. */
const USUAL_RUNS: Partial<Record<MovedRun["appliance"], number>> = { dishwasher: 20, dryer: 12, washer: 12 };
const EVERY_DAY = 30;

/** With the money that the question states its prices in. */
type MovedRunInput = MovedRun & { currency?: string | null };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The stated prices hour by hour. */
const stepsOf = ({ base, special }: StatedTariff): { import_price: number }[] =>
  HOURS.map((hour) => ({ import_price: special && isWithin(hour, special) ? special.perKwh : base }));

const isWithin = (hour: number, { fromHour, toHour }: PricedHours): boolean =>
  fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;

/** What a machine's usual run costs less at another hour of a weekday, by the stated prices or those of the own tariff, in a month. */
export const movedRunSaving = tool("movedRunSaving", async (moved: MovedRunInput, context): Promise<MovedRunSaving> => {
  const { language } = context;
  const assumed = assumedSource(language);
  const { appliance, others = [], fromHour, toHour, timesPerMonth, tariff, currency } = moved;
  const levels = tariff
    ? levelsOf({ steps: stepsOf(tariff), currency: currency ?? undefined }, QUESTION_SOURCE, "given.hourPrice")
    : (await context.data.meter())
      ? (await tariffDays.run({}, context)).weekday
      : [];
  const kwh = [appliance, ...others].reduce((sum, one) => sum + usualRunKwh(one), 0);
  const energy = fact(assumed, "movedRun.energy", kwh * 1_000, "Wh");
  const times =
    timesPerMonth === undefined
      ? fact(assumed, "movedRun.times", USUAL_RUNS[appliance] ?? EVERY_DAY, "count")
      : fact(QUESTION_SOURCE, "movedRun.times", timesPerMonth, "count");
  const base = { energy, times, isStatedTimes: timesPerMonth !== undefined, isFlat: levels.length === 1 };
  const [highest] = levels;
  const from = fromHour === undefined ? highest : levelAt(levels, fromHour);
  const to = levelAt(levels, toHour);
  if (!from || !to || !highest || levels.length < 2)
    return { ...base, saving: null, before: null, after: null, facts: [energy, times] };
  const { source } = to.price;
  const startOf = Number(highest.hours[0]?.first.value ?? 0);
  const less =
    (Number(from.price.value) - Number(to.price.value)) * (Number(energy.value) / 1_000) * Number(times.value);
  const figures = {
    saving: fact(source, "movedRun.saving", less, "currency", to.price.text),
    before: { hour: fact(QUESTION_SOURCE, "movedRun.from", fromHour ?? startOf, "hour"), price: from.price },
    after: { hour: fact(QUESTION_SOURCE, "movedRun.to", toHour, "hour"), price: to.price },
  };
  return { ...base, ...figures, facts: [energy, times, ...factsIn(figures)] };
});
