import type { Language } from "@wattleaf/shared/i18n/language";
import { parse } from "yaml";
import { z } from "zod";

const frontMatterSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  topic: z.string().min(1),
  keywords: z.array(z.coerce.string()),
  /** Questions that the opening answers, or no part alone. */
  questions: z.array(z.string()),
  /** Questions that a section answers, by its heading. */
  asked: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  sources: z.array(z.object({ name: z.string(), year: z.number().int() })),
});

/** A part of an article that answers by itself: the opening paragraph, or one headed section. */
export interface Passage {
  /** Null for the opening paragraph, which answers the title. */
  heading: string | null;
  /** The listed questions that it answers, in other words than its heading's. */
  questions: readonly string[];
  /** What else people ask that it answers, each in their own words. */
  asked: readonly string[];
  text: string;
  sentences: readonly string[];
  /** On a partner's page: it tells of nothing that there is. */
  ofOurSite?: true;
}

export interface Article extends Omit<z.infer<typeof frontMatterSchema>, "asked"> {
  language: Language;
  /** Of a partner's article: its page, or null; ours are found by their slugs. */
  url?: string | null;
  passages: readonly [Passage, ...Passage[]];
}

/** YAML between two lines of three dashes, then the text. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Reads one Markdown article.
 *
 * @throws Error naming the article when its front matter or body is not as agreed: a broken article stops the start
 */
export function parseArticle(markdown: string, language: Language, name: string): Article {
  const [, frontMatter = "", content = ""] = FRONT_MATTER.exec(markdown) ?? [];
  const front = frontMatterSchema.safeParse(parse(frontMatter));
  if (!front.success) throw new Error(`Knowledge article ${name}: ${z.prettifyError(front.error)}`);
  const { asked, ...about } = front.data;
  return articleOf(about, content, language, { asked, name });
}

/**
 * An article from its text and what is known of it.
 *
 * @throws Error naming the article when it has no opening, or questions for a section that it does not have
 */
export function articleOf(
  { questions, ...about }: Omit<Article, "language" | "passages" | "url">,
  content: string,
  language: Language,
  {
    asked = {},
    name = about.title,
    url,
  }: { asked?: Record<string, string[]>; name?: string; url?: string | null } = {},
): Article {
  const [opening, ...sections] = content.trim().split(/^##+\s+/m);
  const lead = plainText((opening ?? "").replace(/^#\s+.*$/m, ""));
  if (!lead) throw new Error(`Knowledge article ${name}: no opening paragraph`);
  const passages = sections.map((section) => {
    const [heading = "", ...body] = section.split("\n");
    return passage(heading.trim(), plainText(body.join("\n")), asked[heading.trim()]);
  });
  const unknown = Object.keys(asked).find((heading) => !passages.some((one) => one.heading === heading));
  if (unknown !== undefined) throw new Error(`Knowledge article ${name}: no section "${unknown}"`);
  return {
    ...about,
    questions: [...questions, ...Object.values(asked).flat()],
    language,
    ...(url === undefined ? {} : { url }),
    passages: [passage(null, lead, questions), ...passages.filter(({ text }) => text)],
  };
}

function passage(heading: string | null, text: string, questions: readonly string[] = []): Passage {
  return { heading, questions, asked: [], text, sentences: splitSentences(text) };
}

/** Markdown to the words a chat shows: emphasis, code marks and link targets go, list items become sentences. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/[*_]{1,2}([^*_\n]+)[*_]{1,2}/g, "$1")
    .replaceAll("`", "")
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, "")
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

/** Sentences with their full stop. A point inside a number or after a single letter ends none. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[。！？])|(?<=(?<!\b[A-Za-z]|\be\.g|\bi\.e|\bvs)[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
