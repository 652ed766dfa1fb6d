import { z } from "zod";
import type { Article, KnowledgeHit, Passage } from "../knowledge";
import type { CitedPassage, Source, ToolResult } from "./facts";
import { tool } from "./tool";

export interface KnowledgeAnswer extends ToolResult {
  /** Best first. */
  hits: readonly (KnowledgeHit & { cited: CitedPassage })[];
}

export const knowledgeSearch = tool({
  name: "knowledgeSearch",
  description: "Searches the articles on the product and on home energy, in the answer's language",
  input: z.object({
    question: z.string(),
    slugs: z.array(z.string()).optional().describe("Consider only these articles"),
    limit: z.number().int().min(1).max(10).default(3),
  }),
  async run({ question, slugs, limit }, { knowledge, language }): Promise<KnowledgeAnswer> {
    const hits = knowledge
      .search(question, language, limit, slugs)
      .map((hit) => ({ ...hit, cited: cite(hit.article, hit.passage) }));
    return { hits, facts: [], passages: hits.map(({ cited }) => cited) };
  },
});

export const readArticle = tool({
  name: "readArticle",
  description: "One article by its slug: the part that answers the question, or its opening",
  input: z.object({ slug: z.string(), question: z.string().optional().describe("Without it the opening paragraph") }),
  async run(
    { slug, question },
    { knowledge, language },
  ): Promise<ToolResult & { article: Article | null; cited: CitedPassage | null }> {
    const article = knowledge.article(slug, language) ?? null;
    if (!article) return { article, cited: null, facts: [], passages: [] };
    const cited = cite(
      article,
      question === undefined ? article.passages[0] : knowledge.bestPassage(article, question),
    );
    return { article, cited, facts: [], passages: [cited] };
  },
});

export function articleSource(article: Article): Source {
  return { key: `article:${article.slug}`, kind: "article", title: article.title, url: `/help/${article.slug}` };
}

export function cite(article: Article, passage: Passage): CitedPassage {
  return { text: passage.text, sentences: withQuestion(passage), source: articleSource(article) };
}

const ANSWERS_HEADING =
  /^(?:yes|no|not|often|usually|sometimes|rarely|it depends)\b|^(?:是的?|不是?|可以|能|会|有|要|值得|通常)[，。,]/i;

/** "Often not." answers its heading and means nothing without it: a section that opens so is quoted with it. */
function withQuestion({ heading, sentences }: Passage): readonly string[] {
  const [first, ...rest] = sentences;
  if (!heading || !first) return sentences;
  const short = first.length <= (/\p{Script=Han}/u.test(first) ? 8 : 24);
  if (!short && !ANSWERS_HEADING.test(first)) return sentences;
  return [`${heading} ${first}`, ...rest];
}
