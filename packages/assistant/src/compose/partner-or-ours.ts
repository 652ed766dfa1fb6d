import type { Language } from "@wattleaf/shared/i18n/language";
import type { Article, KnowledgeBase, QuestionWords } from "../knowledge";
import { isPartnerArticle } from "../knowledge/partner-articles";

/**
 * A logistic regression on what simulated customers asked an invented utility in both languages (the sets `a-` of
 * `bun run eval:assistant --partners`): the partner's article has to lie near the question, and what one of ours alone
 * surely answers is mostly asked in general.
 */
const WEIGHTS = { intercept: -2.59, nearTitle: 4.36, nearText: 6.49, share: -2.18, near: -1.49 };

/** The least score, in place of an answer in general, and of another one, which must be doubted more. */
export const PREFERRED = { general: 0.3, instead: 0.6 } as const;

/**
 * The partner's article that answers a question, unless one of ours does better: its own rules are told by its own
 * articles, and what holds everywhere by ours.
 *
 * @param least of {@link PREFERRED}
 */
export function partnerArticleFor(
  question: QuestionWords,
  language: Language,
  knowledge: KnowledgeBase,
  least: number = PREFERRED.general,
): Article | undefined {
  const listed = knowledge.listing(question, language);
  if (listed && isPartnerArticle(listed)) return listed;
  const found = knowledge.findUnlearned(question, language);
  if (!found) return undefined;
  const { share, signals } = knowledge.ours.findPassages(question, { language, topics: [], limit: 1 });
  const score =
    WEIGHTS.intercept +
    WEIGHTS.nearTitle * found.nearTitle +
    WEIGHTS.nearText * found.nearText +
    WEIGHTS.share * share +
    WEIGHTS.near * signals.articleNear;
  return score >= least ? found.article : undefined;
}
