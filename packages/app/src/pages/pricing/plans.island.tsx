import { defineIsland } from "../../lib/island";
import { PriceSheet } from "./price-sheet";

export const island = defineIsland({ name: "pricing/plans", areas: ["plans"], Component: PriceSheet });
