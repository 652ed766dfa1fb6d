import type { Frame } from "./frame/frame";
import type { KnowledgeBase, QuestionWords } from "./knowledge";
import { type AnswerKind, FROM_FIGURES, planOf } from "./plan";

/** What tells an asker of their own what an article says in general, or does what it explains. */
const TOOLS: Readonly<Record<string, readonly AnswerKind[]>> = {
  "plans-and-pricing": ["pricing", "trial"],
  "free-trial": ["trial", "pricing"],
  "green-coins": ["coins", "earn_coins"],
  "earning-coins": ["earn_coins", "coins"],
  "green-store": ["store", "purchases"],
  "leaderboard-and-ranks": ["rank"],
  "uploading-bills": ["upload"],
  "supported-files": ["upload"],
  "utility-connection-steps": ["connect"],
  "smart-meter-connection": ["connect"],
  "running-cost-formula": ["given"],
  "how-much-can-i-save": ["savings", "given", "home_matters"],
  "quick-saving-tips": ["savings", "home_matters"],
  "renters-tips": ["home_matters"],
  "small-shop-electricity": ["home_matters"],
  "reducing-standby-power": ["figures"],
  "what-is-base-load": ["figures"],
  "carbon-of-electricity": ["figures"],
  "net-metering-and-export": ["figures"],
  "usage-forecast": ["forecast"],
  "choosing-a-tariff": ["tariff", "tariff_compare"],
  "time-of-use-tariffs": ["tariff_compare"],
  "unusual-use": ["anomalies"],
  "why-bill-went-up": ["bill_explain", "anomalies"],
  "bill-due-date-and-late-fees": ["bill_due"],
  "vpp-benefits": ["vpp_earnings"],
  "gas-smell": ["unsafe"],
  "electrical-safety": ["unsafe"],
};

/** Whether a tool answers a question that an article lists as well as the article does. */
export const isForTool = (slug: string, frame: Frame): boolean => {
  const kind = planOf(frame);
  const isCalculated = kind === "given" && (frame.given?.length ?? 0) > 0;
  return isCalculated || (TOOLS[slug]?.includes(kind) ?? false);
};

/**
 * The frame of a question that an article answers in general: one that it lists word for word, or that it surely answers
 * while the words are not of the asker's own data. Unless a tool answers it; else as it was read.
 */
export function articleFrame(frame: Frame, question: QuestionWords, knowledge: KnowledgeBase): Frame {
  const listing = knowledge.listing(question, frame.language);
  const slug = listing ? listing.slug : surelyAnswering(frame, question, knowledge);
  if (slug === undefined || isForTool(slug, frame)) return frame;
  const { language, appliances, topics } = frame;
  return {
    language,
    act: "explain",
    scope: "general",
    ...(appliances ? { appliances } : {}),
    topics: listing ? [{ topic: slug, probability: 1 }] : topics,
    sureness: 1,
    read: {},
  };
}

/** What questions in general are often taken for. */
const TAKEN_FOR: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  ...FROM_FIGURES,
  "bill_due",
  "device_state",
  "rank",
  "pricing",
  "upload",
  "connect",
  "off_topic",
  "unclear",
  "small_talk",
  "capabilities",
  "language",
  "sources",
]);
/** From this sureness on an article answers, unless its words are as likely of the asker's own. */
const SURE = { sureness: 0.6, mostOwn: 0.2 };
/** From here on what is counted is said beyond doubt: "my peak demand". */
const SURE_OF_METRIC = 0.95;
/** In the place of an order: "will a VPP drain my battery to zero?" */
const SURE_OF_NO_ORDER = { sureness: 0.75, mostOwn: 0.05 };

function surelyAnswering(frame: Frame, question: QuestionWords, knowledge: KnowledgeBase): string | undefined {
  const {
    language,
    topics,
    appliances = [],
    period,
    comparedTo,
    filters,
    group,
    pick,
    devices,
    times,
    mentions,
    read,
  } = frame;
  const isOfReadings = period ?? comparedTo ?? filters?.[0] ?? group ?? pick ?? devices?.[0] ?? times?.[0];
  const isSureOfMetric = (read.metric?.sure ?? 0) >= SURE_OF_METRIC;
  const kind = planOf(frame);
  // What was read as of the asker's own, or of the product, and is left to articles all the same.
  const isTaken = TAKEN_FOR.has(kind) || (kind === "passages" && frame.scope !== "general");
  const least = kind === "device_command" ? SURE_OF_NO_ORDER : isTaken ? SURE : null;
  // No reading answers what is left to articles, whatever day it names.
  const isOfArticles = isOfReadings === undefined || kind === "passages";
  const isPlain = isOfArticles && !isSureOfMetric && !mentions?.danger && !mentions?.asksOwed;
  if (kind === "device_command" && mentions?.ordersOutright) return undefined;
  if (kind === "device_state" && mentions?.asksState) return undefined;
  if (!isPlain || !least) return undefined;
  const { passages, sureness, own } = knowledge.findPassages(question, { language, topics, appliances, limit: 1 });
  return sureness >= least.sureness && own < least.mostOwn ? passages[0]?.article.slug : undefined;
}
