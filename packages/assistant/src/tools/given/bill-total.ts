import type { Fact } from "../facts";
import { type Calculator, computed, costStep, type Problem, stated, step, type Step } from "./calculation";

/** What a bill comes to: kWh by one price or by tiers, a charge for each day or the month, and a tax on all of it. */
export const billTotal: Calculator = ({ given, price, currency }) => {
  const tiers = given.of("tier");
  const daily = given.of("money").find(({ per }) => per === "day");
  const [monthly] = given.of("charge");
  const energies = given.of("energy");
  const [energy] = energies;
  if ((tiers.length === 0 && !daily && !monthly) || energies.length !== 1 || !energy) return null;
  // A bill of tiers is a month's, so of another period's energy none can be told.
  if (energy.per !== null && energy.per !== "month") return null;
  if (given.all.some(({ kind }) => !PARTS.has(kind))) return null;
  const used =
    tiers.length > 0 ? byTiers(energy.wh, tiers, currency) : byPrice(energy.wh, given.of("price").length, price);
  if (!used) return null;
  const [days] = given.of("span");
  // How many days it is for is not to be guessed.
  if (daily && !days) return null;
  const fixed =
    daily && days
      ? perDay(
          stated("charge.day", daily.amount, "currency", daily.currency ?? currency),
          stated("days", days.days, "days"),
        )
      : [];
  const added = monthly ? [stated("charge.month", monthly.amount, "currency", currency)] : [];
  return total([...fixed, ...used], added, given.first("tax")?.fraction);
};

/** Amounts of energy, each at the price that is stated for it in the same order. */
export const partsTotal: Calculator = ({ given, currency, metric }) => {
  const [energies, prices] = [given.of("energy"), given.of("price")];
  const isWhole = given.all.every(
    ({ kind }) => kind === "energy" || kind === "price" || kind === "charge" || kind === "tax",
  );
  if (!isWhole || metric === "savings" || energies.length < 2 || energies.length !== prices.length) return null;
  const steps = energies.flatMap(({ wh }, index) => {
    const price = prices[index];
    const each = price && stated(`part.price.${index}`, price.perKwh, "price", price.currency ?? currency);
    return (
      (each && costStep(`part.${index}`, stated(`part.energy.${index}`, wh, "Wh"), { fact: each, assumed: null })) ?? []
    );
  });
  const [monthly] = given.of("charge");
  const added = monthly ? [stated("charge.month", monthly.amount, "currency", currency)] : [];
  return total(steps, added, given.first("tax")?.fraction);
};

const PARTS: ReadonlySet<string> = new Set(["charge", "energy", "money", "price", "span", "tax", "tier"]);

function byTiers(
  wh: number,
  tiers: readonly { wh: number | null; perKwh: number }[],
  currency: string | null,
): Step[] | null {
  let left = wh;
  const steps: Step[] = [];
  for (const [index, tier] of tiers.entries()) {
    const part = Math.min(left, tier.wh ?? left);
    if (part <= 0) break;
    const energy = stated(`tier.${index}`, part, "Wh");
    const each = stated(`tier.price.${index}`, tier.perKwh, "price", currency);
    const made = costStep(`tier.cost.${index}`, energy, { fact: each, assumed: null });
    if (made) steps.push(made);
    left -= part;
  }
  // What is above the last tier has no price.
  return left > 0 ? null : steps;
}

function byPrice(wh: number, prices: number, price: Problem["price"]): Step[] | null {
  if (prices !== 1) return null;
  const made = costStep("energy.cost", stated("energy", wh, "Wh"), price);
  return made && [made];
}

const perDay = (charge: Fact, days: Fact): Step[] => [
  step(
    "×",
    [charge, days],
    computed("charge", Number(charge.value) * Number(days.value), "currency", [charge], charge.text),
  ),
];

function total(parts: readonly Step[], added: readonly Fact[], tax: number | undefined) {
  const amounts = [...parts.map(({ result }) => result), ...added];
  const [first] = amounts;
  if (!first) return null;
  const sumOf = (id: string, facts: readonly Fact[]) =>
    computed(
      id,
      facts.reduce((sum, { value }) => sum + Number(value), 0),
      "currency",
      facts,
      first.text,
    );
  const sum = amounts.length === 1 ? first : sumOf("sum", amounts);
  const steps = [...parts, ...(amounts.length === 1 ? [] : [step("+", amounts, sum)])];
  if (tax === undefined) return { finding: "cost" as const, headline: [sum] as const, per: null, steps };
  const rate = stated("tax", tax, "fraction");
  const taxed = computed("tax.amount", Number(sum.value) * tax, "currency", [sum], sum.text);
  const all = sumOf("withTax", [sum, taxed]);
  return {
    finding: "cost" as const,
    headline: [all] as const,
    per: null,
    steps: [...steps, step("×", [sum, rate], taxed), step("+", [sum, taxed], all)],
  };
}
