import { defineIsland } from "../../lib/island";
import { Explorer } from "./explorer";

export const island = defineIsland({
  name: "technology/explorer",
  areas: ["technologyLive", "attachments"],
  Component: Explorer,
});
