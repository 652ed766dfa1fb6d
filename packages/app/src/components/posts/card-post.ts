import type { ListedBlogPost } from "@wattleaf/shared/contracts/blog";

/** What a card shows of a post. */
export type CardPost = Pick<
  ListedBlogPost,
  "id" | "title" | "excerpt" | "motif" | "category" | "author" | "publishDate"
>;
