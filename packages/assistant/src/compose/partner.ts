import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Frame } from "../frame/frame";
import type { PartnerNeed } from "../frame/partner-need";
import type { KnowledgeBase } from "../knowledge";
import { MIN_SURENESS } from "../knowledge/find-passages";
import { isPartnerArticle } from "../knowledge/partner-articles";
import { type AnswerKind, planOf } from "../plan";
import { partnerContact } from "../tools/partner-contact";
import type { Composition } from "./composition";

/** Whom to turn to where the assistant does not know, on a partner's page. */
export async function addHandover(c: Composition): Promise<void> {
  const { partner } = c.tools;
  if (!partner) return;
  const { email, phone, url } = partner.contact;
  const ways = [
    ...(phone ? [c.t("assistant.partner.contact.phone", { phone })] : []),
    ...(email ? [c.t("assistant.partner.contact.email", { email })] : []),
    ...(url ? [c.t("assistant.partner.contact.form", { url })] : []),
  ];
  if (ways.length === 0) return;
  const { source } = await c.use(partnerContact, {});
  c.draft.add("assistant.partner.contact", { ways: formatList(ways, c.language) }, source ? [source] : []);
}

/** Questions that a partner answers by how it can be reached. @returns false if this is none */
export async function composeForPartner(c: Composition, kind: AnswerKind, need: PartnerNeed | null): Promise<boolean> {
  const { partner } = c.tools;
  if (!partner || need === null || kind === "unsafe" || kind === "risk") return false;
  const { outageUrl, contact } = partner;
  if (need === "outage" && outageUrl) {
    const { source } = await c.use(partnerContact, {});
    c.draft.add("assistant.partner.outage", { url: outageUrl }, source ? [source] : []);
    await addHandover(c);
    return true;
  }
  if (!Object.values(contact).some(Boolean)) return false;
  await addHandover(c);
  return true;
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
const NEAR_BEST = 3;
/** What the partner's article may fall short of our best one by, in the ranker's score, and still be preferred. */
const PREFERRED_BY = 3;

/** The frame of a question that the partner's own article answers best; else as it was read. */
export function partnerFrame(frame: Frame, question: string, knowledge: KnowledgeBase): Frame {
  if (!FROM_ARTICLES.has(planOf(frame))) return frame;
  const { language, appliances = [] } = frame;
  // By its words alone: the reader's topics are our own articles.
  const { passages, sureness } = knowledge.findPassages(question, {
    language,
    topics: [],
    appliances,
    limit: NEAR_BEST,
  });
  const [first] = passages;
  const best = passages.find(({ article }) => isPartnerArticle(article));
  if (!first || !best || sureness < MIN_SURENESS || first.score - best.score > PREFERRED_BY) return frame;
  return {
    language,
    act: "explain",
    scope: "general",
    topics: [{ topic: best.article.slug, probability: 1 }],
    sureness: 1,
    read: {},
  };
}
