import { DAY_MS } from "@wattleaf/shared/domain/time";
import { countFacts, type Figures } from "./energy-figures";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface DataGaps extends ToolResult {
  /** Days that lack readings, the newest first; null where there is nothing to look at. */
  days: readonly Fact[] | null;
  count: readonly Fact[];
  /** What of the hours and of the days is measured; null where there is nothing to look at. */
  coverage: { share: Fact; hours: Fact; allHours: Fact; wholeDays: Fact; allDays: Fact } | null;
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
  if (!figures) return { days: null, count: [], coverage: null, first: null, last: null, result, facts: result.facts };
  const { answer, first, last, source } = figures;
  const whole = new Set(answer.rows.filter(({ missing_intervals: missing }) => missing === 0).map(({ key }) => key));
  const days: Fact[] = [];
  // The newest day goes on.
  for (let at = Date.parse(answer.to) - DAY_MS; at >= Date.parse(answer.from); at -= DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (!whole.has(day)) days.push(fact(source, "query.gap.day", day, "date"));
  }
  const count = countFacts(source, "query.gaps", days.length, "day");
  const coverage = coverageOf(figures, days.length);
  return {
    days,
    count,
    coverage,
    first,
    last,
    result,
    facts: [...result.facts, ...days, ...count, ...factsIn(coverage)],
  };
});

const HOURS_PER_DAY = 24;

/** Of the time from the first to the last day with readings. */
function coverageOf({ answer, whole, source }: Figures, lacking: number): DataGaps["coverage"] {
  const days = (Date.parse(answer.to) - Date.parse(answer.from)) / DAY_MS + 1;
  const measured = Number(whole.measuredDays.value);
  return {
    share: fact(source, "coverage.share", Math.min(1, measured / days), "fraction"),
    hours: fact(source, "coverage.hours", Math.round(measured * HOURS_PER_DAY), "count"),
    allHours: fact(source, "coverage.allHours", days * HOURS_PER_DAY, "hours"),
    wholeDays: fact(source, "coverage.wholeDays", days - lacking, "count"),
    allDays: fact(source, "coverage.days", days, "days"),
  };
}
