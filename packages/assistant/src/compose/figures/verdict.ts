import { yearEarlier } from "../../frame/times/period-shift";
import { LEAST_CHANGE } from "../least-change";
import { ask } from "./ask";
import type { Plan } from "./question";
import { FigureWriter } from "./writer";
import { addYesOrNo, AS_USUAL } from "./yes-or-no";

const AVERAGE_YEAR = "last12m";

/**
 * "Was it more than usual?": yes or no, before the figures.
 *
 * @param change of the first time against the second
 * @returns whether the time was judged by the average one
 */
export function addVerdict(w: FigureWriter, change: number): boolean {
  const { asksVerdict, asksIfSo, asksIfMuch, supposes } = w.c.frame.mentions ?? {};
  if (asksVerdict) {
    const isSo = asksVerdict === "more" ? change >= LEAST_CHANGE : change <= -LEAST_CHANGE;
    const no = asksIfSo ? "assistant.figures.verdict.isNot" : "assistant.figures.verdict.no";
    w.sentence(isSo ? "assistant.figures.verdict.yes" : no);
  }
  if (!asksVerdict && supposes) {
    const isOther = supposes === "more" ? change <= -LEAST_CHANGE : change >= LEAST_CHANGE;
    if (isOther) w.sentence(`assistant.figures.verdict.${supposes === "more" ? "notMore" : "notLess"}`);
  }
  const isJudged = !asksVerdict && asksIfMuch !== undefined && w.plan.question.compared_to === AVERAGE_YEAR;
  // By what is typical it was judged before.
  if (!isJudged || w.isJudged) return isJudged;
  addYesOrNo(w.c, asksIfMuch, change);
  w.sentence(`assistant.figures.verdict.${change > AS_USUAL ? "much" : change < -AS_USUAL ? "little" : "usual"}`);
  return isJudged;
}

const MONTH = /^(?:month(?:0|-\d+)|(?:-|\d{4})-\d\d)$/;

/** "Is that a lot?" of a month: what the same month of the year before came to a day, where it was measured. */
export async function addYearBefore(w: FigureWriter): Promise<void> {
  const { c, plan } = w;
  const { period, compared_to, ...question } = plan.question;
  if (!c.frame.mentions?.asksIfMuch || compared_to !== AVERAGE_YEAR || !MONTH.test(period)) return;
  const earlier = yearEarlier(period, new Date(c.tools.data.nowMs()).toISOString().slice(0, "2026-11-29".length));
  if (earlier === undefined) return;
  const before: Plan = { ...plan, question: { ...question, period: earlier } };
  const { figures } = await ask(c, before);
  if (!figures?.perDay || figures.answer.is_partial) return;
  const writer = new FigureWriter(c, figures, before);
  writer.sentence("assistant.figures.average", { clause: writer.clauseEach(figures.perDay, "day"), when: writer.when });
}
