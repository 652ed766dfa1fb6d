import { defineIsland } from "../../lib/island";
import { HeroContent } from "./hero-content";

export const island = defineIsland({ name: "home/hero", areas: ["home", "chat"], Component: HeroContent });
