import { defineIsland } from "../../lib/island";
import { ResourceSearch } from "./resource-search";

export const island = defineIsland({
  name: "resources/search",
  areas: ["resourcesFinder"],
  Component: ResourceSearch,
});
