import {
  wattsOfBtuPerHour,
  wattsOfCooling,
  wattsOfCurrent,
  wattsOfHorsepower,
} from "@wattleaf/engine/estimate/electrical-units";
import { type Fact, fact } from "../facts";
import { type Calculation, type Calculator, computed, type Problem, stated, step } from "./calculation";
import { runningCost } from "./running";
import { COOLING_RATIO, COOLING_SOURCE, WATTS_PER_PI } from "./typical-use";

/** What makes watts: volts and amperes, horsepower, the size of an air conditioner. */
export const conversion: Calculator = (problem) => {
  const { given } = problem;
  const cooling = given.first("cooling");
  if (cooling && !given.first("power") && !given.of("ratio").some(({ of }) => of === "eer")) {
    if (asksElectricity(problem)) return coolingUse(problem, cooling.btuPerHour);
    const moved = stated("cooling", wattsOfBtuPerHour(cooling.btuPerHour), "W");
    return { finding: "cooling", headline: [moved], per: null, steps: [] };
  }
  const watts = given.first("power") ? null : wattsOf(problem);
  if (watts) {
    const assumed = given.first("ac_size") ? [{ what: "pi_watts" as const, facts: [perPi()] }] : [];
    const ofPower = { finding: "power" as const, headline: [watts.result] as const, per: null };
    const isOfHour = problem.group === "hour" && (problem.metric === "energy" || problem.metric === "cost");
    // "How many units does a 1.5 hp air conditioner use a night?" is told by what such machines draw on average.
    if (!isRunning(given) && !isOfHour && problem.metric === "energy" && problem.appliance !== undefined) return null;
    if (!isRunning(given) && !isOfHour) return { ...ofPower, steps: watts.steps, assumed };
    const run = runningCost({ ...problem, given: withPower(given, Number(watts.result.value)) });
    const isSized = given.first("horsepower") ?? given.first("ac_size");
    const isPaced = problem.appliance !== undefined && PACED.has(problem.appliance) && isSized;
    return (
      run && {
        ...run,
        ...(isPaced ? { isAtMost: true as const, also: [] } : {}),
        steps: [...watts.steps, ...run.steps],
        assumed: [...assumed, ...(run.assumed ?? [])],
      }
    );
  }
  const [only] = given.all;
  if (given.all.length !== 1 || !only || problem.metric === "cost" || problem.unit === undefined) return null;
  if (only.kind === "energy" && only.per === null && isEnergyUnit(problem.unit))
    return { finding: "equal", headline: [stated("energy", only.wh, "Wh")], per: null, steps: [] };
  if (only.kind === "power" && (problem.unit === "W" || problem.unit === "kW"))
    return { finding: "power", headline: [stated("power", only.watts, "W")], per: null, steps: [] };
  return null;
};

/** What holds a temperature runs at its rated power for a part of the time only. */
const PACED: ReadonlySet<string> = new Set(["ac", "dehumidifier", "heat_pump"]);

const isEnergyUnit = (unit: string): boolean => unit === "kWh" || unit === "Wh" || unit === "MWh";

type Given = Parameters<Calculator>[0]["given"];

const isRunning = (given: Given): boolean => given.first("duration") !== undefined || given.first("span") !== undefined;

/** Of an air conditioner that is to be run the electricity is meant, and not the heat that it moves. */
const asksElectricity = ({ given, metric, group, appliance }: Parameters<Calculator>[0]): boolean =>
  (metric === "cost" || metric === "energy") && (isRunning(given) || group === "hour" || appliance !== undefined);

/** What an air conditioner of so much cooling uses at the efficiency of such machines. */
function coolingUse(problem: Problem, btuPerHour: number): Calculation | null {
  const ends = [COOLING_RATIO.high, COOLING_RATIO.low].map((ratio, index) => {
    const eer = fact(COOLING_SOURCE, `ratio.${index}`, ratio, "count");
    const cooling = stated("cooling", btuPerHour, "btu");
    const watts = computed(`watts.${index}`, wattsOfCooling(btuPerHour, ratio), "W", [eer]);
    const run = runningCost({ ...problem, given: withPower(problem.given, Number(watts.value)) });
    return { eer, step: step("÷", [cooling, eer], watts), run };
  });
  const [low, high] = ends;
  const [least, most] = ends.map(({ run }) => run?.headline[0]);
  if (!low?.run || !high?.run || !least || !most) return null;
  const cited = (figure: Fact, index: number): Fact => ({
    ...figure,
    id: `${figure.id}.${index}`,
    source: COOLING_SOURCE,
  });
  return {
    ...low.run,
    headline: [cited(least, 0), cited(most, 1)],
    steps: ends.flatMap(({ step: converted, run }) => [converted, ...(run?.steps ?? [])]),
    also: [],
    isAtMost: true,
    assumed: [{ what: "cooling_ratio", facts: [high.eer, low.eer] }, ...(low.run.assumed ?? [])],
  };
}

/** The same amounts with the watts that were found among them. */
function withPower(given: Given, watts: number): Given {
  const power = { kind: "power" as const, watts };
  const of: Given["of"] = (kind) => (kind === "power" ? ([power] as never) : given.of(kind));
  return { ...given, of, first: (kind) => of(kind)[0] };
}

const perPi = (): Fact => stated("watts.pi", WATTS_PER_PI, "W");

function wattsOf({ given }: Parameters<Calculator>[0]): { result: Fact; steps: ReturnType<typeof step>[] } | null {
  const [current, voltage] = [given.first("current"), given.first("voltage")];
  if (current && voltage) {
    const factors = [stated("volts", voltage.volts, "volt"), stated("amperes", current.amperes, "ampere")];
    const factor = given.first("power_factor");
    const result = stated("watts", wattsOfCurrent(voltage.volts, current.amperes, factor?.factor), "W");
    const all = factor ? [...factors, stated("factor", factor.factor, "count")] : factors;
    return { result, steps: [step("×", all, result)] };
  }
  const horsepower = given.first("horsepower");
  if (horsepower) {
    const each = stated("watts.each", wattsOfHorsepower(1), "W");
    const result = computed("watts", wattsOfHorsepower(horsepower.horsepower), "W", []);
    return { result, steps: [step("×", [stated("horsepower", horsepower.horsepower, "count"), each], result)] };
  }
  const size = given.first("ac_size");
  if (size) {
    const each = perPi();
    const result = computed("watts", size.pi * WATTS_PER_PI, "W", []);
    return { result, steps: [step("×", [stated("pi", size.pi, "count"), each], result)] };
  }
  const apparent = given.first("apparent_power");
  const factor = given.first("power_factor");
  if (apparent && factor) {
    const result = stated("watts", apparent.voltAmperes * factor.factor, "W");
    return { result, steps: [] };
  }
  const cooling = given.first("cooling");
  const ratio = given.of("ratio").find(({ of }) => of === "eer");
  if (!cooling || !ratio) return null;
  return { result: stated("watts", wattsOfCooling(cooling.btuPerHour, ratio.ratio), "W"), steps: [] };
}
