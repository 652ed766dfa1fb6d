import { type BlogPost, loadBlog } from "@wattleaf/content/blog/index";
import type { Language } from "@wattleaf/shared/i18n/language";

/** Read once: a post that is not as agreed stops the start. */
const BLOG = loadBlog();

/** The featured post first, then the newest. */
export const postsIn = (language: Language): readonly BlogPost[] => BLOG[language];

/** Noon UTC, so that the day is the same one in nearly every time zone. */
export const publishedAt = ({ publishDate }: Pick<BlogPost, "publishDate">): string => `${publishDate}T12:00:00.000Z`;
