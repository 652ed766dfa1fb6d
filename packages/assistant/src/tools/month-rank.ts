import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { countFacts, type Figures, type RowFigures } from "./energy-figures";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { periodDays } from "./period-days";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface MonthRank extends ToolResult {
  /** The months of the same year; null where there is none of them, or but one. */
  figures: Figures | null;
  month: RowFigures | null;
  /** From the end that is asked for, first. */
  rank: Fact | null;
  count: readonly Fact[];
  /** What comes first from that end beside the month itself. */
  next: RowFigures | null;
  gap: EnergyQueryResult | null;
}

interface Asked {
  metric: EnergyQuestion["metric"];
  /** The month whose place is asked for. */
  period: string;
  end: "highest" | "lowest";
}

const LEAST = 2;

/** Which place a month has among those of its year: "was February the most expensive?" */
export const monthRank = tool("monthRank", async ({ metric, period, end }: Asked, context): Promise<MonthRank> => {
  const days = await periodDays(period, context.data);
  const month = days?.from.slice(0, "2026-02".length);
  const ofYear = await queryEnergy.run(
    { metric, period: month?.slice(0, "2026".length) ?? period, filters: [], group: "month", aggregate: "total" },
    context,
  );
  const { figures } = ofYear;
  const nothing = { figures: null, month: null, rank: null, count: [], next: null };
  if (!figures) return { ...nothing, gap: ofYear, facts: ofYear.facts };
  // A month that goes on is held against no whole one, unless it is the one that is asked about.
  const among = figures.rows
    .filter(({ isComparable, key }) => isComparable || key === month)
    .toSorted((a, b) => (Number(b.value.value) - Number(a.value.value)) * (end === "highest" ? 1 : -1));
  const at = among.findIndex(({ key }) => key === month);
  const own = among[at];
  if (!own || among.length < LEAST) return { ...nothing, gap: null, facts: ofYear.facts };
  // The month is what the question is about, and its year what it is held against.
  const asked = days
    ? [fact(figures.source, "query.from", days.from, "date"), fact(figures.source, "query.to", days.to, "date")]
    : [];
  const rank = fact(figures.source, "query.rank", at + 1, "rank");
  const count = countFacts(figures.source, "query.ranked", among.length, "month");
  return {
    figures,
    month: own,
    rank,
    count,
    next: among.find((row) => row !== own) ?? null,
    gap: null,
    facts: [...ofYear.facts, ...asked, rank, ...factsIn(count)],
    attachments: ofYear.attachments ?? [],
  };
});
