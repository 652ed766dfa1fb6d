import { crossOriginHeaders } from "../../packages/server/src/http/cors";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { type Language, parseLanguage } from "../../packages/shared/src/i18n/language";
import { fillPlaceholders } from "../../packages/shared/src/i18n/translate";
import { join } from "node:path";

export interface WidgetServer {
  origin: string;
  /** Method and path of every request except preflights; a resumed answer includes its last event. */
  requests: string[];
  /** Whether the page's origin is on the partner's list. */
  allowed: boolean;
  /** The bodies of the requests that open or close a session. */
  sessions: { key?: string; token?: string; language?: string }[];
  /** Replies of /api/chat with 503 and a Retry-After of a second that are still to come. */
  busy: number;
  /** False responds with 404 for the panel's file. */
  panelAvailable: boolean;
  stop(): Promise<void>;
}

/** As the real server sends the widget's files (http/site-files.ts). */
const FILE = { headers: { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" } };

const ANSWER_PIECES = { en: ["One", " two", " three", " four."], zh: ["一", "、二", "、三", "、四。"] };
/** What every question is answered with. */
export const ANSWER = { en: ANSWER_PIECES.en.join(""), zh: ANSWER_PIECES.zh.join("") };
/** The answer loses its first connection after two events. */
export const LOST_QUESTION = { en: "drop the line", zh: "断开连接" };
/** The answer has a chart, and how the question was understood. */
export const CHART_QUESTION = { en: "a chart", zh: "画一张图表" };
export const CHART_TEXTS = {
  en: { title: "Use by month", series: "Use", may: "May", june: "June" },
  zh: { title: "每月用电量", series: "用电量", may: "5月", june: "6月" },
};
export const VOUCHER_NAME = { en: "Cinema voucher", zh: "电影票" };
const FILE_ANSWER = { en: "Read {name}, {bytes} bytes", zh: "已读取 {name}，{bytes} 字节" };

/** What it says about a file. */
export const fileAnswer = (language: Language, { name, size }: Pick<File, "name" | "size">): string =>
  fillPlaceholders(FILE_ANSWER[language], { name, bytes: size });

/**
 * A fake of what the widget needs from Wattleaf: its files from `widgetDir`, sessions, streamed answers, uploads. The
 * {@link LOST_QUESTION} loses its first connection after two events. Pages of other origins may read what the real
 * server lets them read.
 */
export function startWidgetServer(widgetDir: string): WidgetServer {
  const server = Bun.serve({
    port: 0,
    hostname: "localhost",
    async fetch(request) {
      const reply = await answer(request);
      for (const [name, value] of Object.entries(crossOriginHeaders(request) ?? {})) reply.headers.set(name, value);
      return reply;
    },
  });

  async function answer(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return new Response(null, { status: 204 });
    const { pathname, searchParams } = new URL(request.url);
    const after = Number(request.headers.get("last-event-id") ?? 0);
    self.requests.push(`${request.method} ${pathname}${after ? ` after ${after}` : ""}`);
    if (pathname.startsWith("/widget/") && !self.panelAvailable) return new Response("Gone", { status: 404 });
    if (pathname.startsWith("/widget")) return new Response(Bun.file(join(widgetDir, pathname)), FILE);
    if (pathname.startsWith("/api/widget/session")) {
      const body = (await request.json()) as { token?: string };
      self.sessions.push(body);
      return pathname.endsWith("/close") ? Response.json({ ok: true }) : openSession(body.token);
    }
    if (pathname === "/api/chat" && self.busy-- > 0)
      return Response.json({ code: "overloaded", message: "Busy", retryAfterSeconds: 1 }, { status: 503 });
    const rewards = REWARDS[pathname];
    if (rewards) {
      const isCustomer = request.headers.get("authorization") === `Bearer ${CUSTOMER_TOKEN}`;
      const { language } =
        request.method === "POST"
          ? ((await request.json()) as { language: Language })
          : Object.fromEntries(searchParams);
      return Response.json(rewards(isCustomer, parseLanguage(language)));
    }
    if (pathname === "/api/chat/history") return Response.json({ messages: [earlierAnswer] });
    if (pathname === "/api/chat") return streamAnswer((await request.json()) as AskedQuestion, after);
    if (pathname === "/api/upload") {
      const form = await request.formData();
      const analysis = fileAnswer(parseLanguage(form.get("language")), form.get("file") as File);
      return Response.json({ uploadId: "u1", analysis });
    }
    return new Response("Not found", { status: 404 });
  }

  function openSession(identity: string | undefined): Response {
    if (!self.allowed) return Response.json({ code: "origin_not_allowed", message: "Not allowed" }, { status: 403 });
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
    return Response.json({
      token: identity ? CUSTOMER_TOKEN : "token",
      expiresAt,
      identified: identity !== undefined,
      partner: { name: "Brightwater" },
      greeting: "Hello",
      theme: {},
      quickQuestions: [],
      features: { upload: true, charts: true, rewards: true, redeem: true },
    });
  }

  const self: WidgetServer = {
    origin: server.url.origin,
    requests: [],
    sessions: [],
    busy: 0,
    allowed: true,
    panelAvailable: true,
    stop: () => server.stop(true),
  };
  return self;
}

const CUSTOMER_TOKEN = "token-customer";
const COINS = 120;
const VOUCHER = { id: "voucher", price: 80, category: "vouchers", sample: false };

/** What the customer of {@link CUSTOMER_TOKEN} has, and what anyone sees. */
const REWARDS: Record<string, (isCustomer: boolean, language: Language) => unknown> = {
  "/api/gamification/leaderboard": () => [
    { position: 1, userId: "p1", name: "Ann", rank: "Energy Saver", totalPoints: 1_200, simulated: false },
  ],
  "/api/marketplace/items": (isCustomer, language) => [
    {
      ...VOUCHER,
      name: VOUCHER_NAME[language],
      description: "",
      imageUrl: null,
      stockQuantity: 3,
      redeemable: isCustomer ? true : null,
    },
  ],
  "/api/gamification/achievements": () => ({
    achievements: [
      { id: "first_upload", measure: "uploads", goal: 1, progress: 1, coins: 5, reachedAt: "2026-01-15T12:00:00Z" },
      { id: "week_streak", measure: "streak", goal: 7, progress: 4, coins: 10, reachedAt: null },
    ],
    paidCoins: 0,
  }),
  "/api/gamification/stats": () => ({
    totalPoints: 1_200,
    energySaved: 80,
    streakDays: 4,
    rank: "Energy Saver",
    simulated: false,
  }),
  "/api/gamification/coins": () => ({ balance: COINS, entries: [], next: null }),
  "/api/marketplace/purchase": (_, language) => ({
    id: "b1",
    itemName: VOUCHER_NAME[language],
    totalCost: 80,
    voucherCodes: ["CODE-1"],
  }),
};

const chartIn = ({ title, series, may, june }: (typeof CHART_TEXTS)[Language]) => ({
  kind: "chart",
  title,
  form: "bars",
  unit: "kWh",
  sandbox: true,
  labels: [may, june],
  series: [{ name: series, values: [310, 612] }],
});
const readingIn = ({ may, june }: (typeof CHART_TEXTS)[Language]) => ({
  slot: "period",
  label: june,
  options: [{ label: may, change: { slot: "period", value: "2026-05" } }],
});

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

interface AskedQuestion {
  message: string;
  language: Language;
}

function streamAnswer({ message, language }: AskedQuestion, after: number): Response {
  const isChart = message === CHART_QUESTION[language];
  const done = {
    response: ANSWER[language],
    messageId: "m1",
    citations: [],
    suggestions: [],
    attachments: isChart ? [chartIn(CHART_TEXTS[language])] : [],
    reading: isChart ? [readingIn(CHART_TEXTS[language])] : [],
    choices: [],
  };
  const pieces = ANSWER_PIECES[language];
  const frames = [
    ...pieces.map((text, index) => `id: ${index + 1}\nevent: delta\ndata: ${JSON.stringify({ text })}\n\n`),
    `id: ${pieces.length + 1}\nevent: done\ndata: ${JSON.stringify(done)}\n\n`,
  ];
  const end = message === LOST_QUESTION[language] && after === 0 ? 2 : frames.length;
  return new Response(`: heartbeat\n\n${frames.slice(after, end).join("")}`, {
    headers: { "content-type": "text/event-stream" },
  });
}
