import type { Fact } from "../facts";
import { type Calculator, computed, type Problem, stated, step } from "./calculation";

/** Two amounts of which the second took the place of the first: by what part it changed. */
export const changedPart: Calculator = ({ given }) => {
  const [before, after] = ["before", "after"].map((end) => given.of("count").find(({ of }) => of === end)?.count);
  if (!before || after === undefined) return null;
  const facts = [stated("first", before, "count"), stated("second", after, "count")];
  const [from, to] = facts;
  if (!from || !to) return null;
  const change = computed("change", after / before - 1, "fraction", facts);
  const difference = computed("difference", Math.abs(after - before), "count", facts);
  const part = computed("part", Math.abs(after / before - 1), "fraction", facts);
  return {
    finding: "change",
    headline: [change],
    per: null,
    steps: [step("−", after > before ? [to, from] : [from, to], difference), step("÷", [difference, from], part)],
  };
};

/** A sum, a price or an amount of energy that rose or fell by a part of itself. */
export const changedSum: Calculator = (problem) => {
  const { given } = problem;
  const [change] = given.of("change");
  const before = change && amountOf(problem);
  if (!change || !before) return null;
  const [part, by] = [stated("part", Math.abs(change.fraction), "fraction"), Number(before.value) * change.fraction];
  const difference = computed("difference", Math.abs(by), before.unit, [before], before.text);
  const after = computed("after", Number(before.value) + by, before.unit, [before], before.text);
  return {
    finding: "share",
    headline: [after],
    per: null,
    steps: [step("×", [before, part], difference), step(change.fraction < 0 ? "−" : "+", [before, difference], after)],
  };
};

function amountOf({ given, currency }: Problem): Fact | null {
  const money = given.first("money");
  if (money) return stated("before", money.amount, "currency", money.currency ?? currency);
  const price = given.first("price");
  if (price) return stated("before", price.perKwh, "price", price.currency ?? currency);
  const energy = given.first("energy");
  return energy ? stated("before", energy.wh, "Wh") : null;
}
