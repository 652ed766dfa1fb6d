import type { Frame } from "../../../../packages/assistant/src/frame/frame";
import { readMessage } from "../../../../packages/assistant/src/frame/read-message";
import { isHeldOut } from "../labeled";
import { faultsOf, TODAY } from "./check";
import { groupsOfTemplates, type TemplateQuestion, templateQuestions } from "./questions";

/** Choices of values for each template. */
const TIMES = 3;

/**
 * How many questions of 32 kinds are read with every slot that their kind has. Of held-out groups only figures are printed.
 *
 * @param groups absent: the held-out ones
 */
export function evaluateTemplates(groups: readonly number[] | undefined): void {
  for (const group of groups ?? groupsOfTemplates().filter(isHeldOut)) {
    const judged = templateQuestions(group, TIMES).map((question) => ({ question, faults: faults(question) }));
    const share = (those: typeof judged) => those.filter(({ faults: found }) => found.length === 0).length;
    if (!isHeldOut(group))
      for (const { question, faults: found } of judged)
        if (found.length > 0)
          console.log(
            `- ${question.kind}: ${[question.previous, question.text].filter(Boolean).join(" > ")}: ${found.join(", ")}`,
          );
    const byKind = Object.entries(Object.groupBy(judged, ({ question }) => question.kind));
    console.table(
      Object.fromEntries([
        ...byKind.map(([kind, those = []]) => [kind, `${share(those)} of ${those.length}`]),
        [`group ${group}, all`, `${((100 * share(judged)) / judged.length).toFixed(1)}% of ${judged.length}`],
      ]),
    );
  }
}

function faults(question: TemplateQuestion): string[] {
  const read = (text: string, previous: Frame | null) =>
    readMessage(text, { language: question.language, today: TODAY, previous, hasProposal: false }).questions;
  const previous = question.previous ? (read(question.previous, null).at(-1)?.frame ?? null) : null;
  const questions = read(question.text, previous);
  const frame = questions.at(-1)?.frame;
  if (!frame) return ["not read"];
  return [...(questions.length > 1 ? [`${questions.length} questions`] : []), ...faultsOf(question, frame)];
}
