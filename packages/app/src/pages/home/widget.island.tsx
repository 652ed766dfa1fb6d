import { defineIsland } from "../../lib/island";
import { WidgetTry } from "./widget-try";

export const island = defineIsland({ name: "home/widget", areas: ["home"], Component: WidgetTry });
