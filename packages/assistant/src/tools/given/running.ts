import { energyWhOf, ESTIMATE_DAYS, hoursAt, perPeriod } from "@wattleaf/engine/estimate/energy-cost";
import type { GivenPeriod } from "../../frame/amounts/given-codes";
import { type Fact, fact } from "../facts";
import {
  assumedPrice,
  type Calculation,
  type Calculator,
  computed,
  costStep,
  inPeriod,
  type Problem,
  stated,
  step,
  type Step,
} from "./calculation";
import { periodAsked } from "./given-amounts";
import { CHARGING_LOSS, TYPICAL_USE_SOURCE, TYPICAL_WATTS } from "./typical-use";

const HOURS_PER_DAY = 24;

/** For how long it runs within one of what: a run, a day, a week. */
interface RunTime {
  /** As people say it: less than an hour in minutes. */
  duration: Fact;
  hours: number;
  per: GivenPeriod | null;
  /** Runs in that period, where a run was stated. */
  times: Fact | null;
}

const DAYS_OF_WEEK: Readonly<Record<string, number>> = { weekend: 2, weekday: 5 };
const ONE_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)$/;

/** "8 hours a day, only on weekends": on how many days of a week it runs. */
function daysOfWeek(filters: readonly string[]): number | null {
  const days = filters.flatMap((filter) => (ONE_DAY.test(filter) ? 1 : (DAYS_OF_WEEK[filter] ?? [])));
  return days.length > 0 ? days.reduce((sum, one) => sum + one, 0) : null;
}

function runTime({ given, group, filters }: Problem): RunTime | null {
  const duration = given.first("duration");
  const times = given.first("times");
  const span = given.first("span");
  // "Left on all month": it never stops.
  if (!duration) return span ? { ...runFor(HOURS_PER_DAY), per: "day", times: null } : null;
  const run = runFor(duration.hours);
  if (times) return { ...run, per: times.per, times: stated("times", times.count, "count") };
  const days = daysOfWeek(filters);
  if (days !== null && (duration.per === "day" || duration.per === null) && !span)
    return { ...run, per: "week", times: stated("times", days, "days") };
  const isDaily = duration.per === null && duration.hours <= HOURS_PER_DAY && (span !== undefined || isPeriod(group));
  return { ...run, per: duration.per ?? (isDaily ? "day" : null), times: null };
}

const runFor = (hours: number): Pick<RunTime, "duration" | "hours"> => ({
  hours,
  duration: hours < 1 ? stated("minutes", hours * 60, "minutes") : stated("hours", hours, "hours"),
});

const OF_RUNNING: ReadonlySet<string | undefined> = new Set(["kwh-and-kw", "running-cost-formula"]);

const isPeriod = (group: string | undefined): boolean => group === "week" || group === "month" || group === "year";

/** Watts × hours, or kWh, × price. */
export function runningCost(problem: Problem): Calculation | null {
  const { given } = problem;
  const [power] = given.of("power");
  const energy = given.first("energy");
  if (power && !energy) return ofPower(problem, power.watts);
  if (energy && !power && isOneSum(given)) return ofEnergy(problem, energy.wh, energy.per);
  // "How long until 10 kWh are used at 2.4 kW?"
  if (energy && power && energy.per === null) {
    const [total, watts] = [stated("energy", energy.wh, "Wh"), stated("power", power.watts, "W")];
    const hours = computed("hoursAt", hoursAt(energy.wh, power.watts), "hours", [total, watts]);
    return { finding: "hours", headline: [hours], per: null, steps: [step("÷", [total, watts], hours)] };
  }
  return null;
}

/** Two amounts of energy, two prices or tiers are a bill that is added up, and one of them is not all of it. */
const isOneSum = (given: Problem["given"]): boolean =>
  given.of("energy").length === 1 && given.of("price").length <= 1 && !given.first("tier");

function ofPower(problem: Problem, watts: number): Calculation | null {
  const { given } = problem;
  const time = runTime(problem);
  const power = stated("power", watts, "W");
  const pieces = given.pieces > 1 ? [stated("pieces", given.pieces, "count")] : [];
  if (!time) {
    const isAsked = problem.metric === "cost" || problem.metric === "energy";
    if (!isAsked || given.first("other")) return null;
    // Kilowatts of nothing that runs, such as those of a subsidy, cost nothing an hour.
    if (problem.appliance === undefined && problem.price?.assumed !== null && !OF_RUNNING.has(problem.topic))
      return null;
    // An hour of it is what watts alone can tell.
    const hour = stated("hours", 1, "hours");
    const energy = computed("energy.hour", watts * given.pieces, "Wh", [power]);
    return totalled(problem, {
      energy,
      per: "hour",
      steps: [step("×", [...pieces, power, hour], energy)],
      ask: problem.group === "hour" ? undefined : "hours",
    });
  }
  const share = given.first("share");
  const factors = [
    ...pieces,
    power,
    time.duration,
    ...(time.times ? [time.times] : []),
    ...(share ? [stated("share", share.fraction, "fraction")] : []),
  ];
  const hours = time.hours * Number(time.times?.value ?? 1);
  const each = energyWhOf(watts * given.pieces, hours, share?.fraction);
  return overTime(problem, each, time.per, factors);
}

/** Runs of which each takes the stated energy. */
const OF_RUNS: ReadonlySet<string> = new Set(["loads", "times"]);

function ofEnergy(problem: Problem, wh: number, per: GivenPeriod | null): Calculation | null {
  const { given } = problem;
  const times = given.first("times");
  const energy = stated("energy", wh, "Wh");
  // An amount of energy beside another question is no sum to be priced.
  const isPriced = problem.price !== null && (problem.price.assumed === null || problem.metric === "cost");
  // "40 kWh a night, how much is that in a month?"
  const isOfLonger = problem.metric === "energy" && per !== null && isPeriod(problem.group) && per !== problem.group;
  if (isOfLonger && !given.first("share")) return overTime(problem, wh, per, [energy]);
  if (!times && !isPriced) return null;
  if (given.first("span")) return per === null ? null : overTime(problem, wh, per, [energy]);
  if (times) return overTime(problem, wh * times.count, times.per, [energy, stated("times", times.count, "count")]);
  const loads = per === null ? given.of("count").find(({ of }) => OF_RUNS.has(of)) : undefined;
  if (loads) return overTime(problem, wh * loads.count, null, [energy, stated("loads", loads.count, "count")]);
  const total = totalled(problem, { energy, per, steps: [], ask: undefined });
  const isCar = problem.subject === "ev" || problem.appliance === "ev";
  // A percentage beside a car's kWh is a part of its battery or a loss.
  if (isCar && (given.first("share") || given.first("loss"))) return null;
  const tax = given.first("tax") ?? given.first("share");
  return tax && problem.price?.assumed === null && problem.metric !== "savings"
    ? withTax(total, stated("tax", tax.fraction, "fraction"))
    : total;
}

/** What is used in a day or a week, over the time that is asked for, with the month and year beside it. */
function overTime(problem: Problem, wh: number, per: GivenPeriod | null, factors: readonly Fact[]): Calculation {
  const { given, group } = problem;
  const span = given.first("span");
  if (per === null) {
    return totalled(problem, { ...multiplied(wh, factors), per: null, ask: undefined });
  }
  const asked = periodAsked(group, "month");
  const days = stated("days", span?.days ?? ESTIMATE_DAYS[asked], "days");
  const { energy, steps } = span
    ? overSpan(wh, per, factors, span, days)
    : per === "day" || per === "week"
      ? overDays(wh, per, factors, asked, days)
      : overMonths(wh, per, factors, asked);
  // "8 hours a night" may have asked for one night.
  const each = per === "day" && !span && !isPeriod(group) ? computed("energy.day", wh, "Wh", factors) : undefined;
  return totalled(problem, { energy, per: span ? "span" : asked, span: span && days, steps, each, ask: undefined });
}

interface OverTime {
  energy: Fact;
  steps: Step[];
}

function overDays(wh: number, per: "day" | "week", factors: readonly Fact[], to: GivenPeriod, days: Fact): OverTime {
  if (per === to) return multiplied(wh, factors);
  // What counts once a week is brought to days first.
  const times = per === "week" ? stated("weeks", Number(days.value) / ESTIMATE_DAYS.week, "weeks") : days;
  return multiplied(perPeriod(wh, per, to), [...factors, times]);
}

/** Twelve months are a year, and a month's part of a year its twelfth. */
function overMonths(wh: number, per: GivenPeriod, factors: readonly Fact[], to: GivenPeriod): OverTime {
  const { energy: each, steps } = multiplied(wh, factors);
  const whole = inPeriod(each, per, to);
  return { energy: whole.fact, steps: [...steps, ...whole.steps] };
}

function overSpan(
  wh: number,
  per: GivenPeriod,
  factors: readonly Fact[],
  span: { of: GivenPeriod; count: number },
  days: Fact,
): OverTime {
  if (per === "day") return multiplied(wh * Number(days.value), [...factors, days]);
  if (span.of === per) return multiplied(wh * span.count, [...factors, stated("spans", span.count, "count")]);
  const { energy: each, steps } = multiplied(wh, factors);
  const daily = inPeriod(each, per, "day");
  const all = multiplied(Number(daily.fact.value) * Number(days.value), [daily.fact, days]);
  return { energy: all.energy, steps: [...steps, ...daily.steps, ...all.steps] };
}

/** One factor alone makes no step. */
function multiplied(wh: number, factors: readonly Fact[]): OverTime {
  const energy = computed("energy", wh, "Wh", factors);
  return { energy, steps: factors.length > 1 ? [step("×", factors, energy)] : [] };
}

interface Total {
  energy: Fact;
  per: Calculation["per"];
  span?: Fact | undefined;
  steps: readonly Step[];
  /** Of a day, where the energy is that of a longer time. */
  each?: Fact | undefined;
  ask: Calculation["ask"];
}

/** In money where there is a price and it is asked for, else in energy. */
function totalled(
  { price, metric, given, unit }: Problem,
  { energy, per, span, steps, each, ask }: Total,
): Calculation {
  const wantsEnergy = (metric === "energy" || unit === "kWh") && price?.assumed !== null;
  const cost = wantsEnergy ? null : costStep("cost", energy, price);
  const more = { per, ...(span ? { span } : {}), ...(ask ? { ask } : {}) };
  if (!cost) {
    const asks = wantsEnergy ? ask : (ask ?? "price");
    const also = each && each.value !== energy.value ? [{ figures: [each] as const, per: "day" as const }] : [];
    return { finding: "energy", headline: [energy], ...more, steps, also, ...(asks ? { ask: asks } : {}) };
  }
  const other: GivenPeriod | null =
    per === "month" ? "year" : per === "year" ? "month" : per === "day" ? "month" : null;
  const also =
    other && (per === "month" || per === "year" || per === "day")
      ? [
          {
            figures: [
              fact(
                cost.result.source,
                `cost.${other}`,
                perPeriod(Number(cost.result.value), per, other),
                "currency",
                cost.result.text,
              ),
            ] as const,
            per: other,
          },
        ]
      : [];
  const isCar = given.first("battery") !== undefined;
  return {
    finding: "cost",
    headline: [cost.result],
    ...more,
    steps: [...steps, cost],
    also,
    assumed: [
      ...assumedPrice(price),
      ...(isCar ? [{ what: "charging_losses" as const, facts: [stated("loss", CHARGING_LOSS, "fraction")] }] : []),
    ],
  };
}

/** "From 20 to 80 percent": the part of a car's battery that is charged. */
export const chargeBetween: Calculator = (problem) => {
  const { given, price, metric } = problem;
  const [from, to] = given.of("share");
  const wh = given.first("battery")?.wh ?? given.first("energy")?.wh;
  if (!from || !to || wh === undefined) return null;
  const capacity = stated("capacity", wh, "Wh");
  const part = stated("part", Math.abs(to.fraction - from.fraction), "fraction");
  const energy = computed("energy", wh * Number(part.value), "Wh", [capacity]);
  const loss = given.first("loss");
  const lost = loss?.fraction ?? CHARGING_LOSS;
  const efficiency = stated("efficiency", 1 - lost, "fraction");
  const assumedLoss = loss ? [] : [{ what: "charging_losses" as const, facts: [stated("loss", lost, "fraction")] }];
  // What is paid is what the meter counts, and that is more than what the battery takes.
  const metered = computed("metered", Number(energy.value) / Number(efficiency.value), "Wh", [energy]);
  const cost = metric === "energy" || metric === "duration" ? null : costStep("cost", metered, price);
  const watts = given.first("power")?.watts;
  if (watts !== undefined) {
    const power = stated("power", watts, "W");
    const hours = computed("hoursAt", hoursAt(Number(metered.value), watts), "hours", [metered, power]);
    const charged = [step("×", [capacity, part], energy), step("÷", [energy, efficiency], metered)];
    return {
      finding: "charging_time",
      headline: [hours],
      per: null,
      steps: [...charged, step("÷", [metered, power], hours), ...(cost ? [cost] : [])],
      worded: cost ? [cost.result] : [],
      assumed: [...(cost ? assumedPrice(price) : []), ...assumedLoss],
    };
  }
  return {
    finding: cost ? "cost" : "energy",
    headline: [cost?.result ?? energy],
    per: null,
    steps: [step("×", [capacity, part], energy), ...(cost ? [step("÷", [energy, efficiency], metered), cost] : [])],
    assumed: [...(cost ? assumedPrice(price) : []), ...assumedLoss],
  };
};

/** "Plus 9 % GST." */
function withTax(total: Calculation, tax: Fact): Calculation {
  const [cost] = total.headline;
  if (total.finding !== "cost") return total;
  const added = computed("tax.amount", Number(cost.value) * Number(tax.value), "currency", [cost], cost.text);
  const sum = computed("withTax", Number(cost.value) + Number(added.value), "currency", [cost], cost.text);
  return {
    ...total,
    headline: [sum],
    also: [],
    steps: [...total.steps, step("×", [cost, tax], added), step("+", [cost, added], sum)],
  };
}

/** 60 W bulbs for 9 W ones: what the difference comes to. */
export const swapSaving: Calculator = (problem) => {
  const [before, after] = problem.given.of("power");
  if (!before || !after || problem.given.first("duration") === undefined) return null;
  const [high, low] = [Math.max(before.watts, after.watts), Math.min(before.watts, after.watts)];
  const saved = ofPower({ ...problem, group: problem.group ?? "year" }, high - low);
  if (!saved) return null;
  const difference = stated("power", high - low, "W");
  const first = step("−", [stated("power.before", high, "W"), stated("power.after", low, "W")], difference);
  return { ...saved, finding: "saving", steps: [first, ...saved.steps] };
};

/** What kinds of appliance draw, where the asker names no watts. */
export const typicalCost: Calculator = (problem) => {
  const { appliance, given, price } = problem;
  const typical = appliance && TYPICAL_WATTS[appliance];
  // A car is told by the distance, not by the hour.
  if (!typical || appliance === "ev" || given.first("energy") || given.first("power")) return null;
  const watts = typical.map((value, index) =>
    fact(TYPICAL_USE_SOURCE, `typical.${index ? "high" : "low"}`, value, "W"),
  );
  const [low, high] = watts;
  if (!low || !high) return null;
  const assumed = [{ what: "typical_watts" as const, facts: [low, high] }];
  const [least, most] = [low, high].map((power) => rangeEnd(problem, power));
  if (!least || !most) return null;
  const isCost = least.cost !== null && most.cost !== null && problem.metric !== "energy";
  return {
    finding: isCost ? "cost" : "energy",
    headline: isCost && least.cost && most.cost ? [least.cost.result, most.cost.result] : [least.energy, most.energy],
    per: least.per,
    ...(least.span ? { span: least.span } : {}),
    // The kind's own watts are told below; how many there are is not.
    steps: given.pieces > 1 ? [...least.steps, ...most.steps] : [],
    also: least.day && most.day ? [{ figures: [least.day, most.day] as const, per: "day" as const }] : [],
    assumed: [...assumed, ...(isCost ? assumedPrice(price) : [])],
    ask:
      least.per === "hour" && problem.group !== "hour"
        ? "hours"
        : isCost || problem.metric === "energy"
          ? undefined
          : "price",
  };
};

function rangeEnd(problem: Problem, power: Fact) {
  const { given } = problem;
  const time = runTime(problem);
  const span = given.first("span");
  const times = Number(time?.times?.value ?? 1);
  const hours = (time?.hours ?? 1) * times * given.pieces;
  const asked = periodAsked(problem.group, "month");
  const days = span?.days ?? ESTIMATE_DAYS[asked];
  const each = energyWhOf(Number(power.value), hours);
  const wh = time?.per ? (each / ESTIMATE_DAYS[time.per]) * days : each;
  const energy = computed(`energy.${power.id}`, wh, "Wh", [power]);
  const cost = costStep(`cost.${power.id}`, energy, problem.price);
  // "8 hours a night" may have asked for one night.
  const ofDay =
    time?.per === "day" && asked !== "day" && !span ? computed(`day.${power.id}`, each, "Wh", [power]) : null;
  const day =
    ofDay && problem.metric !== "energy" ? costStep(`day.cost.${power.id}`, ofDay, problem.price)?.result : ofDay;
  const factors = [
    stated("pieces", given.pieces, "count"),
    power,
    ...(time ? [time.duration, ...(time.times ? [time.times] : [])] : [stated("hours", 1, "hours")]),
    ...(time?.per ? [stated("days", days / ESTIMATE_DAYS[time.per], time.per === "week" ? "weeks" : "days")] : []),
  ];
  return {
    energy,
    cost,
    day: day ?? ofDay,
    steps: [step("×", factors, energy), ...(cost && problem.metric !== "energy" ? [cost] : [])],
    per: time === null ? ("hour" as const) : time.per ? (span ? ("span" as const) : asked) : null,
    span: span && stated("days", span.days, "days"),
  };
}
