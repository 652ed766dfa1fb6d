import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Figures, RowFigures } from "./energy-figures";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

interface Asked {
  metric: EnergyQuestion["metric"];
  /** What each part is held against: the same without the filters, or another metric. */
  of: {
    metric: EnergyQuestion["metric"];
    /** Of both together: what the home made for itself of all that it used. */
    plusPart?: true;
  };
  period: string;
  filters: string[];
  group: NonNullable<EnergyQuestion["group"]>;
}

export interface GroupShares extends ToolResult {
  /** Of everything that the filters leave; null when there is a gap. */
  figures: Figures | null;
  /** What the filters leave of each group as a share of the group, in the order of time. */
  rows: readonly { row: RowFigures; share: Fact }[];
  gap: EnergyQueryResult | null;
}

/**
 * What share of each month, week or day the hours or days of the filters have, or one metric of another: what the home
 * used itself of all that its panels made.
 */
export const groupShares = tool(
  "groupShares",
  async ({ filters, of, ...asked }: Asked, context): Promise<GroupShares> => {
    const [part, all] = [
      await queryEnergy.run({ ...asked, filters, aggregate: "total" }, context),
      await queryEnergy.run(
        { ...asked, metric: of.metric, ...(of.metric === asked.metric ? {} : { filters }), aggregate: "total" },
        context,
      ),
    ];
    const gap = [part, all].find(({ answer }) => answer.status === "gap");
    if (gap || !part.figures || !all.figures)
      return { figures: null, rows: [], gap: gap ?? null, facts: gap?.facts ?? [] };
    const { source } = part.figures;
    const rows = part.figures.rows.flatMap((row, at) => {
      const other = Number(all.figures?.rows.find(({ key }) => key === row.key)?.value.value ?? 0);
      const whole = other + (of.plusPart ? Number(row.value.value) : 0);
      return whole > 0
        ? [{ row, share: fact(source, `query.groupShare.${at + 1}`, Number(row.value.value) / whole, "fraction") }]
        : [];
    });
    return {
      figures: part.figures,
      rows,
      gap: null,
      facts: [...part.facts, ...all.facts, ...factsIn(rows.map(({ share }) => share))],
      attachments: part.attachments ?? [],
    };
  },
);
