import { defineIsland } from "../../lib/island";
import { PostBrowser } from "./post-browser";

export const island = defineIsland({ name: "blog/list", areas: ["blog"], Component: PostBrowser });
