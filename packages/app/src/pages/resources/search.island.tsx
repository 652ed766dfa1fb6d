import { defineIsland } from "../../lib/island";
import { Finder } from "../../components/finder/finder";

export const island = defineIsland({
  name: "resources/search",
  areas: ["resourcesFinder"],
  Component: Finder,
});
