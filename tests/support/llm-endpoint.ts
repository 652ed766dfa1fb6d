import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A chat completions request as received. */
export interface LlmRequest {
  headers: IncomingMessage["headers"];
  /** The full request, to check that something is not in it. */
  text: string;
  body: {
    model: string;
    stream: boolean;
    stream_options?: { include_usage?: boolean };
    max_tokens?: number;
    messages: { role: string; content: string | null }[];
  };
}

/** Answers one request. */
export type LlmReply = (response: ServerResponse, request: LlmRequest) => Promise<void> | void;

export interface LlmTestEndpoint {
  /** What LLM_BASE_URL is set to. */
  url: string;
  requests: LlmRequest[];
  /** The next replies, in order; a request without one is rejected. */
  prepare(replies: readonly LlmReply[]): void;
  close(): Promise<void>;
}

/** An endpoint on loopback that implements OpenAI's chat completions byte for byte. */
export async function startLlmEndpoint(): Promise<LlmTestEndpoint> {
  const requests: LlmRequest[] = [];
  const replies: LlmReply[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let text = "";
      for await (const piece of request) text += String(piece);
      const seen = { headers: request.headers, text, body: JSON.parse(text) as LlmRequest["body"] };
      requests.push(seen);
      const reply = replies.shift() ?? status(500, { error: { message: "No reply was prepared" } });
      if (request.url === "/v1/chat/completions") await reply(response, seen);
      else await status(404, { error: { message: "Unknown path" } })(response, seen);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    prepare: (next) => void replies.splice(0, replies.length, ...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const USAGE = { prompt_tokens: 700, completion_tokens: 42, total_tokens: 742 };

/** Streams a text in pieces of a few letters, as a model does. */
export const says =
  (text: string, { finish = "stop", piece = 7 } = {}): LlmReply =>
  (response) => {
    const stream = openStream(response);
    void stream.delta({ role: "assistant", content: "", refusal: null });
    for (let at = 0; at < text.length; at += piece) stream.delta({ content: text.slice(at, at + piece) });
    stream.end(finish);
  };

/** A refusal, as OpenAI streams it. */
export const declines =
  (text: string): LlmReply =>
  (response) => {
    const stream = openStream(response);
    void stream.delta({ role: "assistant", content: null, refusal: "" });
    void stream.delta({ refusal: text });
    stream.end("stop");
  };

/** A chunk that is cut off in the middle. */
export const saysBrokenChunk =
  (text: string): LlmReply =>
  (response) => {
    const stream = openStream(response);
    void stream.delta({ role: "assistant", content: text });
    void stream.raw('data: {"id":"chatcmpl-test","object":"chat.completion.ch\n\n');
    void stream.delta({ content: " And more." });
    stream.end("stop");
  };

/** Sends some text and then nothing more, with the connection open. */
export const stallsAfter =
  (text: string): LlmReply =>
  (response) => {
    const stream = openStream(response);
    response.flushHeaders();
    if (text !== "") stream.delta({ role: "assistant", content: text });
  };

/** Accepts the request and never responds. */
export const staysSilent: LlmReply = () => {};

/** Sends some text, then the connection breaks. */
export const breaksAfter =
  (text: string): LlmReply =>
  async (response) => {
    const stream = openStream(response);
    await stream.delta({ role: "assistant", content: text });
    response.socket?.resetAndDestroy();
  };

/** Waits for a signal to start. */
export const afterwards =
  (begin: Promise<unknown>, reply: LlmReply): LlmReply =>
  async (response, request) => {
    await begin;
    await reply(response, request);
  };

/** A server that does not stream. */
export const saysAtOnce =
  (message: Record<string, unknown>, finish = "stop"): LlmReply =>
  (response, request) =>
    status(200, {
      id: "chatcmpl-test",
      object: "chat.completion",
      created: 1_760_000_000,
      model: request.body.model,
      choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: finish }],
      usage: USAGE,
    })(response, request);

export const status =
  (code: number, body: unknown, headers: Record<string, string> = {}): LlmReply =>
  (response) => {
    response.writeHead(code, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

/** OpenAI's response to a conversation that is too long. */
export const contextExceeded: LlmReply = status(400, {
  error: {
    message: "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
    type: "invalid_request_error",
    param: "messages",
    code: "context_length_exceeded",
  },
});

/** One endless chunk. */
export const saysEndlessly: LlmReply = async (response) => {
  const stream = openStream(response);
  const piece = "All work and no play makes a dull answer. ".repeat(40);
  while (response.writable) {
    await stream.delta({ content: piece });
    await new Promise((resolve) => setImmediate(resolve));
  }
};

function openStream(response: ServerResponse) {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  /** Resolves when the bytes are handed to the operating system. */
  const raw = (text: string) => new Promise<void>((resolve) => void response.write(text, () => resolve()));
  const chunk = (rest: object) => {
    const head = { id: "chatcmpl-test", object: "chat.completion.chunk", created: 1_760_000_000, model: "test-model" };
    return raw(
      `data: ${JSON.stringify({ ...head, service_tier: "default", system_fingerprint: "fp_test", ...rest })}\n\n`,
    );
  };
  const choice = (delta: object, finish: string | null) =>
    chunk({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }], usage: null });
  return {
    raw,
    delta: (delta: object) => choice(delta, null),
    end(finish: string) {
      void choice({}, finish);
      void chunk({ choices: [], usage: USAGE });
      void raw("data: [DONE]\n\n");
      response.end();
    },
  };
}
