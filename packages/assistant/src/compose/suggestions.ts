import { LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import type { Frame } from "../frame/frame";
import { normalWords } from "../frame/normalize";
import { type AnswerKind, planOf } from "../plan";
import type { PartnerFeature } from "@wattleaf/shared/domain/partners";
import type { AssistantKey } from "../messages";
import { messages } from "../messages";
import type { PartnerVoice } from "../partner-voice";
import type { Composition } from "./composition";
import { inCommonWords } from "./traditional";

type Ask = Extract<AssistantKey, `assistant.ask.${string}`> extends `assistant.ask.${infer Name}` ? Name : never;

/** What each offered question asks, which need not be read from its words, and what an answer needs. */
interface Offer {
  frame: Partial<Frame>;
  /** An upload or a meter. */
  needsData?: boolean;
  needsMeter?: boolean;
  needsAccount?: boolean;
  /** What only an account of the site can have: devices, a plan, a meter that is connected. */
  needsSite?: boolean;
  /** What a partner can turn off. */
  needs?: PartnerFeature;
}

const about = (topic: string, frame: Partial<Frame> = {}): Partial<Frame> => ({
  scope: "product",
  ...frame,
  topics: [{ topic, probability: 1 }],
});
const energy = (frame: Partial<Frame>): Partial<Frame> => ({ metric: "energy", ...frame });
const PLANNED_CHARGE = about("scheduling-loads", { act: "advise", scope: "own", subject: "ev", appliances: ["ev"] });

const ASKS: Record<Ask, Offer> = {
  save: { frame: { metric: "savings" } },
  control: { frame: about("device-control", { act: "howto" }), needsSite: true },
  vpp: { frame: about("vpp-benefits", { subject: "plant" }) },
  upload: { frame: { act: "do", command: "upload", subject: "bill" }, needs: "upload" },
  baseLoad: { frame: { metric: "base_load" }, needsData: true },
  peakHour: { frame: energy({ group: "hour_of_day", pick: "highest" }), needsData: true },
  night: { frame: energy({ filters: ["night"], aggregate: "share" }), needsData: true },
  weekend: { frame: energy({ act: "compare", group: "weekpart" }), needsData: true },
  months: { frame: energy({ group: "month" }), needsData: true },
  total: { frame: energy({ period: "all" }), needsData: true },
  summary: { frame: { subject: "file" }, needsData: true },
  tariff: { frame: about("time-of-use-tariffs", { act: "explain", scope: "general", subject: "tariff" }) },
  dryer: { frame: about("dryer-and-drying", { act: "advise", scope: "general", appliances: ["dryer"] }) },
  ev: { frame: PLANNED_CHARGE },
  vppJoin: { frame: about("vpp-joining-and-opt-out", { act: "howto", subject: "plant" }), needsSite: true },
  plans: { frame: about("plans-and-pricing", { subject: "plan", metric: "cost" }), needsSite: true },
  trial: { frame: about("free-trial", { subject: "plan" }), needsSite: true },
  earn: { frame: about("earning-coins", { metric: "coins" }), needs: "rewards" },
  store: { frame: about("green-store", { subject: "store" }), needs: "redeem" },
  privacy: { frame: about("privacy-and-security"), needsSite: true },
  formats: { frame: about("supported-files"), needs: "upload" },
  explain: { frame: { act: "explain", subject: "bill", metric: "cost" }, needsData: true },
  tariffs: {
    frame: about("choosing-a-tariff", { act: "advise", scope: "own", subject: "tariff" }),
    needsMeter: true,
  },
  breakdown: { frame: energy({ group: "appliance", pick: "highest" }), needsMeter: true },
  schedule: { frame: PLANNED_CHARGE, needsMeter: true },
  thisMonth: { frame: { act: "forecast", subject: "bill", metric: "cost", period: "month0" }, needsMeter: true },
  tomorrow: { frame: energy({ act: "forecast", period: "day+1" }), needsMeter: true },
  unusual: { frame: energy({ act: "explain" }), needsMeter: true },
  devices: { frame: { act: "state", subject: "device", everyDevice: true }, needsAccount: true, needsSite: true },
  earnings: { frame: { metric: "earnings", subject: "plant" }, needsAccount: true, needsSite: true },
  enroll: { frame: { act: "do", command: "join", subject: "plant" }, needsAccount: true, needsSite: true },
  rank: { frame: { metric: "rank", subject: "rewards" }, needsAccount: true, needs: "rewards" },
  connect: { frame: { act: "do", command: "connect", subject: "meter" }, needsAccount: true, needsSite: true },
};

const frameOf = (ask: Ask, language: Language): Frame => ({
  act: "ask",
  scope: "own",
  topics: [],
  ...ASKS[ask].frame,
  language,
  sureness: 1,
  read: {},
});

/** What a message asks that is one of the offered questions, word for word; undefined for any other. */
export const offeredFrame = (text: string): Frame | undefined =>
  OFFERED.get(wordsOf(text)) ?? OFFERED.get(wordsOf(inCommonWords(text)));

/** "What is my rank" is asked with and without its question mark. */
const wordsOf = (text: string): string => normalWords(text).replaceAll("?", "");

const OFFERED = new Map(
  LANGUAGES.flatMap((language) =>
    (Object.keys(ASKS) as Ask[]).map((ask) => [
      wordsOf(messages(language)(`assistant.ask.${ask}`)),
      frameOf(ask, language),
    ]),
  ),
);

const AFTER: Partial<Record<AnswerKind, readonly Ask[]>> = {
  figures: ["breakdown", "months", "weekend", "baseLoad", "save", "connect", "upload"],
  breakdown: ["baseLoad", "tariffs", "unusual", "save", "connect", "upload"],
  bill: ["explain", "tariffs", "months", "save", "connect", "upload"],
  summary: ["save", "explain", "tariffs", "baseLoad", "months", "connect", "upload"],
  bill_lines: ["explain", "tariffs", "save", "connect", "upload"],
  bill_explain: ["tariffs", "breakdown", "thisMonth", "months", "save", "connect", "upload"],
  bill_due: ["summary", "thisMonth", "save", "upload"],
  anomalies: ["breakdown", "baseLoad", "thisMonth", "save", "connect", "upload"],
  why: ["breakdown", "baseLoad", "thisMonth", "save", "connect", "upload"],
  forecast: ["tariffs", "schedule", "breakdown", "months", "save", "connect", "upload"],
  savings: ["tariffs", "breakdown", "baseLoad", "dryer", "tariff", "connect", "upload"],
  tariff: ["tariffs", "schedule", "peakHour", "save"],
  tariff_compare: ["schedule", "explain", "thisMonth", "peakHour", "tariff", "save", "connect"],
  schedule: ["tariffs", "devices", "thisMonth", "tariff", "save", "connect"],
  device_command: ["devices", "earnings", "schedule", "vpp", "save"],
  device_state: ["earnings", "schedule", "control", "vpp", "save"],
  vpp_earnings: ["vppJoin", "devices", "rank", "vpp", "save"],
  vpp_enroll: ["earnings", "devices", "vpp", "save"],
  pricing: ["trial", "save", "vpp"],
  trial: ["plans", "save", "upload"],
  coins: ["store", "earn", "rank", "save"],
  earn_coins: ["store", "upload", "rank", "save"],
  store: ["earn", "rank", "save", "vpp"],
  purchases: ["store", "earn", "rank"],
  rank: ["earn", "store", "save"],
  upload: ["summary", "connect", "baseLoad", "formats", "save", "privacy"],
  connect: ["breakdown", "tariffs", "thisMonth", "privacy", "upload", "save"],
  confirm: ["devices", "breakdown", "tariffs", "save"],
  decline: ["breakdown", "tariffs", "thisMonth", "save"],
};
const DEFAULT: readonly Ask[] = ["summary", "save", "control", "vpp", "upload"];
/** On a partner's page, where less can be asked for. */
const DEFAULT_FOR_PARTNERS: readonly Ask[] = ["tariff", "dryer"];
const MAX_SUGGESTIONS = 3;

/** Two or three questions that the engine can answer for this asker, in the answer's language. */
export async function suggest(
  kind: AnswerKind,
  { tools: { data, partner }, language, offered }: Composition,
): Promise<string[]> {
  if (offered.length > 0) return [...offered];
  const [usage, meter, account] = await Promise.all([data.usage(), data.meter(), data.account()]);
  const has = { data: usage !== null, meter: meter !== null, account: account !== null, site: !partner };
  const t = messages(language);
  return (
    [...new Set([...(AFTER[kind] ?? []), ...DEFAULT, ...(partner ? DEFAULT_FOR_PARTNERS : [])])]
      // The same kind of answer is no sequel, but for figures and articles, which are many.
      .filter((ask) => planOf(frameOf(ask, language)) !== kind || kind === "figures" || kind === "passages")
      .filter((ask) => isOpen(ASKS[ask], has))
      .filter((ask) => hasAll(partner, ASKS[ask].needs))
      // Someone whose data is here already has better things to ask than how to send it.
      .filter((ask) => !(has.data && (ask === "upload" || ask === "formats")) && !(has.meter && ask === "connect"))
      .slice(0, MAX_SUGGESTIONS)
      .map((ask) => t(`assistant.ask.${ask}`))
  );
}

/** What is redeemed is earned first. */
const hasAll = (partner: PartnerVoice | undefined, needed: PartnerFeature | undefined): boolean =>
  !partner || needed === undefined || (partner.features[needed] && (needed !== "redeem" || partner.features.rewards));

const isOpen = (
  { needsData, needsMeter, needsAccount, needsSite }: Offer,
  has: { data: boolean; meter: boolean; account: boolean; site: boolean },
): boolean =>
  (!needsData || has.data) && (!needsMeter || has.meter) && (!needsAccount || has.account) && (!needsSite || has.site);
