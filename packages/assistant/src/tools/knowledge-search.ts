import { isOfferedHere } from "../compose/told-here";
import type { Appliance } from "../frame/frame";
import type { Article, FoundPassages, Quotation } from "../knowledge";
import type { CitedPassage, Source, ToolResult } from "./facts";
import { tool } from "./tool";

export interface KnowledgeAnswer
  extends ToolResult, Pick<FoundPassages, "sureness" | "nearest" | "hasNear" | "isElsewhere"> {
  /** The sentences that answer, best article first; empty where no article shares a word with the question. */
  found: readonly CitedPassage[];
  /** What to tell after the first. */
  further: CitedPassage | undefined;
}

interface KnowledgeSearchInput {
  question: string;
  /** Likely articles by their slugs. */
  topics: readonly { topic: string; probability: number }[];
  appliances: readonly Appliance[];
  limit: number;
}

/** Searches the articles on the product and on home energy, in the answer's language. */
export const knowledgeSearch = tool(
  "knowledgeSearch",
  async (
    { question, topics, appliances, limit }: KnowledgeSearchInput,
    { knowledge, language, partner },
  ): Promise<KnowledgeAnswer> => {
    const { passages, further, isElsewhere, sureness, nearest, hasNear } = knowledge.findPassages(question, {
      language,
      topics,
      appliances,
      limit,
    });
    const found = passages.map(cite);
    const more = further();
    const also = more && cite(more);
    return {
      found,
      further: also,
      isElsewhere,
      sureness,
      nearest: nearest.filter((title) => isOfferedHere(title, partner)),
      hasNear,
      facts: [],
      passages: also ? [...found, also] : found,
    };
  },
);

/** The part of an article that answers the question; null when there is no such article. */
export const readArticle = tool(
  "readArticle",
  async (
    { slug, question }: { slug: string; question: string },
    { knowledge, language },
  ): Promise<ToolResult & { cited: CitedPassage | null }> => {
    const article = knowledge.article(slug, language);
    if (!article) return { cited: null, facts: [] };
    const cited = cite(knowledge.quote(article, question));
    return { cited, facts: [], passages: [cited] };
  },
);

const articleSource = ({ slug, title, url = `/help/${slug}` }: Article): Source => ({
  key: `article:${slug}`,
  kind: "article",
  title,
  // A partner's article need not be published.
  ...(url === null ? {} : { url }),
});

const cite = ({ article, passage, sentences }: Quotation): CitedPassage => ({
  text: passage.text,
  sentences,
  source: articleSource(article),
  ofOurSite: passage.ofOurSite,
});
