import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { join } from "node:path";

export interface WidgetServer {
  origin: string;
  /** Method and path of every request except preflights; a resumed answer includes its last event. */
  requests: string[];
  /** Whether the page's origin is on the partner's list. */
  allowed: boolean;
  /** False responds with 404 for the panel's file. */
  panelAvailable: boolean;
  stop(): Promise<void>;
}

const WORDS = ["One", " two", " three", " four."];

/**
 * A fake of what the widget needs from Wattleaf: its files from `widgetDir`, sessions, streamed answers, uploads. A
 * question that contains "drop" loses its first connection after two events.
 */
export function startWidgetServer(widgetDir: string): WidgetServer {
  const server = Bun.serve({
    port: 0,
    hostname: "localhost",
    async fetch(request) {
      const reply = await answer(request);
      reply.headers.set("access-control-allow-origin", "*");
      reply.headers.set("access-control-allow-headers", "authorization,content-type,last-event-id");
      return reply;
    },
  });

  async function answer(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return new Response(null, { status: 204 });
    const { pathname } = new URL(request.url);
    const after = Number(request.headers.get("last-event-id") ?? 0);
    self.requests.push(`${request.method} ${pathname}${after ? ` after ${after}` : ""}`);
    if (pathname.startsWith("/widget/") && !self.panelAvailable) return new Response("Gone", { status: 404 });
    if (pathname.startsWith("/widget")) return new Response(Bun.file(join(widgetDir, pathname)));
    if (pathname === "/api/widget/session") return openSession();
    if (pathname === "/api/chat/history") return Response.json({ messages: [earlierAnswer] });
    if (pathname === "/api/chat") return streamAnswer(((await request.json()) as { message: string }).message, after);
    if (pathname === "/api/upload") {
      const file = (await request.formData()).get("file") as File;
      return Response.json({ uploadId: "u1", analysis: `Read ${file.name}, ${file.size} bytes` });
    }
    return new Response("Not found", { status: 404 });
  }

  function openSession(): Response {
    if (!self.allowed) return Response.json({ code: "origin_not_allowed", message: "Not allowed" }, { status: 403 });
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
    return Response.json({ token: "token", expiresAt, partner: { name: "Brightwater" }, greeting: "Hello" });
  }

  const self: WidgetServer = {
    origin: server.url.origin,
    requests: [],
    allowed: true,
    panelAvailable: true,
    stop: () => server.stop(true),
  };
  return self;
}

const earlierAnswer = {
  id: "m0",
  message: "An earlier answer",
  isUser: false,
  timestamp: "2026-01-15T12:00:00Z",
  isLoading: false,
  messageKey: null,
  citations: [],
  suggestions: [],
  reading: [],
  choices: [],
};

function streamAnswer(message: string, after: number): Response {
  const done = { response: WORDS.join(""), messageId: "m1", citations: [], suggestions: [], reading: [], choices: [] };
  const frames = [
    ...WORDS.map((text, index) => `id: ${index + 1}\nevent: delta\ndata: ${JSON.stringify({ text })}\n\n`),
    `id: ${WORDS.length + 1}\nevent: done\ndata: ${JSON.stringify(done)}\n\n`,
  ];
  const end = message.includes("drop") && after === 0 ? 2 : frames.length;
  return new Response(`: heartbeat\n\n${frames.slice(after, end).join("")}`, {
    headers: { "content-type": "text/event-stream" },
  });
}
