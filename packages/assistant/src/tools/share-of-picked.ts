import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import type { Figures } from "./energy-figures";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface ShareOfPicked extends ToolResult {
  share: { part: Fact; sum: Fact; total: Fact } | null;
}

/** What the groups on one side of a limit came to, as a part of the whole time. */
export const shareOfPicked = tool(
  "shareOfPicked",
  async (
    { picked, asked }: { picked: Figures; asked: Pick<EnergyQuestion, "filters" | "group" | "metric" | "period"> },
    context,
  ): Promise<ShareOfPicked> => {
    // Of a power the energy of the same hours is told.
    const isPower = asked.metric === "power";
    const metric = isPower ? "bought" : asked.metric;
    const whole = { metric, period: asked.period, filters: asked.filters ?? [], aggregate: "total" as const };
    const { figures: all } = await queryEnergy.run(whole, context);
    const each = isPower ? (await queryEnergy.run({ ...whole, group: asked.group }, context)).figures : picked;
    if (!all || !each) return { share: null, facts: [] };
    const keys = new Set(picked.rows.map(({ key }) => key));
    const sum = each.rows
      .filter(({ key }) => keys.has(key))
      .reduce((total, { value }) => total + Number(value.value), 0);
    const { source } = all;
    const total = all.whole.value;
    if (Number(total.value) <= 0) return { share: null, facts: [] };
    const share = {
      part: fact(source, "shareOfPicked", sum / Number(total.value), "fraction"),
      sum: { ...total, id: "shareOfPicked.sum", value: sum },
      total,
    };
    return { share, facts: factsIn(share) };
  },
);
