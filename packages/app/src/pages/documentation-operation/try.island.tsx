import { defineIsland } from "../../lib/island";
import { TryIt } from "./try-it";

export const island = defineIsland({
  name: "documentation-operation/try",
  areas: ["documentationTry"],
  Component: TryIt,
});
