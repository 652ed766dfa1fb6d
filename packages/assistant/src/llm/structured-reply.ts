import { Output, streamText } from "ai";
import type { z } from "zod";
import { failureOf, ModelFailure } from "./failure";
import type { ModelContext } from "./model-context";

export interface StructuredRequest<T extends z.ZodType> {
  /** What is asked for, for the log. */
  step: "passages" | "question";
  instructions: string;
  prompt: string;
  form: T;
}

/** A frame or the number of a passage is short. */
const MOST_OUTPUT_TOKENS = 1_000;

/**
 * One reply of a model in a given form; null when the model gives none, and the caller goes on without. An endpoint that
 * keeps failing is skipped for a while.
 * @throws the signal's reason when the answer is stopped
 */
export async function structuredReply<T extends z.ZodType>(
  { step, instructions, prompt, form }: StructuredRequest<T>,
  { llm, log, signal, now }: ModelContext,
): Promise<z.output<T> | null> {
  if (!llm.breaker.admit()) {
    log.info({ step, reason: "The model's endpoint is down" }, "Read without the model");
    return null;
  }
  const startMs = now();
  let isKnown = false;
  try {
    const reply = await ask({ instructions, prompt, form }, { llm, signal });
    isKnown = true;
    llm.breaker.succeeded();
    log.info({ step, model: llm.description, ms: now() - startMs, tokens: reply.tokens }, "Read by the model");
    return reply.value;
  } catch (error) {
    signal.throwIfAborted();
    const failure = failureOf(error);
    isKnown = true;
    if (failure.isEndpoints) llm.breaker.failed();
    else llm.breaker.succeeded();
    const { kind, message } = failure;
    log.warn(
      { step, model: llm.description, ms: now() - startMs, failure: kind, reason: message },
      "Read without the model",
    );
    return null;
  } finally {
    if (!isKnown) llm.breaker.left();
  }
}

async function ask<T extends z.ZodType>(
  { instructions, prompt, form }: Pick<StructuredRequest<T>, "form" | "instructions" | "prompt">,
  { llm, signal }: Pick<ModelContext, "llm" | "signal">,
): Promise<{ value: z.output<T>; tokens: number }> {
  const { firstWordMs, stallMs, totalMs } = llm.limits;
  let fault: unknown;
  const result = streamText({
    model: await llm.model(),
    instructions,
    prompt,
    output: Output.object({ schema: form }),
    temperature: 0,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    maxRetries: 0,
    timeout: { firstChunkMs: firstWordMs, chunkMs: stallMs, totalMs },
    abortSignal: signal,
    onError: ({ error }) => {
      fault ??= error;
    },
  });
  try {
    const value = (await result.output) as z.output<T>;
    return { value, tokens: (await result.totalUsage).totalTokens ?? 0 };
  } catch (error) {
    signal.throwIfAborted();
    if (fault) throw failureOf(fault);
    // Both fail as the reply itself does when nothing came in time.
    const [text, ended] = await Promise.all([result.text, result.finishReason]).catch(() => [null, null]);
    if (text?.trim() === "" || ended === "content-filter")
      throw new ModelFailure("empty", "The model said nothing, or declined", error);
    throw failureOf(error);
  }
}
