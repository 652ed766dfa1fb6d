import { DAY_MS } from "@wattleaf/shared/domain/time";
import { countFacts } from "./energy-figures";
import { type Fact, fact, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface DataGaps extends ToolResult {
  /** Days that lack readings, the newest first; null where there is nothing to look at. */
  days: readonly Fact[] | null;
  count: readonly Fact[];
  first: Fact | null;
  last: Fact | null;
  /** What stands in the way. */
  result: EnergyQueryResult;
}

/** The days of a period for which the meter or the file has no reading at all, or not all of them. */
export const dataGaps = tool("dataGaps", async ({ period }: { period: string }, context): Promise<DataGaps> => {
  const result = await queryEnergy.run(
    { metric: "bought", period, filters: [], group: "day", aggregate: "total" },
    context,
  );
  const { figures } = result;
  if (!figures) return { days: null, count: [], first: null, last: null, result, facts: result.facts };
  const { answer, first, last, source } = figures;
  const whole = new Set(answer.rows.filter(({ missing_intervals: missing }) => missing === 0).map(({ key }) => key));
  const days: Fact[] = [];
  // The newest day goes on.
  for (let at = Date.parse(answer.to) - DAY_MS; at >= Date.parse(answer.from); at -= DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (!whole.has(day)) days.push(fact(source, "query.gap.day", day, "date"));
  }
  const count = countFacts(source, "query.gaps", days.length, "day");
  return { days, count, first, last, result, facts: [...result.facts, ...days, ...count] };
});
