import { perPeriod } from "@wattleaf/engine/estimate/energy-cost";
import type { GivenPeriod } from "../../frame/amounts/given-codes";
import { type Fact, fact } from "../facts";
import { assumedPrice, type Calculator, computed, costStep, inPeriod, type Problem, stated, step } from "./calculation";
import { periodAsked } from "./given-amounts";
import { CAR_SOURCE, CAR_WH_PER_KM } from "./typical-use";

const HUNDRED_KM = 100;

/** Kilometers × kWh per 100 km × price; per 100 km where no distance is stated. */
export const travel: Calculator = (problem) => {
  const { given, price, subject, appliance, metric, topic } = problem;
  // "How many panels for 12,000 km a year?"
  if (topic === "solar-sizing") return null;
  const distance = given.first("distance");
  const consumption = given.first("consumption");
  const isCar = subject === "ev" || appliance === "ev";
  // What a car's kilometers cost is asked without a distance too, but not beside an amount of energy.
  const isByPrice =
    isCar && metric === "cost" && price?.assumed === null && given.all.every(({ kind }) => kind === "price");
  if (!consumption && !(distance && isCar) && !isByPrice) return null;
  const per100 = stated("distance.unit", HUNDRED_KM, "km");
  const km = distance ? stated("distance", distance.km, "km") : per100;
  const usual = [CAR_WH_PER_KM.low, CAR_WH_PER_KM.high];
  const rates = consumption ? [consumption.whPerKm] : usual;
  const ends = rates.map((whPerKm, index) => {
    const id = `consumption.${index}`;
    const rate = consumption
      ? stated(id, whPerKm * HUNDRED_KM, "Wh")
      : fact(CAR_SOURCE, id, whPerKm * HUNDRED_KM, "Wh");
    const energy = computed(`energy.${index}`, whPerKm * Number(km.value), "Wh", [rate]);
    const steps = distance ? [step("×", [km, rate], energy)] : [];
    const cost = metric === "energy" ? null : costStep(`cost.${index}`, energy, price);
    return { rate, energy, cost, steps };
  });
  const results = ends.map(({ energy, cost }) => cost?.result ?? energy);
  const [low, high] = results;
  if (!low) return null;
  const asked = distance?.per && !high ? askedPeriod(problem, distance.per, low) : null;
  return {
    finding: ends[0]?.cost ? "cost" : "energy",
    headline: high ? [low, high] : [asked?.result ?? low],
    per: distance ? (asked?.per ?? distance.per ?? (problem.group === "year" ? "year" : null)) : "span",
    ...(distance ? {} : { span: per100 }),
    steps: high
      ? []
      : [...ends.flatMap(({ steps, cost }) => [...steps, ...(cost ? [cost] : [])]), ...(asked?.steps ?? [])],
    also: asked?.also ?? [],
    worded: [per100],
    assumed: [
      ...(consumption
        ? []
        : [
            {
              what: "typical_consumption" as const,
              facts: [...ends.map(({ rate }) => rate), fact(CAR_SOURCE, "per100", HUNDRED_KM, "km")],
            },
          ]),
      ...(ends[0]?.cost ? assumedPrice(price) : []),
    ],
    ...(price || metric === "energy" ? {} : { ask: "price" as const }),
  };
};

/** A day's distance in the period that is asked for; else the year's figure beside it. */
function askedPeriod({ group }: Problem, per: GivenPeriod, result: Fact) {
  const wanted = periodAsked(group, per);
  const told = (to: GivenPeriod): Fact => ({
    ...result,
    id: `${result.id}.${to}`,
    value: perPeriod(Number(result.value), per, to),
  });
  if (wanted === per) {
    const longer = per === "year" ? [] : per === "month" ? (["year"] as const) : (["month", "year"] as const);
    const also = longer.map((one) => ({ figures: [told(one)] as const, per: one }));
    return { result, per, steps: [], also };
  }
  const { fact: total, steps } = inPeriod(result, per, wanted);
  return { result: total, per: wanted, steps, also: [] };
}
