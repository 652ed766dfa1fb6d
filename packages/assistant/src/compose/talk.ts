import type { Danger } from "../frame/danger";
import type { AssistantKey } from "../messages";
import { billFacts } from "../tools/bill-facts";
import type { Source } from "../tools/facts";
import { fact } from "../tools/facts";
import { PRODUCT_SOURCES } from "../tools/sources";
import type { Composer } from "./composition";

export const greeting: Composer = async (c) => {
  const account = await c.tools.data.account();
  const name = account?.firstName.trim();
  const { bill } = await c.use(billFacts, {});
  if (name) {
    const source = PRODUCT_SOURCES.account[c.language];
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
export const language: Composer = async (c) =>
  c.draft.add(c.frame.mentions?.answerLanguage ? "assistant.language" : "assistant.language.known");

export const capabilities: Composer = async (c) => {
  c.draft.add("assistant.capabilities.what");
  c.draft.add("assistant.capabilities.how");
};

const SMALL_TALK: Readonly<Record<string, AssistantKey>> = {
  "who-are-you": "assistant.smallTalk.who",
  feelings: "assistant.smallTalk.feelings",
  insult: "assistant.smallTalk.insult",
};

export const smallTalk: Composer = async (c) => {
  c.draft.add(SMALL_TALK[c.frame.topics[0]?.topic ?? ""] ?? "assistant.smallTalk.feelings");
  c.draft.add("assistant.outOfScope.offer");
};

export const offTopic: Composer = async (c) => {
  c.outcome = "off_topic";
  c.draft.add("assistant.outOfScope.decline");
  c.draft.add("assistant.outOfScope.offer");
};

export const unclear: Composer = async (c) => {
  c.outcome = "unknown";
  c.draft.add("assistant.outOfScope.unclear");
  await c.handover();
  c.draft.add("assistant.outOfScope.offer");
};

/** Asked to say again what was never said. */
export const repeat: Composer = async (c) => c.draft.add("assistant.repeat.nothing");

const DANGERS: Record<Danger, AssistantKey> = {
  breaker: "assistant.unsafe.breaker",
  gas: "assistant.unsafe.gas",
  hazard: "assistant.unsafe.hazard",
  panel: "assistant.unsafe.panel",
  touch: "assistant.unsafe.touch",
  shock: "assistant.unsafe.shock",
  others: "assistant.unsafe.others",
  tamper: "assistant.unsafe.tamper",
  wiring: "assistant.unsafe.electric",
  takeover: "assistant.outOfScope.decline",
};

/** What would endanger the asker, or take from others: rejected, with whom to turn to. */
export const unsafe: Composer = async (c) => {
  const danger = c.frame.mentions?.danger;
  if (danger) c.draft.add(DANGERS[danger]);
};

/** Whether something may burn: no plan and no figure, but what keeps the home safe. */
export const risk: Composer = async (c) => c.draft.add("assistant.unsafe.risk");

/** "How do you know that?": the sources of the answer before, cited again. */
export const sources: Composer = async (c) => {
  const before = c.before.sources;
  const { bill } = await c.use(billFacts, {});
  if (bill?.source.sandbox && c.frame.mentions?.doubtsData) {
    c.draft.add("assistant.provenance.sandbox", {}, [bill.source]);
    return;
  }
  if (before.length === 0) {
    c.draft.add("assistant.provenance.none");
    return;
  }
  const cited = before.map(({ title, kind }, index): Source => ({ key: `earlier:${index}`, title, kind }));
  const own = cited.filter(({ kind }) => kind === "upload" || kind === "meter" || kind === "account");
  const general = cited.filter(({ kind }) => kind === "article" || kind === "product");
  if (own.length > 0) c.draft.add("assistant.provenance.own", {}, own);
  if (general.length > 0) c.draft.add("assistant.provenance.article", {}, general);
  c.draft.add("assistant.provenance.check");
};
