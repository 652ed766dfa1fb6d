import { fact, factsIn, type Fact, type ToolResult } from "../../tools/facts";
import { queryEnergy } from "../../tools/query-energy";
import { tool } from "../../tools/tool";
import type { Composer } from "../composition";

interface LeastDraw extends ToolResult {
  watts: Fact | null;
  hour: Fact | null;
  day: Fact | null;
}

/** The quietest hour of a night: what the home drew then on average. */
const leastDraw = tool("leastDraw", async ({ period }: { period: string }, context): Promise<LeastDraw> => {
  const { figures } = await queryEnergy.run(
    { metric: "bought", period, filters: ["night"], group: "hour", pick: "lowest", aggregate: "total" },
    context,
  );
  const [row] = figures?.rows ?? [];
  if (!figures || !row) return { watts: null, hour: null, day: null, facts: [] };
  const found = {
    watts: fact(figures.source, "leastDraw.watts", Number(row.value.value), "W"),
    hour: fact(figures.source, "leastDraw.hour", Number(row.key.slice(-2)), "hour"),
    day: fact(figures.source, "leastDraw.day", row.key.slice(0, 10), "date"),
  };
  return { ...found, facts: factsIn(found) };
});

const A_NIGHT = /^(?:day|mon|tue|wed|thu|fri|sat|sun)(?:0|-\d+)$|^\d{4}-\d\d-\d\d$/;

/** "The meter runs at night: is current leaking?": how much at least, and how to find out safely. */
export const nightDraw: Composer = async (c) => {
  const { period = "" } = c.frame;
  const { watts, hour, day } = await c.use(leastDraw, { period: A_NIGHT.test(period) ? period : "day-1" });
  if (watts && hour && day)
    c.draft.add("assistant.night.least", {
      watts: c.show(watts, { keepWatts: true }),
      hour: c.showHours(hour, hour),
      day: c.show(day),
    });
  c.draft.add(watts && Number(watts.value) === 0 ? "assistant.night.zero" : "assistant.night.usual");
  c.draft.add("assistant.night.check");
  c.draft.add("assistant.night.stop");
};
