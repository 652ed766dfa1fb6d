import { defineIsland } from "../../lib/island";
import { DayExplorer } from "./day-explorer";

export const island = defineIsland({ name: "home/day", areas: ["home", "loads"], Component: DayExplorer });
