import type { ModelMessage } from "ai";
import type { Question } from "../answer";
import { TOOLS } from "../tools";
import { understand } from "../understand";
import type { Understanding } from "../understand/types";
import type { Conversation } from "./converse";
import { requestsAction, withoutProposals } from "./requested-actions";
import { disclosureCheck } from "./disclosure";
import { Fence } from "./fence";
import type { Findings } from "./findings";
import { type Exchange, historyMessages } from "./history";
import { instructionsFor } from "./instructions";
import type { ModelContext } from "./model-context";
import { Redactor } from "./redaction";
import type { StreamedAnswer } from "./streamed-answer";
import { callableTools } from "./tool-calls";
import { reportOf } from "./tool-report";
import { redactedTexts } from "./messages";

export interface Preparation {
  reading: Understanding;
  streamed: StreamedAnswer;
  findings: Findings;
  history: readonly Exchange[];
  /** Aborted with a tool's fault. */
  faults: AbortController;
  signal: AbortSignal;
  deadlineMs: number;
}

/** Everything that a model gets to read and to call for one question, and how what it says is judged. */
export async function prepareConversation(
  question: Question,
  context: ModelContext,
  { reading, streamed, findings, history, faults, signal, deadlineMs }: Preparation,
): Promise<Conversation> {
  const { llm, knowledge, nonce, now } = context;
  const { language, entities } = reading;
  const fence = new Fence(nonce);
  const redactor = new Redactor();
  const mayPropose = requestsAction(question.text, (text) =>
    understand(text, question.turns, question.language, knowledge.hasWord),
  );
  const { tools, data } = mayPropose ? { tools: TOOLS, data: context.data } : withoutProposals(TOOLS, context.data);
  const today = new Date(now()).toISOString().slice(0, 10);
  const instructions = instructionsFor({ language, surface: question.surface, today, mayPropose }, fence);
  const messages: ModelMessage[] = [
    ...historyMessages(history, redactor, fence),
    { role: "user", content: redactor.redact(question.text, "asker") },
  ];
  const redact = (text: string) => redactor.redact(text, "other");
  const restore = (text: string) => redactor.restore(text, redactedTexts(language));
  return {
    model: await llm.model(),
    instructions,
    messages,
    tools: callableTools(tools, {
      context: { data, knowledge, language },
      findings,
      askerTexts: [question.text, ...history.map((exchange) => exchange.question)],
      restore: (text) => redactor.restore(text, () => ""),
      report: (result) => reportOf(result, { language, energyUnit: entities.unit, fence, findings, redact }),
      onFault: (error) => faults.abort(error),
    }),
    limits: llm.limits,
    fence,
    judge: { findings, redact, isDisclosure: disclosureCheck(instructions, fence.name) },
    streamed,
    restore,
    signal,
    deadlineMs,
    now,
  };
}
