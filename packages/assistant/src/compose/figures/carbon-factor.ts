import type { Fact } from "../../tools/facts";
import type { Composition } from "../composition";

/** "That counts 22.6 kg of CO₂ for every 100 kWh, by …". */
export function addCarbonFactor(c: Composition, { per100Kwh, energy }: { per100Kwh: Fact; energy: Fact }): void {
  c.draft.add("assistant.figures.carbonFactor", {
    per: c.show(per100Kwh),
    energy: c.show(energy, { whole: true }),
    source: per100Kwh.source.title,
  });
}
