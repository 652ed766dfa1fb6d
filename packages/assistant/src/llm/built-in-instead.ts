import { type AnswerEvent, composeAnswer, type Question } from "../answer";
import type { FailureKind } from "./failure";
import type { ModelContext } from "./model-context";
import type { StreamedAnswer } from "./streamed-answer";
import { modelMessages } from "./messages";

/**
 * The built-in engine's answer in a model's place, with a note that says so: behind the answer, or before it when the
 * model has said a part.
 */
export async function* builtInInstead(
  question: Question,
  { data, knowledge }: Pick<ModelContext, "data" | "knowledge">,
  streamed: StreamedAnswer,
  failure: FailureKind,
): AsyncGenerator<AnswerEvent> {
  const t = modelMessages(streamed.language);
  const isBegun = streamed.text !== "";
  const { text, citations, suggestions, attachments, understanding, toolNames } = await composeAnswer(
    question,
    data,
    knowledge,
  );
  for (const name of toolNames) yield { type: "tool", name };
  if (isBegun) yield* streamed.send(t("model.note.stopped"), [], "new line");
  yield* streamed.adopt(text, citations);
  if (!isBegun) yield* streamed.send(t(`model.note.${isAway(failure) ? "unreachable" : "unusable"}`), [], "new line");
  for (const attachment of attachments) yield { type: "attachment", attachment };
  yield { type: "done", text: streamed.text, citations: streamed.citations, suggestions, attachments, understanding };
}

const isAway = (failure: FailureKind) => failure === "unreachable" || failure === "late" || failure === "misconfigured";
