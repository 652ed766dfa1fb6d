import { argv, exit, stdin } from "node:process";

/**
 * A language model's endpoint in a process of its own that takes its time: every answer is a sentence now and then, as
 * the OpenAI protocol streams it. Prints its base URL.
 */
const [seconds = "20"] = argv.slice(2);
const PIECES = 20;
const PAUSE_MS = (Number(seconds) * 1_000) / PIECES;
const encoder = new TextEncoder();

const chunk = (choices: unknown[], rest: object = {}) =>
  encoder.encode(
    `data: ${JSON.stringify({ id: "load", object: "chat.completion.chunk", created: 1, model: "slow", choices, ...rest })}\n\n`,
  );
const delta = (content: string) => chunk([{ index: 0, delta: { content }, finish_reason: null }]);

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  idleTimeout: 255,
  async fetch(request) {
    await request.arrayBuffer();
    const body = async function* () {
      for (let piece = 0; piece < PIECES; piece += 1) {
        yield delta("Turn off what you do not need. ");
        await Bun.sleep(PAUSE_MS);
      }
      yield chunk([{ index: 0, delta: {}, finish_reason: "stop" }]);
      yield chunk([], { usage: { prompt_tokens: 700, completion_tokens: 60, total_tokens: 760 } });
      yield encoder.encode("data: [DONE]\n\n");
    };
    return new Response(body as unknown as BodyInit, { headers: { "content-type": "text/event-stream" } });
  },
});
console.log(`http://127.0.0.1:${server.port}/v1`);
stdin.on("end", () => exit()).resume();
