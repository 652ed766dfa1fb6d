import {
  wattsOfBtuPerHour,
  wattsOfCooling,
  wattsOfCurrent,
  wattsOfHorsepower,
} from "@wattleaf/engine/estimate/electrical-units";
import type { Fact } from "../facts";
import { type Calculator, computed, stated, step } from "./calculation";
import { runningCost } from "./running";

/** What makes watts: volts and amperes, horsepower, the size of an air conditioner. */
export const conversion: Calculator = (problem) => {
  const { given } = problem;
  const cooling = given.first("cooling");
  if (cooling && !given.first("power") && !given.of("ratio").some(({ of }) => of === "eer")) {
    const moved = stated("cooling", wattsOfBtuPerHour(cooling.btuPerHour), "W");
    return { finding: "cooling", headline: [moved], per: null, steps: [] };
  }
  const watts = given.first("power") ? null : wattsOf(problem);
  if (watts) {
    const power = { kind: "power" as const, watts: Number(watts.result.value) };
    const isRunning = given.first("duration") !== undefined || given.first("span") !== undefined;
    // "How many units does a 1.5 hp air conditioner use a night?" is told by what such machines draw on average.
    if (!isRunning && problem.metric === "energy" && problem.appliance !== undefined) return null;
    if (!isRunning) return { finding: "power", headline: [watts.result], per: null, steps: watts.steps };
    const run = runningCost({ ...problem, given: withPower(given, power) });
    const isPaced = problem.appliance !== undefined && PACED.has(problem.appliance) && given.first("horsepower");
    return (
      run && {
        ...run,
        ...(isPaced ? { isAtMost: true as const, also: [] } : {}),
        steps: [...watts.steps, ...run.steps],
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

/** The same amounts with the watts that were found among them. */
function withPower(given: Given, power: { kind: "power"; watts: number }): Given {
  const of: Given["of"] = (kind) => (kind === "power" ? ([power] as never) : given.of(kind));
  return { ...given, of, first: (kind) => of(kind)[0] };
}

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
