import { clockHourOf, hourInKey } from "@wattleaf/shared/domain/hour-keys";
import { fact, factsIn, type Fact, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

interface LeastDraw extends ToolResult {
  watts: Fact | null;
  hour: Fact | null;
  day: Fact | null;
}

/** The quietest hour of a night: what the home drew then on average. */
export const leastDraw = tool("leastDraw", async ({ period }: { period: string }, context): Promise<LeastDraw> => {
  const { figures } = await queryEnergy.run(
    { metric: "bought", period, filters: ["night"], group: "hour", pick: "lowest", aggregate: "total" },
    context,
  );
  const [row] = figures?.rows ?? [];
  if (!figures || !row) return { watts: null, hour: null, day: null, facts: [] };
  const found = {
    watts: fact(figures.source, "leastDraw.watts", Number(row.value.value), "W"),
    hour: fact(figures.source, "leastDraw.hour", clockHourOf(hourInKey(row.key)), "hour"),
    day: fact(figures.source, "leastDraw.day", row.key.slice(0, 10), "date"),
  };
  return { ...found, facts: factsIn(found) };
});
