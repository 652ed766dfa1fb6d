import { defineIsland } from "../../lib/island";
import { PostActions } from "./post-actions";

export const island = defineIsland({ name: "blog-post/actions", areas: ["blogPost"], Component: PostActions });
