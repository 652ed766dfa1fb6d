import { defineIsland } from "../../lib/island";
import { Comparison } from "./comparison";

export const island = defineIsland({ name: "solutions/comparison", areas: ["solutionsTable"], Component: Comparison });
