import { defineIsland } from "../../lib/island";
import { PlatformTabs } from "./platform-tabs";

export const island = defineIsland({ name: "technology/platform", areas: ["technologyLive"], Component: PlatformTabs });
