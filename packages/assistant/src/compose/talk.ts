import { billFacts } from "../tools/bill-facts";
import { PRODUCT_SOURCES } from "../tools/sources";
import type { Source } from "../tools/facts";
import { fact } from "../tools/facts";
import { knowledgeSearch } from "../tools/knowledge-search";
import type { Composer } from "./composition";

export const greeting: Composer = async (c) => {
  const account = await c.tools.data.account();
  const name = account?.firstName.trim();
  const { bill } = await c.use(billFacts, {});
  if (name) {
    const source = PRODUCT_SOURCES.account[c.understanding.language];
    // The name is the asker's own word: it may hold anything but is no claim, so it carries no citation.
    c.draft.add("assistant.greeting.named", {
      name: c.show(fact(source, "firstName", name, "text")).text.replace(/[[\]\d]/g, ""),
    });
  } else c.draft.add("assistant.greeting.plain");
  if (bill) c.draft.add("assistant.greeting.withData", { file: c.show(bill.file) });
  else c.draft.add("assistant.greeting.offer");
};

export const thanks: Composer = async (c) => c.draft.add("assistant.thanks");
export const goodbye: Composer = async (c) => c.draft.add("assistant.goodbye");
export const languageSwitch: Composer = async (c) => c.draft.add("assistant.language");

export const capabilities: Composer = async (c) => {
  c.draft.add("assistant.capabilities.what");
  c.draft.add("assistant.capabilities.how");
};

const UNCLEAR = 0.3;

export const outOfScope: Composer = async (c) => {
  // What was not understood may be a question after all; what was is declined outright.
  c.draft.add(c.understanding.confidence > UNCLEAR ? "assistant.outOfScope.decline" : "assistant.outOfScope.unclear");
  c.draft.add("assistant.outOfScope.offer");
};

/** What would endanger the asker, or take from others: rejected, with whom to turn to. */
export const unsafe: Composer = async (c) => {
  const { query } = c.understanding;
  if (/\bgas\b|煤气|燃气|天然气/.test(query)) c.draft.add("assistant.unsafe.gas");
  else if (
    /neighbou?r|someone|other (?:people|person|user|account)|\bhis\b|\bher\b|their|邻居|别人|他人|他家|她家/.test(query)
  )
    c.draft.add("assistant.unsafe.others");
  else if (/\bmeter\b|\bsteal\b|bypass|magnet|电表|偷电|走慢/.test(query)) c.draft.add("assistant.unsafe.tamper");
  else if (
    /smok|spark|burn|fray|bare wire|exposed|shock|melt|scorch|fire|冒烟|冒火|火花|起火|糊|焦|烫|触电|被电|破皮|滋滋/.test(
      query,
    )
  )
    c.draft.add("assistant.unsafe.hazard");
  else c.draft.add("assistant.unsafe.electric");
};

/** "How do you know that?": the sources of the answer before, cited again. */
export const provenance: Composer = async (c) => {
  const sources = c.earlier?.sources ?? [];
  const { bill } = await c.use(billFacts, {});
  if (bill?.source.sandbox && /\b(?:real|fake|made up|invented|true|genuine)\b|真|假|编/.test(c.understanding.query)) {
    c.draft.add("assistant.provenance.sandbox", {}, [bill.source]);
    return;
  }
  if (sources.length === 0) {
    c.draft.add("assistant.provenance.none");
    return;
  }
  const cited = sources.map(({ title, kind }, index): Source => ({ key: `earlier:${index}`, title, kind }));
  const own = cited.filter(({ kind }) => kind === "upload" || kind === "meter" || kind === "account");
  const general = cited.filter(({ kind }) => kind === "article" || kind === "product");
  if (own.length > 0) c.draft.add("assistant.provenance.own", {}, own);
  if (general.length > 0) c.draft.add("assistant.provenance.article", {}, general);
  c.draft.add("assistant.provenance.check");
};

/** An article must hold this share of the question's telling words to be taken for its answer. */
export const MIN_COVERAGE = 0.58;

/** So sure that a question is one for the articles, less of its words have to be found in one. */
const SURE = 0.75;
const MIN_COVERAGE_IF_SURE = 0.42;

export const fromKnowledge: Composer = async (c) => {
  const { hits } = await c.use(knowledgeSearch, { question: c.understanding.query, limit: 3 });
  const [best] = hits;
  const hasWords = /[a-z]{2}|\p{Script=Han}/u.test(c.understanding.query);
  const isSure = c.understanding.confidence >= SURE;
  if (best && hasWords && best.coverage >= (isSure ? MIN_COVERAGE_IF_SURE : MIN_COVERAGE)) {
    if (c.understanding.explain) await c.quote(best.article.slug);
    else c.quotePassage(best.cited);
    return;
  }
  c.draft.add("assistant.unknown.lead");
  c.draft.add("assistant.unknown.offer");
};

/** An intent whose answer is an article; of several the one that fits the question's words. */
export function fromArticles(...slugs: readonly [string, ...string[]]): Composer {
  return async (c) => {
    const [hit] = (await c.use(knowledgeSearch, { question: c.understanding.query, slugs: [...slugs], limit: 1 })).hits;
    const slug = hit?.article.slug ?? slugs[0];
    const found = await c.quote(slug, hit && !c.understanding.explain ? { question: c.understanding.query } : {});
    if (!found) {
      c.draft.add("assistant.unknown.lead");
      c.draft.add("assistant.unknown.offer");
    }
  };
}
