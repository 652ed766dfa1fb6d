import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { type Danger, dangerIn } from "../frame/danger";
import type { Frame } from "../frame/frame";
import { normalWords } from "../frame/normalize";
import { partnerNeedOf } from "../frame/partner-need";
import type { AnswerKind } from "../plan";
import type { Understanding } from "../turn";
import type { Composition } from "./composition";
import { addHandover, addOutageReport, partnerArticleFor } from "./partner";

type Urgency = "danger" | "outage";

const TO_LIFE: ReadonlySet<Danger> = new Set<Danger>(["breaker", "gas", "hazard", "shock", "wiring"]);
const TOPICS: Readonly<Record<string, Urgency>> = {
  "electrical-safety": "danger",
  "gas-smell": "danger",
  "outage-restoration": "outage",
  "power-outages": "outage",
  "trees-and-lines": "danger",
};
/** Answers that a report of either leads to; the asker's own figures are another matter. */
const ABOUT_IT: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "given",
  "not_known",
  "off_topic",
  "passages",
  "risk",
  "unclear",
  "unsafe",
]);

/**
 * Whoever reports a danger or an outage on a partner's page is told whom to call there, and again with every question
 * that follows it.
 */
export async function addUrgentContact(
  c: Composition,
  kind: AnswerKind,
  before: Understanding | undefined,
): Promise<void> {
  if (!c.tools.partner || !ABOUT_IT.has(kind)) return;
  const urgency =
    urgencyOf(c.frame, [c.question]) ??
    (before ? urgencyOf(before.frame, [before.question, ...before.sources.map(({ title }) => title)]) : null);
  if (urgency === null) return;
  // Behind what keeps everyone safe, what the partner itself says of it.
  const article =
    kind === "unsafe" || kind === "risk" ? partnerArticleFor(c.frame, c.question, c.tools.knowledge) : undefined;
  if (article) await c.quote(article.slug);
  await (urgency === "outage" ? addOutageReport(c) : addHandover(c));
}

function urgencyOf({ subject, topics: [first], mentions }: Frame, texts: readonly string[]): Urgency | null {
  const inText = (text: string) => LANGUAGES.some((language) => partnerNeedOf(text, language) === "outage");
  if (subject === "outage" || texts.some(inText)) return "outage";
  const dangers = [mentions?.danger, ...texts.map((text) => dangerIn(normalWords(text)))];
  if (dangers.some((danger) => danger !== undefined && TO_LIFE.has(danger))) return "danger";
  return first && first.probability > SURE ? (TOPICS[first.topic] ?? null) : null;
}

/** From this probability on a topic says more of a question than its words. */
const SURE = 0.5;
