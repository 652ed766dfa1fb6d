import type { CallEnd } from "./outcomes";

const QUESTIONS = [
  "What are VPP benefits?",
  "How much can I save?",
  "Can my devices be controlled?",
  "how does a heat pump save energy",
  "What does the Growth plan cost?",
  "什么是基础负荷？",
  "电费为什么上涨？",
  "and for the dryer?",
];

export const question = (index: number): string => QUESTIONS[index % QUESTIONS.length] ?? "";

/** A visitor with a cookie. */
export async function openChat(url: string): Promise<string> {
  const response = await fetch(`${url}/api/chat/history?sessionId=home-page-chat`);
  await response.arrayBuffer();
  return cookiesOf(response);
}

export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/**
 * Asks and reads the whole answer. The time is that from sending the question to the first delta; an answer that ends
 * without its `done` event counts as a failure of its own, so that nothing is dropped without a word.
 */
export async function ask(url: string, cookie: string, message: string): Promise<CallEnd> {
  const from = performance.now();
  try {
    const response = await fetch(`${url}/api/chat`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream", origin: url, cookie },
      body: JSON.stringify({ message, sessionId: crypto.randomUUID(), messageKey: crypto.randomUUID() }),
    });
    if (!response.ok || !response.body) {
      const { code } = (await response.json()) as { code: string };
      return { status: `${response.status} ${code}`, milliseconds: performance.now() - from };
    }
    let first: number | null = null;
    let seen = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      seen += decoder.decode(chunk, { stream: true });
      if (first === null && seen.includes("event: delta")) first = performance.now() - from;
    }
    if (seen.includes("event: error")) return { status: "ended with an error event", milliseconds: 0 };
    if (!seen.includes("event: done")) return { status: "ended without a word", milliseconds: 0 };
    return { status: 200, milliseconds: first ?? performance.now() - from };
  } catch (error) {
    return { status: `connection: ${String(error)}`, milliseconds: 0 };
  }
}
