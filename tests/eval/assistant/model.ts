import type { AnswerEvent } from "../../../packages/assistant/src/answer";
import { answerWithModel } from "../../../packages/assistant/src/llm";
import { NOTHING_KNOWN } from "../../../packages/assistant/src/ports";
import { parseEnvironment } from "../../../packages/server/src/env";
import { systemClock } from "../../../packages/server/src/adapters/clock";
import { createLlmEndpoint } from "../../../packages/server/src/adapters/llm/endpoint";
import { createLogger } from "../../../packages/server/src/adapters/logger";
import { newSecret } from "../../../packages/server/src/adapters/secrets";
import { assistantDataOf, YEAR_FACTS } from "../../fixtures/assistant-data";
import { UTTERANCES } from "../../fixtures/utterances";
import { knowledge } from "../../support/knowledge";

/** Enough to compare models; a full set costs about ten dollars with a large model. */
const QUESTIONS = 60;

interface LogLine {
  engine?: "built-in" | "model";
  failure?: string;
  ms?: number;
  tokens?: number;
  wasCorrected?: boolean;
  isIncomplete?: boolean;
}

/**
 * Asks the configured model (LLM_BASE_URL, LLM_MODEL) an even sample of the labeled questions, as a household with a
 * year of readings. Prints how often it answered itself, was corrected or left something out, and the cost.
 */
export async function evaluateModel(variables: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { LLM_BASE_URL: baseUrl = "", LLM_MODEL: modelId = "", LLM_API_KEY: apiKey } = parseEnvironment(variables);
  const llm = createLlmEndpoint({ baseUrl, modelId, apiKey, clock: systemClock });
  const data = { ...NOTHING_KNOWN, ...assistantDataOf(YEAR_FACTS), nowMs: () => systemClock.now() };
  const lines: LogLine[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(JSON.parse(line) as LogLine) });
  const asked = UTTERANCES.filter(({ after }) => !after);
  const step = Math.max(1, Math.floor(asked.length / QUESTIONS));
  let cited = 0;
  let unbacked = 0;
  for (const { text, language } of asked.filter((_, index) => index % step === 0)) {
    const question = { text, language, turns: [], surface: "site" } as const;
    const signal = new AbortController().signal;
    const events: AnswerEvent[] = [];
    const context = { llm, data, knowledge, history: [], log, signal, now: systemClock.now, nonce: newSecret() };
    for await (const event of answerWithModel(question, context)) events.push(event);
    const done = events.at(-1);
    if (done?.type !== "done") throw new Error(`No answer to ${text}`);
    if (done.citations.length > 0) cited += 1;
    // Figures without a source that reached the user.
    if (done.citations.length === 0 && /\d/.test(done.text) && lines.at(-1)?.engine === "model") unbacked += 1;
    console.log(`- ${text}\n  ${done.text.replaceAll("\n", "\n  ")}`);
  }
  const byModel = lines.filter(({ engine }) => engine === "model");
  const share = (count: number, of = lines.length) =>
    `${((100 * count) / Math.max(1, of)).toFixed(1)} % (${count} of ${of})`;
  const sorted = byModel.map(({ ms = 0 }) => ms).toSorted((a, b) => a - b);
  const failures = lines.flatMap(({ failure }) => failure ?? []);
  console.table({
    model: llm.description,
    "answered by the model": share(byModel.length),
    "corrected once": share(byModel.filter(({ wasCorrected }) => wasCorrected).length, byModel.length),
    "left something out": share(byModel.filter(({ isIncomplete }) => isIncomplete).length, byModel.length),
    "with a citation": share(cited),
    "a figure without a source": share(unbacked, byModel.length),
    failures: [...new Set(failures)]
      .map((kind) => `${kind} ${failures.filter((one) => one === kind).length}`)
      .join(", "),
    "tokens an answer": Math.round(
      byModel.reduce((sum, { tokens = 0 }) => sum + tokens, 0) / Math.max(1, byModel.length),
    ),
    "time for an answer, median": `${sorted[Math.floor(sorted.length / 2)] ?? 0} ms`,
    "time for an answer, p95": `${sorted[Math.floor(sorted.length * 0.95)] ?? 0} ms`,
  });
}
