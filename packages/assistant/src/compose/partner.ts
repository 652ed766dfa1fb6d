import type { Frame } from "../frame/frame";
import type { PartnerNeed } from "../frame/partner-need";
import type { Article, KnowledgeBase } from "../knowledge";
import { MIN_SURENESS } from "../knowledge/find-passages";
import { isPartnerArticle } from "../knowledge/partner-articles";
import { isRatePlan, ratePlanFor, asksForRates } from "../knowledge/rate-plan/rate-questions";
import { type AnswerKind, planOf } from "../plan";
import type { AssistantData } from "../ports";
import type { AssistantKey } from "../messages";
import type { PartnerVoice } from "../partner-voice";
import { partnerContact } from "../tools/partner-contact";
import type { Composition } from "./composition";

/** Where the partner reports outages, and how it can be reached. */
export async function addOutageReport(c: Composition): Promise<void> {
  const { outageUrl } = c.tools.partner ?? {};
  if (outageUrl) {
    const { source } = await c.use(partnerContact, { about: "outage" });
    c.draft.add("assistant.partner.outage", { url: outageUrl }, source ? [source] : []);
  }
  await c.handover("outage");
}

/** Questions that a partner answers by how it can be reached, or that are of what it has not. @returns false if this is none */
export async function composeForPartner(c: Composition, kind: AnswerKind, need: PartnerNeed | null): Promise<boolean> {
  const { partner } = c.tools;
  if (!partner || kind === "unsafe" || kind === "risk") return false;
  const isReachable = Object.values(partner.contact).some(Boolean);
  if (need === "outage" && (partner.outageUrl || isReachable)) {
    await addOutageReport(c);
    return true;
  }
  if (need === "contact" && isReachable) {
    await c.handover();
    return true;
  }
  const off = saidOfMissing(kind, partner);
  if (!off) return false;
  c.draft.add(off);
  await c.handover();
  return true;
}

/** What only an account of our own site has. */
const OF_OUR_PLANS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["pricing", "trial"]);
const OF_REWARDS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["coins", "earn_coins", "purchases", "rank", "store"]);

/** What is said of a question about what the partner has turned off, or has not; null of any other. */
function saidOfMissing(kind: AnswerKind, { features }: PartnerVoice): AssistantKey | null {
  if (OF_OUR_PLANS.has(kind)) return "assistant.partner.notManaged";
  if (OF_REWARDS.has(kind) && !features.rewards) return "assistant.partner.rewardsOff";
  return kind === "upload" && !features.upload ? "assistant.partner.uploadOff" : null;
}

/** Answers that an article of the partner's may take the place of: what is the asker's own stays the asker's own. */
const FROM_ARTICLES: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "passages",
  "unclear",
  "off_topic",
  "pricing",
  "trial",
  "upload",
  "connect",
  "bill_due",
  "tariff_compare",
  "capabilities",
]);

/** Articles among which the partner's is looked for. */
const NEAR_BEST = 10;
/** What the partner's article may fall short of our best one by, in the ranker's score, and still be preferred. */
const PREFERRED_BY = 3;

/** The frame of a question that the partner's own article or rate plan answers best; else as it was read. */
export async function partnerFrame(
  frame: Frame,
  question: string,
  knowledge: KnowledgeBase,
  data: AssistantData,
): Promise<Frame> {
  const kind = planOf(frame);
  const isOwn = await isOfOwnRates(kind, data);
  const article = articleFor(frame, kind, question, knowledge);
  if (article && !(isOwn && isRatePlan(article))) return toldBy(article, frame);
  const plan = !isOwn && asksForRates(frame, kind) ? ratePlanFor(question, frame.language, knowledge) : undefined;
  return plan ? toldBy(plan, frame) : frame;
}

const toldBy = ({ slug }: Article, { language }: Frame): Frame => ({
  language,
  act: "explain",
  scope: "general",
  topics: [{ topic: slug, probability: 1 }],
  sureness: 1,
  read: {},
});

/** Whether the asker's own readings, tariff or bills answer; without any of them, a rate plan does. */
async function isOfOwnRates(kind: AnswerKind, data: AssistantData): Promise<boolean> {
  if (kind !== "tariff" && kind !== "tariff_compare") return false;
  const own = await data.meter();
  if (kind === "tariff_compare") return own !== null;
  return Boolean(own?.meter.tariffId) || (await data.bills()) !== null;
}

const articleFor = (frame: Frame, kind: AnswerKind, question: string, knowledge: KnowledgeBase): Article | undefined =>
  FROM_ARTICLES.has(kind) ? partnerArticleFor(frame, question, knowledge) : undefined;

/** The article of the partner's that answers a question best, or nearly so. */
export function partnerArticleFor(
  { language, appliances = [] }: Frame,
  question: string,
  knowledge: KnowledgeBase,
): Article | undefined {
  // By its words alone: the reader's topics are our own articles.
  const { passages, sureness } = knowledge.findPassages(question, {
    language,
    topics: [],
    appliances,
    limit: NEAR_BEST,
    onlyTold: true,
  });
  const [first] = passages;
  const best = passages.find(({ article }) => isPartnerArticle(article));
  const isBest = first && best && sureness >= MIN_SURENESS && first.wordScore - best.wordScore <= PREFERRED_BY;
  return isBest ? best.article : undefined;
}
