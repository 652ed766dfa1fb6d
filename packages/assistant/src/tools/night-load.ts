import { HOURS_PER_YEAR } from "@wattleaf/shared/domain/time";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

/** From 10 PM to 6 AM, as the filter `night` has it. */
const NIGHT_HOURS = 8;

export interface NightLoad extends ToolResult {
  /** What a load that is always on takes in a night, and in a year; null where none is known. */
  always: { night: Fact; year: Fact } | null;
  /** What an average night of the last year took from the grid, and the power that comes to; null without hours. */
  average: { energy: Fact; watts: Fact; first: Fact; last: Fact } | null;
}

/** The nights of the home: what of them is always on, and what an average one takes. @param watts the base load */
export const nightLoad = tool(
  "nightLoad",
  async ({ watts, source }: { watts: number | null; source: Source }, context): Promise<NightLoad> => {
    const always =
      watts === null
        ? null
        : {
            night: fact(source, "nightLoad.night", watts * NIGHT_HOURS, "Wh"),
            year: fact(source, "nightLoad.year", watts * HOURS_PER_YEAR, "Wh"),
          };
    const { figures } = await queryEnergy.run(
      { metric: "bought", period: "last12m", filters: ["night"], aggregate: "average" },
      context,
    );
    const average = figures && {
      energy: figures.whole.value,
      watts: fact(figures.source, "nightLoad.watts", Number(figures.whole.value.value) / NIGHT_HOURS, "W"),
      first: figures.first,
      last: figures.last,
    };
    return { always, average, facts: factsIn({ always, average }) };
  },
);
