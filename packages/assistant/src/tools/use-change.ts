import { robustSpread } from "@wattleaf/engine/statistics/robust";
import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { changedHours, type ChangedHours } from "./changed-hours";
import type { RowFigures } from "./energy-figures";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface UseChange extends ToolResult {
  hours: ChangedHours;
  /** What a weekday and a day of the weekend changed by, where they changed differently. */
  week: { weekday: Fact; weekend: Fact } | null;
  /** Days of the time asked about whose use stands out among its other days. */
  days: readonly RowFigures[];
}

interface Asked extends Pick<EnergyQuestion, "period"> {
  period: string;
  compared_to: string;
  isRise: boolean;
}

/** A shorter time has too few weekends to hold against another. */
const FEWEST_DAYS_OF_WEEKS = 14;
const LEAST_WH = 200;
/** Weekdays and weekends changed differently where the one changed by less than half as much as the other. */
const DIFFERS = 0.5;

/** What of a change the readings tell: the hours and the part of the week it lies in, and the days that make it. */
export const useChange = tool("useChange", async (asked: Asked, context): Promise<UseChange> => {
  const { period, compared_to } = asked;
  const hours = await changedHours.run({ period, compared_to }, context);
  const byWeek = await queryEnergy.run(
    { metric: "bought", period, compared_to, group: "weekpart", aggregate: "average" },
    context,
  );
  const byDay = await queryEnergy.run({ metric: "bought", period, group: "day", aggregate: "total" }, context);
  const days = byDay.figures ? oddDays(byDay.figures.rows, asked.isRise) : [];
  const week = weekOf(byWeek);
  return { hours, week, days, facts: [...hours.facts, ...byDay.facts, ...factsIn({ week })] };
});

function weekOf({ figures }: Awaited<ReturnType<typeof queryEnergy.run>>): UseChange["week"] {
  const { compared } = figures ?? {};
  if (!figures || !compared) return null;
  const isLong = [figures.whole, compared.whole].every(({ days }) => Number(days.value) >= FEWEST_DAYS_OF_WEEKS);
  const changeOf = (key: string) => {
    const [now, before] = [figures.rows, compared.rows].map((rows) => rows.find((row) => row.key === key)?.value);
    return now && before ? Number(now.value) - Number(before.value) : null;
  };
  const [weekday, weekend] = [changeOf("weekday"), changeOf("weekend")];
  if (!isLong || weekday === null || weekend === null) return null;
  const most = Math.max(Math.abs(weekday), Math.abs(weekend));
  if (most < LEAST_WH || Math.abs(weekday - weekend) < DIFFERS * most) return null;
  return {
    weekday: fact(figures.source, "useChange.weekday", weekday, "Wh"),
    weekend: fact(figures.source, "useChange.weekend", weekend, "Wh"),
  };
}

const FEWEST_DAYS = 7;
const MOST_NAMED = 3;
const DEVIATIONS = 3;
const LEAST_SHARE = 0.4;

/** The days farthest from the median one in the direction of the change, if they are far from it for this home. */
function oddDays(rows: readonly RowFigures[], isRise: boolean): RowFigures[] {
  const whole = rows.filter(({ isWhole }) => isWhole);
  if (whole.length < FEWEST_DAYS) return [];
  const { median: middle, below, above } = robustSpread(whole.map(({ value }) => Number(value.value)));
  const least = Math.max(DEVIATIONS * (isRise ? above : below), LEAST_SHARE * middle);
  const beyond = ({ value }: RowFigures) => (Number(value.value) - middle) * (isRise ? 1 : -1);
  return whole
    .filter((row) => beyond(row) > least)
    .toSorted((a, b) => beyond(b) - beyond(a))
    .slice(0, MOST_NAMED);
}
