import { defineIsland } from "../../lib/island";
import { HeroChart } from "./hero-chart";

export const island = defineIsland({
  name: "technology/hero-chart",
  areas: ["technology", "attachments"],
  Component: HeroChart,
});
