import type { Urgency } from "../frame/urgency";
import type { Article } from "../knowledge";
import type { AnswerKind } from "../plan";
import type { Composition } from "./composition";
import { addOutageReport } from "./partner";

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
 * A visitor who reports a danger or an outage on a partner's page is told whom to call there, and again with every question
 * that follows it.
 */
export async function addUrgentContact(
  c: Composition,
  kind: AnswerKind,
  { urgency, articleOf }: { urgency: Urgency | null; articleOf: () => Article | undefined },
): Promise<void> {
  if (!c.tools.partner || urgency === null || !ABOUT_IT.has(kind)) return;
  // Behind what keeps everyone safe, what the partner itself says of it.
  const article = kind === "unsafe" || kind === "risk" ? articleOf() : undefined;
  if (article) await c.quote(article.slug);
  await (urgency === "outage" ? addOutageReport(c) : c.handover());
}
