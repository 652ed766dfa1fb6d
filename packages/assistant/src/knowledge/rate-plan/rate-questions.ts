import type { Language } from "@wattleaf/shared/i18n/language";
import type { Frame } from "../../frame/frame";
import type { AnswerKind } from "../../plan";
import type { Article, KnowledgeBase, QuestionWords } from "..";
import { PARTNER_SLUG_PREFIX } from "../partner-articles";

/** Tells a rate plan's article from those that a partner has written. */
export const RATE_PLAN_PREFIX = "tariff:";

export const isRatePlan = ({ slug }: Pick<Article, "slug">): boolean =>
  slug.startsWith(`${PARTNER_SLUG_PREFIX}${RATE_PLAN_PREFIX}`);

/** On a partner's page these ask for the partner's own prices. */
const OF_RATES: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["tariff", "pricing"]);
/** What our articles say of prices and hours in general, and a rate plan in figures. */
const TOPICS_OF_RATES: ReadonlySet<string> = new Set(["electricity-prices", "peak-and-off-peak"]);
/** So likely a topic is taken for that of the question. */
const SURE_TOPIC = 0.5;
/** Passages among which that of a rate plan is looked for. */
const NEAR_BEST = 10;

/** Whether a question is about what the partner charges, and when. */
export function asksForRates({ act, topics: [topic] }: Frame, kind: AnswerKind): boolean {
  if (OF_RATES.has(kind)) return true;
  const isOfRates = topic !== undefined && topic.probability >= SURE_TOPIC && TOPICS_OF_RATES.has(topic.topic);
  return kind === "passages" && act === "ask" && isOfRates;
}

/** The partner's rate plan that comes nearest to a question; undefined where the partner has none. */
export function ratePlanFor(
  question: QuestionWords,
  language: Language,
  knowledge: KnowledgeBase,
): Article | undefined {
  const known = knowledge.articles.find((article) => article.language === language && isRatePlan(article));
  if (!known) return undefined;
  const { passages } = knowledge.findPassages(question, { language, topics: [], appliances: [], limit: NEAR_BEST });
  return passages.find(({ article }) => isRatePlan(article))?.article ?? known;
}
