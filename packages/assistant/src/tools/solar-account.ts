import type { EnergyAnswer } from "@wattleaf/shared/contracts/energy-query";
import type { Figures } from "./energy-figures";
import { type Fact, fact, type ToolResult } from "./facts";
import { type EnergyQueryResult, queryEnergy } from "./query-energy";
import { tool } from "./tool";

/** What the panels made in a period, and where it went. */
export interface SolarAccount extends ToolResult {
  made: Figures | null;
  ownUse: Fact | null;
  sold: Fact | null;
  /** Of what was made. */
  ownShare: Fact | null;
  /** Of all that the home used, bought and own. */
  covered: Fact | null;
  /** What stands in the way. */
  gap: (EnergyQueryResult & { answer: Extract<EnergyAnswer, { status: "gap" }> }) | null;
}

export const solarAccount = tool(
  "solarAccount",
  async ({ period, filters }: { period: string; filters: string[] }, context): Promise<SolarAccount> => {
    const ask = (metric: "produced" | "own_use" | "sold" | "bought") =>
      queryEnergy.run({ metric, period, filters, aggregate: "total" }, context);
    const results = [await ask("produced"), await ask("own_use"), await ask("sold"), await ask("bought")];
    for (const result of results)
      if (result.answer.status === "gap")
        return { ...NOTHING, gap: { ...result, answer: result.answer }, facts: result.facts };
    const [made, ownUse, sold, bought] = results.map(({ figures }) => figures);
    if (!made || !ownUse || !sold || !bought) return NOTHING;
    const whole = ({ whole: { value } }: Figures) => Number(value.value);
    const shareOf = (id: string, part: number, all: number) =>
      all > 0 ? fact(made.source, `query.${id}`, part / all, "fraction") : null;
    const ownShare = shareOf("ownShare", whole(ownUse), whole(made));
    const covered = shareOf("covered", whole(ownUse), whole(ownUse) + whole(bought));
    return {
      made,
      ownUse: ownUse.whole.value,
      sold: sold.whole.value,
      ownShare,
      covered,
      gap: null,
      facts: [...results.flatMap(({ facts }) => facts), ...[ownShare, covered].filter((one) => one !== null)],
    };
  },
);

const NOTHING: SolarAccount = {
  made: null,
  ownUse: null,
  sold: null,
  ownShare: null,
  covered: null,
  gap: null,
  facts: [],
};
