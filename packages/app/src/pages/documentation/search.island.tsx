import { Finder } from "../../components/finder/finder";
import { defineIsland } from "../../lib/island";

export const island = defineIsland({ name: "documentation/search", areas: ["resourcesFinder"], Component: Finder });
