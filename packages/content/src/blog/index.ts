import type { Language } from "@wattleaf/shared/i18n/language";
import { readMarkdownFiles } from "../markdown-files";
import { type BlogPost, parsePost } from "./post";

export type { BlogPost } from "./post";

/** Reads all posts, the featured one first, then the newest. */
export function loadBlog(): Record<Language, readonly BlogPost[]> {
  return { en: loadPosts("en"), zh: loadPosts("zh") };
}

const loadPosts = (language: Language): BlogPost[] =>
  readMarkdownFiles("blog", language)
    .map(({ name, markdown }) => parsePost(markdown, name))
    .toSorted(inListOrder);

/** Posts of the same day are in the order of their numbers. */
export const inListOrder = (a: BlogPost, b: BlogPost): number =>
  Number(b.featured) - Number(a.featured) || b.publishDate.localeCompare(a.publishDate) || Number(a.id) - Number(b.id);
