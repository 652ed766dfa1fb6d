import { isStepCount, type LanguageModel, type ModelMessage, streamText, type ToolSet } from "ai";
import type { LlmLimits } from "../ports";
import { failureOf, ModelFailure } from "./failure";
import { type RawSentence, SentenceStream } from "./sentences";

const MOST_OUTPUT_TOKENS = 3_000;
/** Longer than any answer; what a model goes on to say is not read. */
const MOST_CHARACTERS = 8_000;
/** All calls of an answer together. */
const MOST_TOKENS = 80_000;
/** Replies with tools called wrongly; the second is not corrected any more. */
const MOST_WRONG_REPLIES = 1;

export interface DraftRequest {
  model: LanguageModel;
  instructions: string;
  messages: readonly ModelMessage[];
  tools: ToolSet;
  /** Replies of the model, those that only call tools included; the last may not call any. */
  steps: number;
  limits: LlmLimits;
  /** What is left of the answer's time. */
  timeLeftMs: number;
  signal: AbortSignal;
}

export type DraftPart = { type: "tool"; name: string } | { type: "sentence"; sentence: RawSentence };

/** What one run of a model has cost and left. */
export interface DraftEnd {
  /** What the model said and called, to go on from. */
  messages: readonly ModelMessage[];
  tokens: number;
  steps: number;
}

/**
 * Lets a model work with the tools until it has written its draft, and gives the draft sentence by sentence. What it
 * says on the way to a tool is not part of it.
 * @throws ModelFailure; an AbortError when the signal ends it
 */
export async function* writeDraft(request: DraftRequest): AsyncGenerator<DraftPart, DraftEnd> {
  const { model, instructions, messages, tools, steps, limits, timeLeftMs, signal } = request;
  const tooMuch = new AbortController();
  const result = streamText({
    model,
    instructions,
    messages: [...messages],
    tools,
    stopWhen: isStepCount(steps),
    prepareStep: ({ stepNumber }) => (stepNumber === steps - 1 && steps > 1 ? { toolChoice: "none" } : {}),
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    maxRetries: 0,
    timeout: { firstChunkMs: limits.firstWordMs, chunkMs: limits.stallMs, totalMs: timeLeftMs },
    abortSignal: AbortSignal.any([signal, tooMuch.signal]),
    onError: () => {},
  });
  const step = new StepReader();
  let tokens = 0;
  let count = 0;
  let wrongReplies = 0;
  let characters = 0;
  try {
    for await (const part of result.stream) {
      if (part.type === "text-delta") {
        characters += part.text.length;
        if (characters > MOST_CHARACTERS) break;
        for (const sentence of step.text(part.text)) yield { type: "sentence", sentence };
      } else if (part.type === "tool-input-start") {
        step.turnsToTools();
      } else if (part.type === "tool-call") {
        step.turnsToTools();
        if ("invalid" in part && part.invalid) step.isWrong = true;
        else yield { type: "tool", name: part.toolName };
      } else if (part.type === "tool-error" && part.error instanceof ModelFailure) {
        throw part.error;
      } else if (part.type === "finish-step") {
        count += 1;
        tokens += part.usage.totalTokens ?? 0;
        if (step.isWrong) wrongReplies += 1;
        if (wrongReplies > MOST_WRONG_REPLIES) throw new ModelFailure("tools", "Tools were called wrongly again");
        if (tokens > MOST_TOKENS) throw new ModelFailure("tools", `More than ${MOST_TOKENS} tokens`);
        if (part.finishReason === "content-filter") throw new ModelFailure("empty", "The model declined");
        for (const sentence of step.end(part.finishReason === "length")) yield { type: "sentence", sentence };
      } else if (part.type === "error") {
        throw part.error;
      } else if (part.type === "abort") {
        signal.throwIfAborted();
        throw new ModelFailure("late", part.reason ?? "The model took too long");
      }
    }
    const isCut = characters > MOST_CHARACTERS;
    return { messages: isCut ? [] : await result.responseMessages, tokens, steps: count };
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error);
  } finally {
    tooMuch.abort();
  }
}

/** Reads the text of one reply. Its first sentence waits for the second: alone before a tool call it only announces. */
class StepReader {
  isWrong = false;
  #sentences = new SentenceStream();
  #first: RawSentence[] = [];
  #begun = false;
  #calls = false;

  text(piece: string): RawSentence[] {
    const read = this.#sentences.push(piece);
    if (this.#begun) return read;
    this.#first.push(...read);
    return this.#first.length > 1 ? this.#release() : [];
  }

  turnsToTools(): void {
    this.#first = [];
    this.#calls = true;
  }

  /** @param isCut the reply was cut off: what has no end is no sentence */
  end(isCut: boolean): RawSentence[] {
    const tail = this.#sentences.end();
    const last = this.#calls ? [] : [...this.#release(), ...(isCut ? [] : tail)];
    this.isWrong = false;
    this.#sentences = new SentenceStream();
    this.#first = [];
    this.#begun = false;
    this.#calls = false;
    return last;
  }

  #release(): RawSentence[] {
    this.#begun = true;
    return this.#first.splice(0);
  }
}
