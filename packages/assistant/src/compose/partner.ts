import type { Language } from "@wattleaf/shared/i18n/language";
import { hasNoEnergyData } from "../energy-data";
import type { Frame } from "../frame/frame";
import type { PartnerNeed } from "../frame/partner-need";
import type { Article, KnowledgeBase, QuestionWords } from "../knowledge";
import { isPartnerArticle } from "../knowledge/partner-articles";
import { isRatePlan, ratePlanFor, asksForRates } from "../knowledge/rate-plan/rate-questions";
import { type AnswerKind, planOf } from "../plan";
import type { AssistantData } from "../ports";
import type { AssistantKey } from "../messages";
import type { PartnerVoice } from "../partner-voice";
import { partnerContact } from "../tools/partner-contact";
import type { Composition } from "./composition";
import { partnerArticleFor, PREFERRED } from "./partner-or-ours";

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
  const off = isToldByPartner(c.frame) ? null : saidOfMissing(kind, partner);
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

/** What has to be said whatever articles tell: of danger, and in a talk. */
const SAID_ANYWAY: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "confirm",
  "decline",
  "goodbye",
  "language",
  "repeat",
  "risk",
  "thanks",
  "unsafe",
]);

/** The frame of a question that the partner's own article or rate plan answers best; else as it was read. */
export async function partnerFrame(
  frame: Frame,
  question: QuestionWords,
  knowledge: KnowledgeBase,
  data: AssistantData,
): Promise<Frame> {
  const kind = planOf(frame);
  const isOwn = await isOfOwnRates(kind, data);
  const article = await articleFor(kind, frame.language, question, knowledge, data);
  if (article && !(isOwn && isRatePlan(article))) return toldBy(article, frame);
  const plan = !isOwn && asksForRates(frame, kind) ? ratePlanFor(question, frame.language, knowledge) : undefined;
  return plan ? toldBy(plan, frame) : frame;
}

/** The partner's own article answers, whatever is turned off. */
const isToldByPartner = ({ topics: [first] }: Frame): boolean =>
  first?.probability === 1 && isPartnerArticle({ slug: first.topic });

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

async function articleFor(
  kind: AnswerKind,
  language: Language,
  question: QuestionWords,
  knowledge: KnowledgeBase,
  data: AssistantData,
): Promise<Article | undefined> {
  if (FROM_ARTICLES.has(kind)) return partnerArticleFor(question, language, knowledge);
  if (SAID_ANYWAY.has(kind)) return undefined;
  // "How much extra to have it on today?" asks a visitor's utility, and none of their readings.
  const found = partnerArticleFor(question, language, knowledge, PREFERRED.instead);
  return found && (await hasNoEnergyData(data)) ? found : undefined;
}
