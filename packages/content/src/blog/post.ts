import { BLOG_CATEGORIES } from "@wattleaf/shared/domain/blog";
import { PICTURE_MOTIFS } from "@wattleaf/shared/domain/picture-motifs";
import { z } from "zod";
import { readFrontMatter } from "../front-matter";
import { readBlocks, wordsOf } from "../plain-blocks";
import { readingMinutes } from "../reading-time";

const fieldsSchema = z.strictObject({
  id: z.int().positive().transform(String),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string().min(1),
  tags: z.array(z.string().min(1)).min(1),
  publishDate: z.iso.date(),
  motif: z.enum(PICTURE_MOTIFS),
  /** Comes before all other posts in the list, whatever its date. */
  featured: z.boolean().default(false),
});

export interface BlogPost extends z.output<typeof fieldsSchema> {
  /** Blocks separated by blank lines: see `textBlocksOf`. */
  content: string;
  readMinutes: number;
}

/**
 * Reads one post.
 *
 * @throws Error naming the file when a field or the text is not as agreed
 */
export function parsePost(markdown: string, name: string): BlogPost {
  const { fields, text } = readFrontMatter(fieldsSchema, markdown, name);
  const words = readBlocks(text, name).flatMap(wordsOf).join("\n");
  return { ...fields, content: text, readMinutes: readingMinutes(words) };
}
