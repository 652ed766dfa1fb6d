import { clockHourOf, clockKeyOf, hourInKey } from "@wattleaf/shared/domain/hour-keys";
import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import type { Figures } from "./energy-figures";
import { queryEnergy } from "./query-energy";
import { tariffDays } from "./tariff-days";
import { tool, type ToolContext } from "./tool";

const CAR = ["ev_charger", "ev_like"] as const;
type Question = Omit<EnergyQuestion, "load" | "aggregate">;

/**
 * The figures of car charging, by whichever name the readings tell it; null where they tell none.
 * @param facts what may be said of them is added here
 */
async function ofCar(question: Question, context: ToolContext, facts: Fact[] = []): Promise<Figures | null> {
  for (const load of CAR) {
    const found = await queryEnergy.run({ filters: [], ...question, aggregate: "total", load }, context);
    if (!found.figures?.load) continue;
    facts.push(...found.facts);
    return found.figures;
  }
  return null;
}

const valueOf = (figures: Figures | null | undefined): number => Number(figures?.whole.value.value ?? 0);

export interface CarRun {
  /** The local day and hour in which it began, and the hour in which it ended. */
  day: Fact;
  first: Fact;
  last: Fact;
  energy: Fact;
  cost: Fact | null;
}

export interface CarRuns extends ToolResult {
  /** Null where the readings tell no car. */
  whole: Figures | null;
  runs: readonly CarRun[];
  count: Fact | null;
  cost: Fact | null;
}

/** Less in an hour is the blur of a run's end. */
const LEAST_WH = 300;
const at = (key: string): number => Date.parse(`${clockKeyOf(key)}:00:00Z`);

/** Each time that the car charged in a period: from which hour to which, with its energy and its cost. */
export const carRuns = tool(
  "carRuns",
  async (
    { period, filters = [], withCost }: { period: string; filters?: string[]; withCost: boolean },
    context,
  ): Promise<CarRuns> => {
    const question = { period, filters, group: "hour" as const, pick: "above:0kWh" };
    const energy = await ofCar({ metric: "bought", ...question }, context);
    const facts: Fact[] = [];
    const whole = await ofCar({ metric: "bought", period, filters }, context, facts);
    if (!energy || !whole) return { whole: null, runs: [], count: null, cost: null, facts: [] };
    const { source } = whole;
    // A limit in kWh would count energy.
    const priced = withCost ? await ofCar({ metric: "cost", period, filters, group: "hour" }, context) : null;
    const cost = priced?.answer.unit === "currency" ? priced : null;
    const hours = energy.rows.filter(({ value }) => Number(value.value) >= LEAST_WH);
    const groups: (typeof hours)[] = [];
    for (const row of hours) {
      const last = groups.at(-1);
      const before = last?.at(-1);
      if (last && before && at(row.key) - at(before.key) <= HOUR_MS) last.push(row);
      else groups.push([row]);
    }
    const runs = groups.map((rows, index) => runOf(rows, index, source, cost));
    const count = fact(source, "carRuns.count", runs.length, "count");
    const paid = cost ? cost.whole.value : null;
    return {
      whole,
      runs,
      count,
      cost: paid,
      facts: [...facts, ...factsIn([runs, count, paid])],
    };
  },
);

function runOf(rows: Figures["rows"], index: number, source: Source, cost: Figures | null): CarRun {
  const [first, last] = [rows[0]?.key ?? "", rows.at(-1)?.key ?? ""];
  const keys = new Set(rows.map(({ key }) => key));
  const sum = (some: Figures["rows"]) =>
    some.filter(({ key }) => keys.has(key)).reduce((total, { value }) => total + Number(value.value), 0);
  const id = `carRun.${index}`;
  return {
    day: fact(source, `${id}.day`, first.slice(0, 10), "date"),
    first: fact(source, `${id}.first`, clockHourOf(hourInKey(first)), "hour"),
    last: fact(source, `${id}.last`, clockHourOf(hourInKey(last)), "hour"),
    energy: fact(source, `${id}.energy`, sum(rows), "Wh"),
    cost: cost ? fact(source, `${id}.cost`, sum(cost.rows), "currency", cost.whole.value.text) : null,
  };
}

export interface CarSources extends ToolResult {
  car: Figures | null;
  sold: Fact | null;
  /** What of the charging could have been covered by what was sold, and its part of it. */
  could: Fact | null;
  share: Fact | null;
}

/** What the car took from the grid in a period, and what was sold in the same time. */
export const carSources = tool(
  "carSources",
  async ({ period, filters = [] }: { period: string; filters?: string[] }, context): Promise<CarSources> => {
    const facts: Fact[] = [];
    const car = await ofCar({ metric: "bought", period, filters }, context, facts);
    if (!car) return { car: null, sold: null, could: null, share: null, facts: [] };
    const { figures } = await queryEnergy.run({ metric: "sold", period, filters, aggregate: "total" }, context);
    const used = valueOf(car);
    const sold = valueOf(figures);
    if (!figures || sold <= 0 || used <= 0) return { car, sold: null, could: null, share: null, facts };
    const could = fact(car.source, "carSources.could", Math.min(used, sold), "Wh");
    const share = fact(car.source, "carSources.share", Math.min(used, sold) / used, "fraction");
    return { car, sold: figures.whole.value, could, share, facts: [...facts, figures.whole.value, could, share] };
  },
);

export interface CarAtPeak extends ToolResult {
  car: Figures | null;
  /** Days with charging in the peak hours. */
  days: readonly { day: Fact; energy: Fact }[];
  atPeak: Fact | null;
  share: Fact | null;
  /** What that cost more than in the cheapest hours. */
  extra: Fact | null;
  cheapest: Fact | null;
  /** The own tariff has no peak hours. */
  isFlat: boolean;
}

/** What of a period's charging fell in the peak hours, and what it cost more there. */
export const carAtPeak = tool("carAtPeak", async ({ period }: { period: string }, context): Promise<CarAtPeak> => {
  const none = { days: [], atPeak: null, share: null, extra: null, cheapest: null };
  const facts: Fact[] = [];
  const car = await ofCar({ metric: "bought", period }, context, facts);
  if (!car) return { car: null, ...none, isFlat: false, facts: [] };
  const peak = { period, filters: ["peak"] };
  const energy = await ofCar({ metric: "bought", ...peak }, context);
  const { weekday } = await tariffDays.run({}, context);
  if (!energy || weekday.length < 2) return { car, ...none, isFlat: weekday.length < 2, facts };
  const byDay = await ofCar({ metric: "bought", ...peak, group: "day", pick: "above:0.3kWh" }, context);
  const cost = await ofCar({ metric: "cost", ...peak }, context);
  const price = weekday.at(-1)?.price ?? null;
  const kwh = valueOf(energy) / 1_000;
  const more = price && cost ? valueOf(cost) - kwh * Number(price.value) : null;
  const days = (byDay?.rows ?? []).map(({ key, value }) => ({
    day: fact(car.source, `carPeak.${key}`, key, "date"),
    energy: value,
  }));
  const figures = {
    days,
    atPeak: energy.whole.value,
    share: valueOf(car) > 0 ? fact(car.source, "carPeak.share", valueOf(energy) / valueOf(car), "fraction") : null,
    extra: more === null ? null : fact(car.source, "carPeak.extra", Math.max(0, more), "currency", price?.text),
    cheapest: price,
  };
  return { car, ...figures, isFlat: false, facts: [...facts, ...factsIn(figures)] };
});

export interface CarByMonth extends ToolResult {
  car: Figures | null;
  months: readonly { month: Fact; energy: Fact; share: Fact | null }[];
  average: Fact | null;
  share: Fact | null;
}

const FEWEST = 1;

/** What the car took in each month, and its part of what the home bought then. */
export const carByMonth = tool("carByMonth", async ({ period }: { period: string }, context): Promise<CarByMonth> => {
  const question = { period, group: "month" as const };
  const facts: Fact[] = [];
  const car = await ofCar({ metric: "bought", ...question }, context, facts);
  const { figures: home } = await queryEnergy.run(
    { metric: "bought", ...question, filters: [], aggregate: "total" },
    context,
  );
  if (!car || !home) return { car: null, months: [], average: null, share: null, facts: [] };
  const { source } = car;
  const part = (id: string, some: number, all: number) => (all > 0 ? fact(source, id, some / all, "fraction") : null);
  const months = car.rows.map(({ key, value }) => ({
    month: fact(source, `carMonth.${key}`, key, "month"),
    energy: value,
    share: part(
      `carMonth.${key}.share`,
      Number(value.value),
      Number(home.rows.find((row) => row.key === key)?.value.value ?? 0),
    ),
  }));
  const whole = car.rows.filter(({ isWhole }) => isWhole);
  const counted = whole.length >= FEWEST ? whole : car.rows;
  const mean = counted.reduce((sum, { value }) => sum + Number(value.value), 0) / counted.length;
  const average = counted.length > 0 ? fact(source, "carMonth.average", mean, "Wh") : null;
  const share = part("carMonth.share", valueOf(car), valueOf(home));
  return {
    car,
    months,
    average,
    share,
    facts: [...facts, ...factsIn([months, average, share])],
  };
});
