import { z } from "zod";
import { APPLIANCES } from "../frame/vocabulary";
import type { Article, FoundPassages, Quotation } from "../knowledge";
import type { CitedPassage, Source, ToolResult } from "./facts";
import { tool } from "./tool";

export interface KnowledgeAnswer extends ToolResult, Pick<FoundPassages, "sureness" | "nearest"> {
  /** The sentences that answer, best article first; empty where no article shares a word with the question. */
  found: readonly CitedPassage[];
}

export const knowledgeSearch = tool({
  name: "knowledgeSearch",
  description: "Searches the articles on the product and on home energy, in the answer's language",
  input: z.object({
    question: z.string(),
    topics: z
      .array(z.object({ topic: z.string(), probability: z.number().min(0).max(1) }))
      .default([])
      .describe("Likely articles by their slugs"),
    appliances: z.array(z.enum(APPLIANCES)).default([]),
    limit: z.number().int().min(1).max(10).default(3),
  }),
  async run({ question, topics, appliances, limit }, { knowledge, language }): Promise<KnowledgeAnswer> {
    const { passages, sureness, nearest } = knowledge.findPassages(question, { language, topics, appliances, limit });
    const found = passages.map(cite);
    return { found, sureness, nearest, facts: [], passages: found };
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
    const [opening] = article.passages;
    const cited = cite(
      question === undefined
        ? { article, passage: opening, sentences: opening.sentences }
        : knowledge.quote(article, question),
    );
    return { article, cited, facts: [], passages: [cited] };
  },
});

const articleSource = ({ slug, title }: Article): Source => ({
  key: `article:${slug}`,
  kind: "article",
  title,
  url: `/help/${slug}`,
});

const cite = ({ article, passage, sentences }: Quotation): CitedPassage => ({
  text: passage.text,
  sentences,
  source: articleSource(article),
});
