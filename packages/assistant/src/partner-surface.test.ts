import { LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import { describe, expect, it } from "vitest";
import { assistantDataOf, YEAR_FACTS } from "../../../tests/fixtures/assistant-data";
import { knowledge as ours } from "../../../tests/support/knowledge";
import { NIGHTLY } from "../../../tests/support/nightly";
import { composeAnswer, type WholeAnswer } from "./answer";
import type { Frame } from "./frame/frame";
import { MATTERS } from "./frame/said-matters";
import { partnerKnowledge } from "./knowledge";
import type { PartnerVoice } from "./partner-voice";
import { type AnswerKind, planOf } from "./plan";

const knowledge = partnerKnowledge(ours, []);

interface Page {
  rewards: boolean;
  upload: boolean;
  identified: boolean;
}
const PAGES: readonly Page[] = [true, false].flatMap((rewards) =>
  [true, false].flatMap((upload) => [true, false].map((identified) => ({ rewards, upload, identified }))),
);
const named = ({ rewards, upload, identified }: Page): string =>
  `rewards ${rewards ? "on" : "off"}, upload ${upload ? "on" : "off"}, ${identified ? "identified" : "anonymous"}`;

const voiceOf = ({ rewards, upload }: Page): PartnerVoice => ({
  id: "gridville",
  revision: 0,
  name: "Gridville Power",
  contact: { email: "help@gridville.example", phone: "+1 555 0100" },
  outageUrl: "https://outages.gridville.example/map",
  features: { upload, charts: true, rewards, redeem: rewards },
});

/** An identified customer's readings come from a file, as where uploads were on before. */
function dataOf({ rewards, identified }: Page) {
  const data = assistantDataOf(identified ? YEAR_FACTS : null);
  return {
    ...data,
    account: async () => (identified ? { firstName: "Mei", greenCoins: 150, tier: null } : null),
    items: async () => (rewards ? data.items() : []),
    purchases: async () => (rewards && identified ? [] : null),
  };
}

const ask = (text: string, language: Language, page: Page, frame?: Frame): Promise<WholeAnswer> =>
  composeAnswer(
    { text, language, turns: [], surface: "widget", partner: voiceOf(page), ...(frame ? { frame } : {}) },
    dataOf(page),
    knowledge,
  );

/** Of our site alone: its pages, its name, its plans and what they cost, its accounts. */
const OF_OUR_SITE =
  /(?<![\p{L}\p{N}:/.<])\/[a-z]{2,}|Wattleaf|\$(49|149) a month|\$(490|1,490) a year|(49|149|490|1,490) ?美元|Free Trial|免费试用|Growth plan|\b(sign|log) in\b(?!.{0,40}(utilit|supplier))|登录(?!.{0,6}(电力|供电))|invitation code|邀请码|onboarding|\bcard below\b|下面的卡片/iu;
const OF_REWARDS = /\bcoins?\b|绿币|green store|绿色商店/iu;
const OF_UPLOADS = /\bupload|attach button|(?<!自动|和|电表)上传|附件按钮/iu;
/** What a new account of our own site gets, and no one else. */
const WELCOME = /(?<!\d)50 (green )?coins|(?<!\d)50 个?绿币/iu;

/** What an answer says or offers that there is not on such a page. */
function saidInVain({ text, suggestions, choices, reading }: WholeAnswer, page: Page): string[] {
  const said = [text, ...suggestions, ...choices.map(({ label }) => label)].join("\n");
  if (reading.some(({ label }) => label === "")) return ["a chip without words"];
  const forbidden = [OF_OUR_SITE, WELCOME, ...(page.rewards ? [] : [OF_REWARDS]), ...(page.upload ? [] : [OF_UPLOADS])];
  return forbidden.flatMap((pattern) => pattern.exec(said)?.[0] ?? []);
}

/** A frame that leads to each kind of answer. */
const FRAMES: Record<AnswerKind, Partial<Frame>> = {
  greeting: { act: "talk", topics: [{ topic: "greeting", probability: 1 }] },
  thanks: { act: "talk", topics: [{ topic: "thanks", probability: 1 }] },
  goodbye: { act: "talk", topics: [{ topic: "goodbye", probability: 1 }] },
  capabilities: { act: "talk", topics: [{ topic: "capabilities", probability: 1 }] },
  small_talk: { act: "talk", topics: [{ topic: "who-are-you", probability: 1 }] },
  off_topic: { act: "talk", topics: [{ topic: "off-topic", probability: 1 }] },
  unclear: { act: "talk", topics: [{ topic: "nonsense", probability: 1 }] },
  repeat: { act: "talk", topics: [{ topic: "repeat", probability: 1 }] },
  language: { act: "talk", topics: [{ topic: "answer-language", probability: 1 }] },
  sources: { act: "talk", topics: [{ topic: "sources", probability: 1 }] },
  unsafe: { mentions: { danger: "gas" } },
  risk: { metric: "energy", mentions: { asksOfRisk: true } },
  confirm: { act: "confirm" },
  decline: { act: "decline" },
  figures: { metric: "energy", period: "all" },
  breakdown: { metric: "energy", group: "appliance" },
  bill: { subject: "bill", metric: "cost" },
  bill_lines: { subject: "bill_line", metric: "cost" },
  bill_explain: { act: "explain", subject: "bill", metric: "cost" },
  bill_due: { metric: "due_date" },
  not_known: { metric: "count", subject: "solar" },
  summary: { subject: "file" },
  anomalies: { act: "explain", metric: "energy" },
  why: { act: "explain", metric: "energy", period: "month-1" },
  forecast: { act: "forecast", subject: "bill", metric: "cost" },
  savings: { metric: "savings" },
  tariff: { subject: "tariff", metric: "price" },
  tariff_compare: { act: "compare", subject: "tariff", metric: "cost" },
  schedule: { act: "do", command: "schedule", appliances: ["ev"] },
  device_command: { act: "do", command: "off", subject: "device" },
  device_state: { act: "state", subject: "device" },
  vpp_earnings: { metric: "earnings", subject: "plant" },
  vpp_enroll: { act: "do", command: "join", subject: "plant" },
  coins: { metric: "coins" },
  earn_coins: { metric: "coins", act: "advise" },
  matters: { subject: "rewards", mentions: { matters: MATTERS } },
  home_matters: { mentions: { homeMatter: { kind: "cheap_hours" } } },
  rank: { metric: "rank" },
  purchases: { subject: "store", metric: "coins" },
  store: { act: "do", command: "buy", subject: "store" },
  pricing: { subject: "plan", metric: "cost" },
  trial: { scope: "product", topics: [{ topic: "free-trial", probability: 1 }] },
  upload: { act: "do", command: "upload" },
  connect: { act: "do", command: "connect", subject: "meter" },
  given: { given: [] },
  passages: { scope: "general", act: "explain" },
};
/** Every kind but this one is reached by a frame alone. */
const BY_WORDS: Partial<Record<AnswerKind, Record<Language, string>>> = {
  given: {
    en: "What does a 1000 W heater cost for 3 hours at $0.30?",
    zh: "1000 瓦的取暖器开 3 小时，0.6 元一度，要多少钱？",
  },
};

const frameOf = (frame: Partial<Frame>, language: Language): Frame => ({
  act: "ask",
  scope: "own",
  topics: [],
  ...frame,
  language,
  sureness: 1,
  read: {},
});

describe.each(PAGES.map((page) => [named(page), page] as const))("on a partner's page with %s", (_, page) => {
  // By day on every other page: each kind is told with each of the three on and off.
  const isOn = Object.values(page).filter(Boolean).length;
  const kinds = Object.entries(FRAMES).map(([kind, frame], at) => [kind as AnswerKind, frame, at] as const);
  it.each(kinds.filter(([, , at]) => NIGHTLY || (at + isOn) % 2 === 0))(
    "%s offers nothing that is not there",
    async (kind, frame, at) => {
      // By day in the languages by turns: each kind is told in both.
      const turn = (at + PAGES.indexOf(page)) % LANGUAGES.length;
      for (const language of NIGHTLY ? LANGUAGES : LANGUAGES.slice(turn, turn + 1)) {
        const words = BY_WORDS[kind]?.[language];
        const asked = words ? undefined : frameOf(frame, language);
        if (asked) expect(planOf(asked)).toBe(kind);
        const answer = await ask(words ?? "?", language, page, asked);
        expect(answer.text).not.toBe("");
        expect(answer.rejected).toEqual([]);
        expect(saidInVain(answer, page), answer.text).toEqual([]);
      }
    },
  );

  it.each(LANGUAGES)("passages offer nothing that is not there: %s", async (language) => {
    const found: string[] = [];
    const all = ours.articles
      .filter((article) => article.language === language)
      .flatMap(({ slug, title, passages }) => passages.map(({ heading }) => ({ slug, title, heading })));
    // By day every sixth passage is told on one of the pages, at night each on all.
    const here = NIGHTLY ? all : all.filter((_passage, at) => at % (PAGES.length * 6) === PAGES.indexOf(page));
    for (const { slug, title, heading } of here) {
      const chosen = { act: "explain", scope: "general", topics: [{ topic: slug, probability: 1 }] } as const;
      const answer = await ask(heading ?? title, language, page, frameOf(chosen, language));
      const inVain = saidInVain(answer, page);
      if (inVain.length > 0 || answer.text === "") found.push(`${slug}: ${heading}: ${inVain.join()}: ${answer.text}`);
    }
    expect(found).toEqual([]);
  });
});

/** As people ask: all that articles list at night, some of them by day. */
const EVERY = NIGHTLY ? 1 : 50;

it.each(LANGUAGES)("answers what articles list, as it is asked: %s", async (language) => {
  const questions = ours.articles
    .filter((article) => article.language === language)
    .flatMap(({ title, questions: listed }) => [title, ...listed])
    .filter((_, at) => at % EVERY === 0);
  const found: string[] = [];
  for (const [at, question] of questions.entries()) {
    const page = PAGES[at % PAGES.length];
    if (!page) continue;
    const answer = await ask(question, language, page);
    const inVain = saidInVain(answer, page);
    if (inVain.length > 0) found.push(`${named(page)}: ${question}: ${inVain.join()}: ${answer.text}`);
  }
  expect(found).toEqual([]);
});
