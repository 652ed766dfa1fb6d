import { defineIsland } from "../../lib/island";
import { Assistant } from "./assistant";

export const island = defineIsland({
  name: "labs/assistant",
  areas: ["labsAssistant", "chat"],
  Component: Assistant,
});
