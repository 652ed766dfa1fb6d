import { defineIsland } from "../../lib/island";
import { HelpIndex } from "./help-index";

export const island = defineIsland({ name: "help/index", areas: ["help"], Component: HelpIndex });
