import { heatPumpWhFor } from "@wattleaf/engine/estimate/heat";
import { fact, published } from "../facts";
import { type Calculator, computed, costStep, stated, step } from "./calculation";

/** Of a condensing gas boiler of today, over a season. */
const BOILER_EFFICIENCY = 0.9;
const BOILER_SOURCE = published(
  "doe-furnaces-and-boilers",
  "US Department of Energy, Furnaces and Boilers",
  "https://www.energy.gov/energysaver/furnaces-and-boilers",
);

/** The electricity by which a heat pump gives the heat that a boiler gave: gas × efficiency ÷ COP. */
export const heatSwap: Calculator = ({ given, appliance, topic, metric, price }) => {
  const ratio = given.of("ratio").find(({ of }) => of === "cop");
  const share = given.first("share");
  const energy = given.first("energy");
  const isOfHeatPump = appliance === "heat_pump" || topic?.startsWith("heat-pump") === true || ratio !== undefined;
  if (!energy || !isOfHeatPump || given.first("money") || given.first("power") || !(ratio ?? share)) return null;
  if (metric !== undefined && metric !== "energy" && metric !== "cost" && metric !== "power") return null;
  const gas = stated("gas", energy.wh, "Wh");
  if (!ratio || ratio.ratio <= 0) return { unknown: "cop", amount: gas };
  const efficiency = share
    ? stated("efficiency", share.fraction, "fraction")
    : fact(BOILER_SOURCE, "efficiency", BOILER_EFFICIENCY, "fraction");
  const cop = stated("cop", ratio.ratio, "count");
  const heat = computed("heat", energy.wh * Number(efficiency.value), "Wh", [efficiency]);
  const power = computed("electricity", heatPumpWhFor(energy.wh, Number(efficiency.value), ratio.ratio), "Wh", [heat]);
  const cost = price?.assumed === null ? costStep("cost", power, price) : null;
  return {
    finding: cost ? "cost" : "energy",
    headline: [cost?.result ?? power],
    per: energy.per,
    steps: [step("×", [gas, efficiency], heat), step("÷", [heat, cop], power), ...(cost ? [cost] : [])],
    assumed: share ? [] : [{ what: "boiler_efficiency", facts: [efficiency] }],
  };
};
