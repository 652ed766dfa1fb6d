import { clockHourOf, hourInKey } from "@wattleaf/shared/domain/hour-keys";
import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface HoursBeyond extends ToolResult {
  /** The hour of the day in which most of the hours beyond a limit lie; null without such hours. */
  most: { hour: Fact; count: Fact; total: Fact } | null;
}

/** At which hour of the day a limit was passed the most often, of the hours in which it was. */
export const hoursBeyond = tool(
  "hoursBeyond",
  async (question: Omit<EnergyQuestion, "group">, context): Promise<HoursBeyond> => {
    const { figures } = await queryEnergy.run({ ...question, group: "hour", aggregate: "total" }, context);
    const counts = new Map<number, number>();
    for (const { key } of figures?.rows ?? []) {
      const hour = clockHourOf(hourInKey(key));
      counts.set(hour, (counts.get(hour) ?? 0) + 1);
    }
    const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
    if (!figures || !first) return { most: null, facts: [] };
    const { source } = figures;
    const most = {
      hour: fact(source, "hoursBeyond.hour", first[0], "hour"),
      count: fact(source, "hoursBeyond.count", first[1], "count"),
      total: fact(source, "hoursBeyond.total", figures.rows.length, "count"),
    };
    return { most, facts: factsIn(most) };
  },
);
