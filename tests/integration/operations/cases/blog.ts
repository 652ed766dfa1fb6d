import { expect } from "vitest";
import { getBlogPost, listBlogPosts } from "../../../../packages/shared/src/contracts/blog";
import type { OperationCase } from "../operation-case";

export const BLOG_CASES: readonly OperationCase[] = [
  {
    operation: listBlogPosts,
    title: "lists posts, the featured one first, with what a card shows",
    as: "visitor",
    input: () => ({}),
    output: {
      posts: expect.toSatisfy(([first]: { id: string }[]) => first?.id === "1"),
      pagination: expect.objectContaining({ page: 1 }),
    },
  },
  {
    operation: listBlogPosts,
    title: "lists one category in Chinese, under its English name",
    as: "visitor",
    input: () => ({ category: "Case Study", search: "需求响应", language: "zh" }),
    output: expect.objectContaining({
      posts: expect.arrayContaining([expect.objectContaining({ id: "7", category: "Case Study" })]),
    }),
  },
  {
    operation: listBlogPosts,
    title: "is empty past the last page",
    as: "visitor",
    input: () => ({ page: 1_000 }),
    output: expect.objectContaining({ posts: [] }),
  },
  {
    operation: listBlogPosts,
    title: "rejects a page before the first",
    as: "visitor",
    input: () => ({ page: 0 }),
    error: { code: "invalid_input", path: "page" },
  },
  {
    operation: listBlogPosts,
    title: "rejects a category that does not exist",
    as: "visitor",
    input: () => ({ category: "Gossip" }),
    error: { code: "invalid_input", path: "category" },
  },
  {
    operation: getBlogPost,
    title: "reads a post with its text",
    as: "visitor",
    input: () => ({ id: "1" }),
    output: expect.objectContaining({
      id: "1",
      category: "Technology",
      publishedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      content: expect.stringContaining("## One curve, many appliances"),
    }),
  },
  {
    operation: getBlogPost,
    title: "has no post with a made-up id",
    as: "visitor",
    input: () => ({ id: "none-such" }),
    error: { code: "not_found", path: "id" },
  },
];
