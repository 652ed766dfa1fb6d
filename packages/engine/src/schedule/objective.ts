import type { ScheduleProblem } from "./problem";

/** What money weighs beside another objective: it decides between plans that are otherwise alike. */
const MONEY_SHARE = 1e-3;

/**
 * The problem with the objective's weights in the place of its prices. Moving an announced start keeps its weight
 * against energy; everything else that costs money only breaks ties.
 */
export function weighted(problem: ScheduleProblem): ScheduleProblem {
  const { objective, importPrice, exportPrice, demandCharges, batteries, appliances } = problem;
  if (objective.kind === "cost") return problem;
  const perMoney = mean(objective.perKwh) / (mean(importPrice) || 1);
  const tie = MONEY_SHARE * perMoney;
  return {
    ...problem,
    importPrice: importPrice.map((price, step) => (objective.perKwh[step] ?? 0) + tie * price),
    exportPrice: exportPrice.map((price) => tie * price),
    demandCharges: demandCharges.map((charge) => ({ ...charge, pricePerKw: tie * charge.pricePerKw })),
    batteries: batteries.map((battery) => ({ ...battery, wearPerKwh: tie * battery.wearPerKwh })),
    appliances: appliances.map((appliance) => {
      const { announced } = appliance;
      if (!announced) return appliance;
      return { ...appliance, announced: { ...announced, movePerStep: perMoney * announced.movePerStep } };
    }),
  };
}

const mean = (series: Float64Array): number =>
  series.reduce((total, value) => total + Math.abs(value), 0) / Math.max(1, series.length);
