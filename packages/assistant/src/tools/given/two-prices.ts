import { perPeriod } from "@wattleaf/engine/estimate/energy-cost";
import { type Calculator, computed, costStep, inPeriod, stated, step } from "./calculation";

/** A charge of each day, a tax or a second amount makes two prices a bill. */
const OF_PRICES: ReadonlySet<string> = new Set(["change", "energy", "price"]);

/** Two prices of a kWh: what the gap between them comes to for the kWh beside them, else by what part the price changed. */
export const twoPrices: Calculator = ({ given, currency, group }) => {
  const [first, second, ...more] = given.of("price");
  const [energy, ...others] = given.of("energy");
  if (!first || !second || more.length > 0 || others.length > 0) return null;
  if (given.all.some(({ kind }) => !OF_PRICES.has(kind))) return null;
  const [from, to] = [first, second].map((one, index) =>
    stated(`price.${index}`, one.perKwh, "price", one.currency ?? currency),
  );
  if (!from || !to) return null;
  if (!energy) {
    const ratio = second.perKwh / first.perKwh;
    return {
      finding: "change",
      headline: [computed("change", ratio - 1, "fraction", [from, to])],
      per: null,
      steps: [step("÷", [to, from], computed("ratio", ratio, "fraction", [from, to]))],
    };
  }
  const [high, low] = first.perKwh > second.perKwh ? [from, to] : [to, from];
  const gap = computed("gap", Number(high.value) - Number(low.value), "price", [high, low], high.text);
  const made = costStep("saving", stated("energy", energy.wh, "Wh"), { fact: gap, assumed: null });
  if (!made) return null;
  const steps = [step("−", [high, low], gap), made];
  const change = given.first("change");
  if (change) {
    const finding = change.fraction > 0 ? "extra" : "saving";
    const yearly = energy.per === "month" ? [inPeriod(made.result, "month", "year").fact] : [];
    const also = yearly.map((one) => ({ figures: [one] as const, per: "year" as const }));
    return { finding, headline: [made.result], per: energy.per, steps, also };
  }
  if (energy.per !== "day" || group !== "year")
    return { finding: "saving", headline: [made.result], per: energy.per, steps };
  const year = perPeriod(Number(made.result.value), "day", "year");
  const yearly = computed("saving.year", year, "currency", [high, low], high.text);
  return {
    finding: "saving",
    headline: [yearly],
    per: "year",
    steps: [...steps, step("×", [made.result, stated("days", 365, "days")], yearly)],
  };
};

/** The same, where it is said that the one took the place of the other. */
export const changedPrice: Calculator = (problem) => (problem.given.first("change") ? twoPrices(problem) : null);
