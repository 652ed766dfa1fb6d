import type { Frame } from "./frame/frame";
import type { KnowledgeBase } from "./knowledge";
import { type AnswerKind, planOf } from "./plan";

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
  "how-much-can-i-save": ["savings", "given"],
  "quick-saving-tips": ["savings"],
  "what-is-base-load": ["figures"],
  "carbon-of-electricity": ["figures"],
  "net-metering-and-export": ["figures"],
  "usage-forecast": ["forecast"],
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

/** The frame of a question that an article lists word for word, unless a tool answers it; else as it was read. */
export function listedFrame(frame: Frame, question: string, knowledge: KnowledgeBase): Frame {
  const article = knowledge.listing(question, frame.language);
  if (!article || isForTool(article.slug, frame)) return frame;
  const { language, appliances } = frame;
  return {
    language,
    act: "explain",
    scope: "general",
    ...(appliances ? { appliances } : {}),
    topics: [{ topic: article.slug, probability: 1 }],
    sureness: 1,
    read: {},
  };
}
