import { z } from "zod";
import { BLOG_CATEGORIES, MAX_BLOG_SEARCH_CHARACTERS } from "../domain/blog";
import { PICTURE_MOTIFS } from "../domain/picture-motifs";
import { languageSchema } from "./language";
import { READ_LIMIT, operation } from "./operation";

const postFields = {
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: z.string().describe("Path of its picture, 1200 by 630 pixels, PNG"),
  motif: z.enum(PICTURE_MOTIFS).describe("What the picture shows"),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string(),
  tags: z.array(z.string()),
};

const listedPostSchema = z.object({
  ...postFields,
  publishDate: z.iso.date(),
  readTime: z.int().positive().describe("Minutes"),
});
export type ListedBlogPost = z.infer<typeof listedPostSchema>;

export const listBlogPosts = operation({
  id: "blog.list",
  method: "GET",
  path: "/api/blog/posts",
  access: "anyone",
  summary: "List blog posts",
  description: "The featured post comes first, then the newest. A search finds posts that have every word of it.",
  input: z.object({
    page: z.coerce.number().int().min(1).default(1),
    category: z.enum(BLOG_CATEGORIES).optional().describe("All without it"),
    search: z
      .string()
      .trim()
      .max(MAX_BLOG_SEARCH_CHARACTERS)
      .optional()
      .describe("Parts of words in title, excerpt, tags and text"),
    language: languageSchema.optional(),
  }),
  output: z.object({
    posts: z.array(listedPostSchema),
    pagination: z.object({
      page: z.int().positive(),
      pageSize: z.int().positive(),
      totalPosts: z.int().nonnegative(),
      totalPages: z.int().nonnegative(),
    }),
  }),
  limit: READ_LIMIT,
  errors: [],
});

const blogPostSchema = z.object({
  ...postFields,
  publishedAt: z.iso.datetime(),
  content: z
    .string()
    .describe("Blocks separated by blank lines: headings begin with #, ## or ###, list items with -, the rest is text"),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const getBlogPost = operation({
  id: "blog.get",
  method: "GET",
  path: "/api/blog/posts/{id}",
  access: "anyone",
  summary: "Read a blog post",
  input: z.object({ id: z.string().min(1).max(64), language: languageSchema.optional() }),
  output: blogPostSchema,
  limit: READ_LIMIT,
  errors: ["not_found"],
});

export const BLOG_OPERATIONS = [listBlogPosts, getBlogPost];
