import { type AnswerEvent, answerQuestion, type KnowledgeBase } from "@wattleaf/assistant/answer";
import { answerWithModel } from "@wattleaf/assistant/llm/index";
import type { LlmEndpoint } from "@wattleaf/assistant/ports";
import { errorOf, failedOutcome, type Outcome } from "../../../adapters/worker-queue/outcome";
import { untilStopped } from "../until-stopped";
import type { AnswerRequest, FromWorker, LlmSettings, ToWorker } from "./messages";
import { PartnerKnowledge } from "./partner-knowledge";
import { remoteData } from "./remote-data";

/** What a Worker needs to answer. */
export interface AnswerTools {
  knowledge: KnowledgeBase;
  createLlm(settings: LlmSettings): LlmEndpoint;
  post(messages: FromWorker[]): void;
}

interface Answering {
  stop: AbortController;
  calls: Map<number, (outcome: Outcome) => void>;
}

/** The Worker's side of answering: composes answers and posts their events. */
export class AnswerThread {
  readonly #tools: AnswerTools;
  readonly #knowledge: PartnerKnowledge;
  readonly #answering = new Map<number, Answering>();
  #llm: LlmEndpoint | null = null;
  #outbox: FromWorker[] = [];
  #lastCall = 0;
  /** Answers begin in different turns of the event loop, so that the first one's words do not wait for the last one's. */
  #begun: Promise<unknown> = Promise.resolve();

  constructor(tools: AnswerTools) {
    this.#tools = tools;
    this.#knowledge = new PartnerKnowledge(tools.knowledge);
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case "start":
        this.#llm = message.llm && this.#tools.createLlm(message.llm);
        return;
      case "answer":
        this.#answering.set(message.id, { stop: new AbortController(), calls: new Map() });
        this.#begun = this.#begun.then(() => {
          void this.#answer(message.id, message.request);
          return new Promise((resolve) => void setImmediate(resolve));
        });
        return;
      case "returned":
        this.#answering.get(message.id)?.calls.get(message.call)?.(message.outcome);
        return;
      case "stop":
        this.#answering.get(message.id)?.stop.abort();
        return;
      case "ping":
        this.#post({ type: "pong" });
        this.#flush();
    }
  }

  async #answer(id: number, request: AnswerRequest): Promise<void> {
    const signal = this.#answering.get(id)?.stop.signal ?? AbortSignal.abort();
    try {
      for await (const event of untilStopped(this.#compose(id, request, signal), signal)) {
        this.#post({ type: "event", id, event });
      }
    } catch (error) {
      this.#post({ type: "failed", id, outcome: failedOutcome(error) });
    } finally {
      this.#answering.delete(id);
      this.#flush();
    }
  }

  async *#compose(id: number, request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    const data = remoteData(request, (call) => this.#call(id, call));
    const knowledge = await this.#knowledge.of(request.question.partner, data);
    if (!this.#llm || request.engine === "built-in") return yield* answerQuestion(request.question, data, knowledge);
    return yield* answerWithModel(request.question, data, knowledge, {
      llm: this.#llm,
      log: {
        info: (fields, message) => this.#post({ type: "log", id, level: "info", fields, message }),
        warn: (fields, message) => this.#post({ type: "log", id, level: "warn", fields, message }),
      },
      signal,
      now: Date.now,
    });
  }

  async #call<T>(id: number, data: Extract<FromWorker, { type: "call" }>["data"]): Promise<T> {
    const answering = this.#answering.get(id);
    if (!answering) throw new Error("The answer has ended");
    this.#lastCall += 1;
    const call = this.#lastCall;
    const outcome = await new Promise<Outcome>((resolve) => {
      answering.calls.set(call, resolve);
      this.#post({ type: "call", id, call, data });
      this.#flush();
    });
    answering.calls.delete(call);
    if (!outcome.ok) throw errorOf(outcome, `Reading ${data.name}`);
    return outcome.value as T;
  }

  /** One message to the main thread for all that one turn of the event loop brings. */
  #post(message: FromWorker): void {
    if (this.#outbox.length === 0) setImmediate(() => this.#flush());
    this.#outbox.push(message);
  }

  #flush(): void {
    if (this.#outbox.length === 0) return;
    this.#tools.post(this.#outbox);
    this.#outbox = [];
  }
}
