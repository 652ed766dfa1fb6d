import { emissionFactor } from "@wattleaf/engine/emissions/factors";
import { gridOfProvider } from "@wattleaf/engine/emissions/grid-of-provider";
import { z } from "zod";
import { messages } from "../messages";
import { billFacts } from "./bill-facts";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface CarbonFootprint extends ToolResult {
  /** What 100 kWh from the grid emit, in kg of CO2 equivalent. */
  per100Kwh: Fact;
  energy: Fact;
  /** Null without energy to calculate with. */
  emitted: Fact | null;
}

const HUNDRED_KWH = 100_000;

export const carbonFootprint = tool({
  name: "carbonFootprint",
  description:
    "Carbon dioxide that electricity from the user's grid causes, as the yearly average of the region: of 100 kWh, and of the energy that is given",
  input: z.object({ energyWh: z.number().nonnegative().optional(), californian: z.boolean().optional() }),
  async run({ energyWh, californian }, context): Promise<CarbonFootprint> {
    const { usage, bill } = await billFacts.run({}, context);
    const provider = usage && "meter" in usage ? usage.meter.provider : null;
    const location = californian ? "US-CAMX" : gridOfProvider(provider);
    const kgPerKwh = (emissionFactor(location) ?? emissionFactor("US"))?.kgPerKwh ?? 0;
    const t = messages(context.language);
    const grid: Source = {
      key: `grid:${location}`,
      kind: "article",
      title: t(location === "US" ? "assistant.source.gridUs" : "assistant.source.grid", { region: location.slice(3) }),
      url: "https://www.epa.gov/egrid",
    };
    const per100Kwh = fact(grid, "carbon.per100", kgPerKwh * 100, "kgCo2");
    const energy = fact(grid, "carbon.hundred", HUNDRED_KWH, "Wh");
    // The product of own readings and the grid's average is cited as the readings, which it belongs to.
    const emitted =
      energyWh === undefined
        ? null
        : fact(bill?.source ?? grid, "carbon.emitted", (energyWh / 1_000) * kgPerKwh, "kgCo2");
    const figures = { per100Kwh, energy, emitted };
    return { ...figures, facts: factsIn(figures), passages: [] };
  },
});
