import { openChat, question } from "./load/ask";
import { type BenchRow, percentile, row } from "./measure";
import { startServerProcess } from "../support/server-process";

const CHATS = 32;
const ROUNDS = 20;
const WARM_UP_ROUNDS = 4;
/** Users read before they ask again; chats start spread over this pause and then drift apart. */
const READING_MS = 250;

/** Time to the first token of a grounded answer with 32 concurrent chats: with reading pauses, and in bursts. */
export async function benchChat(): Promise<BenchRow[]> {
  const server = await startServerProcess();
  try {
    const cookies = await Promise.all(Array.from({ length: CHATS }, () => openChat(server.url)));
    await burst(server.url, cookies, WARM_UP_ROUNDS);
    const paced = await withPauses(server.url, cookies);
    const bursts = await burst(server.url, cookies, ROUNDS);
    return [
      row(`first token p95, ${CHATS} chats at once`, percentile(paced, 0.95), "ms", 50),
      row(`first token p95, ${CHATS} questions in the same instant`, percentile(bursts, 0.95), "ms", 50),
    ];
  } finally {
    await server.stop();
  }
}

async function withPauses(url: string, cookies: readonly string[]): Promise<number[]> {
  const chats = cookies.map(async (cookie, chat) => {
    const times: number[] = [];
    await Bun.sleep((READING_MS / CHATS) * chat);
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await firstToken(url, cookie, question(chat + round)));
      await Bun.sleep(READING_MS);
    }
    return times;
  });
  return (await Promise.all(chats)).flat();
}

async function burst(url: string, cookies: readonly string[], rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(...(await Promise.all(cookies.map((cookie, chat) => firstToken(url, cookie, question(chat + round))))));
  }
  return times;
}

/** Milliseconds from sending the question to the first delta; reads the rest of the answer as well. */
async function firstToken(url: string, cookie: string, message: string): Promise<number> {
  const from = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", origin: url, cookie },
    body: JSON.stringify({ message, sessionId: "home-page-chat", messageKey: crypto.randomUUID() }),
  });
  if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}`);
  let first = Number.NaN;
  let seen = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    seen += decoder.decode(chunk, { stream: true });
    if (Number.isNaN(first) && seen.includes("event: delta")) first = performance.now() - from;
  }
  if (!seen.includes("event: done")) throw new Error("An answer ended without its done event");
  return first;
}
