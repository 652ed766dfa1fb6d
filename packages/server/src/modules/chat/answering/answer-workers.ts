import type { AnswerEvent } from "@wattleaf/assistant/answer";
import type { AssistantData, AssistantLog } from "@wattleaf/assistant/ports";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { EventChannel } from "../../../adapters/event-channel";
import { errorOf, outcomeOf } from "../../../adapters/worker-queue/outcome";
import type { AnswerRequest, FromWorker, LlmSettings, ToWorker } from "./messages";
import { performCall } from "./perform-call";

/** A Worker that says nothing for so long while it has answers to write is taken for stuck. */
const SILENCE_LIMIT_MS = 15 * SECOND_MS;
/** Reading the articles takes seconds, and a new one would only begin again. On a machine that has much more to do: */
const LOADING_LIMIT_MS = 120 * SECOND_MS;
const PING_MS = 5 * SECOND_MS;

/** What an answer is written with, on the main thread. */
export interface AnswerSupport {
  data: AssistantData;
  log: AssistantLog;
  /** Aborted when the user stops the answer. */
  signal: AbortSignal;
}

export interface AnswerWorkersOptions {
  /** URL of the Worker, which runs an {@link AnswerThread}. */
  script: string;
  /** How many there are; one for each core that the main thread leaves free. */
  count: number;
  llm: LlmSettings | null;
  silenceLimitMs?: number;
  pingMs?: number;
}

/**
 * Composes answers in Workers, so that the thread that serves everything else only passes on their events. Each answer
 * goes to the Worker with the fewest; what it wants to know of the asker is read here, with the asker's own rights.
 */
export class AnswerWorkers {
  readonly #options: AnswerWorkersOptions;
  readonly #workers: (AnswerWorker | null)[];
  #isClosed = false;

  constructor(options: AnswerWorkersOptions) {
    this.#options = options;
    this.#workers = Array.from({ length: options.count }, () => null);
  }

  /** Starts the Workers before the first question needs one. */
  warm(): void {
    for (const index of this.#workers.keys()) this.#worker(index);
  }

  /**
   * Waits until every Worker has read the articles: a question before that waits too.
   * @throws Error when one ends before
   */
  async loaded(): Promise<void> {
    await Promise.all(Array.from(this.#workers.keys(), (index) => this.#worker(index).loaded));
  }

  /** How many answers are being written. */
  get size(): number {
    return this.#workers.reduce((sum, worker) => sum + (worker?.size ?? 0), 0);
  }

  /**
   * The events of an answer, as an engine gives them; stopping ends them without another word.
   * @throws Error when the Worker ends before the answer does; whatever the engine throws
   */
  answer(request: AnswerRequest, support: AnswerSupport): AsyncGenerator<AnswerEvent> {
    if (this.#isClosed) throw new Error("The server is stopping");
    const sizes = this.#workers.map((worker) => worker?.size ?? 0);
    return this.#worker(sizes.indexOf(Math.min(...sizes))).answer(request, support);
  }

  /** Ends the Workers; answers that are being written fail. */
  close(): void {
    this.#isClosed = true;
    for (const worker of this.#workers) worker?.end(new Error("The server is stopping"));
  }

  #worker(index: number): AnswerWorker {
    const running = this.#workers[index];
    if (running) return running;
    const worker = new AnswerWorker(this.#options, () => {
      if (this.#workers[index] === worker) this.#workers[index] = null;
      // The next question must not wait until the articles are read again.
      if (!this.#isClosed && worker.hasAnswered) this.#worker(index);
    });
    this.#workers[index] = worker;
    return worker;
  }
}

interface Answering extends AnswerSupport {
  events: EventChannel<AnswerEvent>;
}

/** One Worker, from its start to its end. */
class AnswerWorker {
  readonly #worker: Worker;
  readonly #answering = new Map<number, Answering>();
  readonly #onEnd: () => void;
  readonly #silenceLimitMs: number;
  readonly #pings: Timer;
  #lastId = 0;
  #heardAtMs = performance.now();
  #hasEnded = false;
  readonly #loading = Promise.withResolvers<void>();
  /** One that ends before it has said anything would only be started again and again. */
  hasAnswered = false;

  constructor(
    { script, llm, silenceLimitMs = SILENCE_LIMIT_MS, pingMs = PING_MS }: AnswerWorkersOptions,
    onEnd: () => void,
  ) {
    this.#onEnd = onEnd;
    this.#silenceLimitMs = silenceLimitMs;
    this.#worker = new Worker(script);
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromWorker[]>) => {
      this.#heardAtMs = performance.now();
      this.hasAnswered = true;
      this.#loading.resolve();
      for (const message of data) this.#receive(message);
    });
    this.#worker.addEventListener("error", ({ message }) =>
      this.end(new Error(`The answer Worker failed: ${message}`)),
    );
    this.#worker.addEventListener("close", () => this.end(new Error("The answer Worker ended")));
    // Nothing may wait for it.
    this.#loading.promise.catch(() => undefined);
    this.#post({ type: "start", llm });
    // Answered once it has read the articles.
    this.#post({ type: "ping" });
    this.#pings = setInterval(() => this.#watch(), pingMs);
    this.#pings.unref();
  }

  get size(): number {
    return this.#answering.size;
  }

  get loaded(): Promise<void> {
    return this.#loading.promise;
  }

  async *answer(request: AnswerRequest, support: AnswerSupport): AsyncGenerator<AnswerEvent> {
    if (this.#hasEnded) throw new Error("The answer Worker ended");
    this.#lastId += 1;
    const id = this.#lastId;
    const events = new EventChannel<AnswerEvent>();
    if (this.#answering.size === 0) this.#heardAtMs = performance.now();
    this.#answering.set(id, { ...support, events });
    this.#post({ type: "answer", id, request });
    const stop = () => events.close();
    support.signal.addEventListener("abort", stop, { once: true });
    if (support.signal.aborted) stop();
    let isWhole = false;
    try {
      for await (const event of events) {
        isWhole ||= event.type === "done";
        yield event;
      }
    } finally {
      this.#answering.delete(id);
      support.signal.removeEventListener("abort", stop);
      if (!isWhole) this.#post({ type: "stop", id });
    }
  }

  /** Its answers fail with `why`. */
  end(why: Error): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearInterval(this.#pings);
    this.#worker.terminate();
    this.#loading.reject(why);
    for (const { events } of this.#answering.values()) events.fail(why);
    this.#answering.clear();
    this.#onEnd();
  }

  #receive(message: FromWorker): void {
    if (message.type === "pong") return;
    const answering = this.#answering.get(message.id);
    // What comes of an answer that was stopped is of no use any more.
    if (!answering) return;
    switch (message.type) {
      case "event":
        answering.events.add(message.event);
        if (message.event.type === "done") answering.events.close();
        return;
      case "call":
        void outcomeOf(() => performCall(answering.data, message.data)).then((outcome) =>
          this.#post({ type: "returned", id: message.id, call: message.call, outcome }),
        );
        return;
      case "failed":
        answering.events.fail(errorOf(message.outcome, "The answer"));
        return;
      case "log":
        answering.log[message.level](message.fields, message.message);
    }
  }

  #watch(): void {
    if (this.#answering.size === 0) return;
    const limitMs = this.hasAnswered ? this.#silenceLimitMs : LOADING_LIMIT_MS;
    if (performance.now() - this.#heardAtMs > limitMs) {
      this.end(new Error("The answer Worker is stuck"));
      return;
    }
    this.#post({ type: "ping" });
  }

  #post(message: ToWorker): void {
    if (!this.#hasEnded) this.#worker.postMessage(message);
  }
}
