import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface ComparedFilters extends ToolResult {
  first: EnergyQueryResult;
  second: EnergyQueryResult;
  /** An average day of the first against one of the second, as a fraction. */
  change: Fact | null;
  /** What a day of the first took more than one of the second. */
  difference: Fact | null;
}

interface CompareFiltersInput extends Pick<EnergyQuestion, "metric" | "period"> {
  first: string;
  second: string;
  /** What holds for both: `hours:9-18`. */
  within?: readonly string[];
}

/**
 * The user's own electricity on an average day of two kinds of hours or days side by side: at night and by day,
 * Thursdays and Fridays.
 */
export const compareFilters = tool(
  "compareFilters",
  async ({ metric, period, first, second, within = [] }: CompareFiltersInput, context): Promise<ComparedFilters> => {
    const ask = (filter: string) =>
      queryEnergy.run({ metric, period, filters: [...within, filter], aggregate: "average" }, context);
    const [one, other] = [await ask(first), await ask(second)];
    const [value, base] = [one, other].map(({ figures }) => Number(figures?.whole.value.value ?? 0));
    const change =
      one.figures && base ? fact(one.figures.source, "query.filterChange", (value ?? 0) / base - 1, "fraction") : null;
    const unit = one.figures?.whole.value;
    const difference = unit ? { ...unit, id: "query.filterDifference", value: (value ?? 0) - (base ?? 0) } : null;
    return {
      first: one,
      second: other,
      change,
      difference,
      facts: [...one.facts, ...other.facts, ...factsIn({ change, difference })],
    };
  },
);
