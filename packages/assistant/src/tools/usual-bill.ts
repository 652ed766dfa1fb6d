import { DAY_MS } from "@wattleaf/shared/domain/time";
import { billDoubts } from "./bill-choice";
import { withDoubts } from "./doubts";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { billsSource } from "./own-sources";
import { tool } from "./tool";

/** A year, and some days: bills begin on other days each month. */
const LOOKED_BACK_MS = 380 * DAY_MS;
/** Fewer make no habit. */
const FEWEST_BILLS = 3;

export interface UsualBill extends ToolResult {
  /** The average of the year's bills that ended before; null of too few, or of several currencies. */
  amount: Fact | null;
}

const NONE: UsualBill = { amount: null, facts: [] };

/**
 * What the user's bill usually comes to: the average of those of the year before a day.
 * @param input.before `2026-10-01`
 */
export const usualBill = tool("usualBill", async ({ before }: { before: string }, { data, language }) => {
  const own = await data.bills();
  if (!own) return NONE;
  const since = new Date(Date.parse(before) - LOOKED_BACK_MS).toISOString().slice(0, 10);
  const earlier = own.bills.filter(({ start, end }) => end <= before && start >= since);
  const [first] = earlier;
  if (!first || earlier.length < FEWEST_BILLS || earlier.some(({ currency }) => currency !== first.currency))
    return NONE;
  const average = earlier.reduce((sum, { amountCents }) => sum + amountCents, 0) / earlier.length / 100;
  const figures = {
    amount: withDoubts(
      fact(billsSource(own, language), "usualBill", average, "currency", first.currency ?? undefined),
      earlier.flatMap((bill) => billDoubts(bill, language)("cost")),
    ),
  };
  return { ...figures, facts: factsIn(figures) };
});
