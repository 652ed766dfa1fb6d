import { isOfferedHere } from "../compose/told-here";
import type { Appliance } from "../frame/frame";
import type { Article, FoundPassages, Passage, Quotation, QuestionWords } from "../knowledge";
import type { CitedPassage, Source, ToolResult } from "./facts";
import type { ToldSection } from "../turn";
import { tool } from "./tool";

export interface KnowledgeAnswer
  extends ToolResult, Pick<FoundPassages, "sureness" | "nearest" | "hasNear" | "isElsewhere"> {
  /** The sentences that answer, best article first; empty where no article shares a word with the question. */
  found: readonly CitedPassage[];
  /** What to tell after the first. */
  further: CitedPassage | undefined;
}

interface KnowledgeSearchInput {
  question: QuestionWords;
  /** Likely articles by their slugs. */
  topics: readonly { topic: string; probability: number }[];
  appliances: readonly Appliance[];
  limit: number;
  /** Titles of the articles that the answer before quoted. */
  told: readonly string[];
}

/** Searches the articles on the product and on home energy, in the answer's language. */
export const knowledgeSearch = tool(
  "knowledgeSearch",
  async (
    { question, topics, appliances, limit, told }: KnowledgeSearchInput,
    { knowledge, language, partner },
  ): Promise<KnowledgeAnswer> => {
    const { passages, further, isElsewhere, sureness, nearest, hasNear } = knowledge.findPassages(question, {
      language,
      topics,
      appliances,
      limit,
      told,
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
    { slug, question }: { slug: string; question: QuestionWords | string },
    { knowledge, language },
  ): Promise<ToolResult & { cited: CitedPassage | null }> => {
    const article = knowledge.article(slug, language);
    if (!article) return { cited: null, facts: [] };
    const cited = cite(knowledge.quote(article, question));
    return { cited, facts: [], passages: [cited] };
  },
);

/** What an article tells beside the sections that were told, in its order, and what of these answers the question best. */
export const readFurther = tool(
  "readFurther",
  async (
    { slug, told, question }: { slug: string; told: readonly ToldSection[]; question: QuestionWords | string },
    { knowledge, language },
  ): Promise<ToolResult & { source: Source | null; rest: readonly CitedPassage[]; best: CitedPassage | null }> => {
    const article = knowledge.article(slug, language);
    if (!article) return { source: null, rest: [], best: null, facts: [] };
    const headings = new Set(told.filter((one) => one.slug === slug).map(({ heading }) => heading));
    const isTold = ({ heading }: Passage) => headings.has(heading);
    const rest = article.passages
      .filter((passage) => !isTold(passage))
      .map((passage) => cite({ article, passage, sentences: passage.sentences }));
    const best = rest.length > 0 ? cite(knowledge.quote(article, question, article.passages.filter(isTold))) : null;
    return { source: articleSource(article), rest, best, facts: [], passages: rest };
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
  section: { slug: article.slug, heading: passage.heading },
  ofOurSite: passage.ofOurSite,
});
