/** An endpoint's reply that is longer than any answer. */
export class ReplyTooLong extends Error {
  override name = "ReplyTooLong";
}

/**
 * The reply as a stream of chat completion chunks of at most `maxBytes`. A server that does not stream sends one JSON
 * document, which is converted to a single equivalent chunk.
 */
export async function streamedReply(response: Response, maxBytes: number): Promise<Response> {
  if (!response.ok || !response.body) return response;
  const body = response.body.pipeThrough(atMost(maxBytes));
  const { status, headers } = response;
  if (!headers.get("content-type")?.includes("application/json")) return new Response(body, { status, headers });
  const events = asEvents(await new Response(body).text());
  return new Response(events, { status, headers: { "content-type": "text/event-stream" } });
}

function atMost(maxBytes: number) {
  let seen = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      seen += bytes.byteLength;
      if (seen > maxBytes) controller.error(new ReplyTooLong(`The reply is larger than ${maxBytes} bytes`));
      else controller.enqueue(bytes);
    },
  });
}

interface Completion {
  choices?: { index?: number; message?: Record<string, unknown>; finish_reason?: string | null }[];
}

/** What is no completion (an error in JSON, or no JSON at all) goes on as it is, for the reader of chunks to reject. */
function asEvents(text: string): string {
  return `data: ${JSON.stringify(asChunk(text)) ?? text.replaceAll("\n", " ")}\n\ndata: [DONE]\n\n`;
}

function asChunk(text: string): unknown {
  const completion = parse(text);
  if (!completion?.choices) return completion;
  const choices = completion.choices.map(({ message, ...choice }) => ({ ...choice, delta: withIndexes(message) }));
  return { ...completion, object: "chat.completion.chunk", choices };
}

/** In chunks, each tool call includes its index. */
function withIndexes(message: Record<string, unknown> | undefined) {
  const calls = message?.["tool_calls"];
  if (!Array.isArray(calls)) return message;
  return { ...message, tool_calls: calls.map((call: object, index) => ({ index, ...call })) };
}

function parse(text: string): Completion | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
