import { countFacts, type Figures, type RowFigures } from "./energy-figures";
import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface NearlyNothing extends ToolResult {
  figures: Figures | null;
  /** Of the last 12 months, and the share of it below which a day made next to nothing. */
  average: Fact | null;
  limit: Fact | null;
  share: Fact;
  /** The days below it, in their order, and how many they are of how many. */
  rows: readonly RowFigures[];
  count: readonly Fact[];
  total: readonly Fact[];
  /** The day with the least. */
  least: RowFigures | null;
  gap: EnergyQueryResult | null;
}

const PART = 0.1;
const NOTHING = { figures: null, average: null, limit: null, rows: [], count: [], total: [], least: null };

/** On how many days of a period the panels made less than a tenth of an average day. */
export const nearlyNothing = tool(
  "nearlyNothing",
  async ({ period, filters }: { period: string; filters: string[] }, context): Promise<NearlyNothing> => {
    const ask = (of: string, group?: "day") =>
      queryEnergy.run(
        { metric: "produced", period: of, filters, aggregate: "total", ...(group ? { group } : {}) },
        context,
      );
    const asked = await ask(period, "day");
    const year = (await ask("last12m")).figures ?? asked.figures;
    const { figures } = asked;
    const average = year?.perDay ?? null;
    const source = figures?.source ?? QUESTION_SOURCE;
    const share = fact(source, "query.nearlyNothing.share", PART, "fraction");
    if (!figures || !average) return { ...NOTHING, share, gap: asked, facts: asked.facts };
    // A day that goes on has not made all that it will.
    const days = figures.rows.filter(({ isWhole }) => isWhole);
    const limit = fact(figures.source, "query.produced.limit", Number(average.value) * PART, "Wh");
    const rows = days.filter(({ value }) => Number(value.value) < Number(limit.value));
    const byValue = days.toSorted((a, b) => Number(a.value.value) - Number(b.value.value));
    const count = countFacts(source, "query.nearlyNothing", rows.length, "day");
    const total = countFacts(source, "query.nearlyNothing.of", days.length, "day");
    return {
      figures,
      average,
      limit,
      share,
      rows,
      count,
      total,
      least: byValue[0] ?? null,
      gap: null,
      facts: [...asked.facts, average, limit, share, ...factsIn([count, total])],
      attachments: asked.attachments ?? [],
    };
  },
);
