import { defineIsland } from "../../lib/island";
import { ImpactChart } from "./impact-chart";

export const island = defineIsland({
  name: "technology/impact-chart",
  areas: ["technology", "attachments"],
  Component: ImpactChart,
});
