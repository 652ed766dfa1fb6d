import { defineIsland } from "../../lib/island";
import { Library } from "./library";

export const island = defineIsland({ name: "resources/library", areas: ["resourcesFinder"], Component: Library });
