import { emissionFactor } from "@wattleaf/engine/emissions/factors";
import { gridOfProvider } from "@wattleaf/engine/emissions/grid-of-provider";
import { messages } from "../messages";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { tool } from "./tool";

export interface CarbonFootprint extends ToolResult {
  /** What 100 kWh from the grid emit, in kg of CO2 equivalent. */
  per100Kwh: Fact;
  energy: Fact;
}

const HUNDRED_KWH = 100_000;

/** Carbon dioxide that 100 kWh from the user's grid cause, as the yearly average of the region. */
export const carbonFootprint = tool("carbonFootprint", async (_, { data, language }): Promise<CarbonFootprint> => {
  const usage = await data.usage();
  const location = gridOfProvider(usage && "meter" in usage ? usage.meter.provider : null);
  const kgPerKwh = (emissionFactor(location) ?? emissionFactor("US"))?.kgPerKwh ?? 0;
  const t = messages(language);
  const grid: Source = {
    key: `grid:${location}`,
    kind: "article",
    title: t(location === "US" ? "assistant.source.gridUs" : "assistant.source.grid", { region: location.slice(3) }),
    url: "https://www.epa.gov/egrid",
  };
  const figures = {
    per100Kwh: fact(grid, "carbon.per100", kgPerKwh * 100, "kgCo2"),
    energy: fact(grid, "carbon.hundred", HUNDRED_KWH, "Wh"),
  };
  return { ...figures, facts: factsIn(figures) };
});
