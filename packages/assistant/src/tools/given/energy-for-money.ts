import { energyWhForMoney } from "@wattleaf/engine/estimate/energy-cost";
import { assumedPrice, type Calculator, computed, inPeriod, stated, step } from "./calculation";
import { periodSaid } from "./given-amounts";

/** Money ÷ price: the energy that a sum buys, in the period that is asked for and of a day. */
export const energyForMoney: Calculator = ({ given, price, currency, metric, group }) => {
  const [money, ...others] = given.of("money");
  if (!money || others.length > 0 || metric !== "energy" || !price || given.first("energy")) return null;
  if (given.first("share") || given.people !== undefined) return null;
  const sum = stated("money", money.amount, "currency", money.currency ?? currency);
  const bought = computed("energy", energyWhForMoney(money.amount, Number(price.fact.value)), "Wh", [price.fact]);
  const asked = money.per && (periodSaid(group) ?? money.per);
  const whole = money.per && asked ? inPeriod(bought, money.per, asked) : { fact: bought, steps: [] };
  const daily = money.per && asked !== "day" ? inPeriod(bought, money.per, "day").fact : null;
  const monthly = money.per === "month" && asked === "day" ? bought : null;
  return {
    finding: "energy",
    headline: [whole.fact],
    per: asked,
    steps: [step("÷", [sum, price.fact], bought), ...whole.steps],
    also: [
      ...(daily ? [{ figures: [daily] as const, per: "day" as const }] : []),
      ...(monthly ? [{ figures: [monthly] as const, per: "month" as const }] : []),
    ],
    assumed: assumedPrice(price),
  };
};
