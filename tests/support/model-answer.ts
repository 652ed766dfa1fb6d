import type { AnswerEvent, Question } from "../../packages/assistant/src/answer";
import { answerWithModel } from "../../packages/assistant/src/llm";
import type { WrittenFrame } from "../../packages/assistant/src/llm/frame-form";
import { type AssistantData, type LlmEndpoint, NOTHING_KNOWN } from "../../packages/assistant/src/ports";
import type { Clock } from "../../packages/server/src/adapters/clock";
import { createLlmEndpoint } from "../../packages/server/src/adapters/llm/endpoint";
import { LLM_LIMITS } from "../../packages/server/src/adapters/llm/limits";
import type { LlmSettings } from "../../packages/server/src/modules/chat";
import { createLogger, type Logger } from "../../packages/server/src/adapters/logger";
import { assistantDataOf, YEAR_FACTS } from "../fixtures/assistant-data";
import { type LlmReply, type LlmRequest, type LlmTestEndpoint, says, startLlmEndpoint } from "./llm-endpoint";
import { knowledge } from "./knowledge";

/** As in production, but without waiting between retries. */
export const TEST_LIMITS = { ...LLM_LIMITS, firstRetryMs: 2 };
/** For a model that does not finish in time. */
export const IMPATIENT = { ...TEST_LIMITS, firstWordMs: 400, stallMs: 300 };

/** A household with a year of readings. */
export const HOUSEHOLD: AssistantData = { ...NOTHING_KNOWN, ...assistantDataOf(YEAR_FACTS) };

const NOTHING_NAMED: WrittenFrame = {
  text: "",
  follows_up: false,
  act: "ask",
  scope: "own",
  metric: null,
  aggregate: null,
  subject: null,
  command: null,
  period: null,
  compared_to: null,
  filters: [],
  group: null,
  pick: null,
  unit: null,
  appliances: [],
  devices: [],
  every_device: false,
  except_device: null,
  rooms: [],
  values: [],
  times: [],
  given: [],
  change: null,
  line: null,
  place: null,
  topic: null,
};

/** A question as a model writes it down. */
export const written = (question: Partial<WrittenFrame>): WrittenFrame => ({ ...NOTHING_NAMED, ...question });

/** A model that reads a message as these questions. */
export const reads = (...questions: Partial<WrittenFrame>[]): LlmReply =>
  says(JSON.stringify({ questions: questions.map(written) }));

/** A model that picks a passage, counted from 1. */
export const picks = (passage: number | null): LlmReply => says(JSON.stringify({ passage }));

export interface ModelAnswer {
  events: AnswerEvent[];
  done: Extract<AnswerEvent, { type: "done" }>;
  requests: LlmRequest[];
  log: Record<string, unknown>[];
}

export interface AskOptions {
  data?: AssistantData;
  question?: Partial<Question>;
  signal?: AbortSignal;
  llm?: LlmEndpoint;
}

/** Asks with the help of a model behind a real endpoint, whose replies the test writes. */
export class ModelAsker {
  static async start(): Promise<ModelAsker> {
    return new ModelAsker(await startLlmEndpoint());
  }

  private constructor(readonly endpoint: LlmTestEndpoint) {}

  /** What a server needs to reach it. */
  get settings(): LlmSettings {
    return { baseUrl: this.endpoint.url, modelId: "test-model", apiKey: "sk-test-key", limits: LLM_LIMITS };
  }

  llm(clock: Clock = { now: Date.now }, limits = TEST_LIMITS): LlmEndpoint {
    return createLlmEndpoint({ ...this.settings, clock, limits, random: () => 0 });
  }

  async *stream(text: string, replies: readonly LlmReply[], options: AskOptions, log: Logger) {
    this.endpoint.requests.length = 0;
    this.endpoint.prepare(replies);
    const { data = HOUSEHOLD, question = {}, signal = new AbortController().signal } = options;
    yield* answerWithModel({ text, language: "en", turns: [], surface: "site", ...question }, data, knowledge, {
      llm: options.llm ?? this.llm(),
      log,
      signal,
      now: Date.now,
    });
  }

  async ask(text: string, replies: readonly LlmReply[], options: AskOptions = {}): Promise<ModelAnswer> {
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    const events: AnswerEvent[] = [];
    for await (const event of this.stream(text, replies, options, log)) events.push(event);
    const done = events.at(-1);
    if (done?.type !== "done") throw new Error("The answer has no end");
    return {
      events,
      done,
      requests: [...this.endpoint.requests],
      log: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    };
  }
}
