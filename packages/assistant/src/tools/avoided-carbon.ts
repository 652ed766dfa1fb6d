import { carbonFootprint } from "./carbon-footprint";
import type { Figures } from "./energy-figures";
import { type Fact, fact, type ToolResult } from "./facts";
import { queryEnergy } from "./query-energy";
import { tool } from "./tool";

export interface AvoidedCarbon extends ToolResult {
  /** Null of a home without panels, and of one whose meter does not tell what they make. */
  made: Figures | null;
  /** What as much electricity from the grid would have caused. */
  avoided: Fact | null;
  per100Kwh: Fact | null;
  energy: Fact | null;
}

/** The carbon dioxide that the user's panels spared the grid in a period. */
export const avoidedCarbon = tool(
  "avoidedCarbon",
  async ({ period, filters }: { period: string; filters: string[] }, context): Promise<AvoidedCarbon> => {
    const { figures: made, facts } = await queryEnergy.run(
      { metric: "produced", period, filters, aggregate: "total" },
      context,
    );
    if (!made) return { made: null, avoided: null, per100Kwh: null, energy: null, facts: [] };
    const { per100Kwh, energy, ...footprint } = await carbonFootprint.run({}, context);
    const kg = (Number(made.whole.value.value) / Number(energy.value)) * Number(per100Kwh.value);
    const avoided = fact(made.source, "query.avoidedCarbon", kg, "kgCo2");
    return { made, avoided, per100Kwh, energy, facts: [...facts, ...footprint.facts, avoided] };
  },
);
