import type { ActionAttachment, ActionKind } from "@wattleaf/shared/contracts/attachments";
import type { Device } from "@wattleaf/shared/contracts/devices";
import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { IntervalSeriesInput } from "@wattleaf/shared/contracts/interval-series";
import type { MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { AchievementId } from "@wattleaf/shared/domain/achievements";
import type { CoinReason, LeaderboardStatus, RankId } from "@wattleaf/shared/domain/rewards";
import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import type { TariffKind } from "@wattleaf/shared/domain/tariff-kinds";
import type { HomeParticipation } from "@wattleaf/shared/contracts/vpp/home";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { LanguageModel } from "ai";
import type { PartnerArticle } from "./knowledge/partner-articles";
import type { Doubts } from "./tools/doubts";
import type { z } from "zod";

/** What the engine may read of the asker. Each is read at most once for an answer, and only when a tool needs it. */
export interface AssistantData {
  /** What the asker's primary meter measured, else what the uploaded files say together; null without either. */
  usage(): Promise<OwnUsage | null>;
  /** Null for visitors. The tier is null for a customer of a partner, who has no plan of ours. */
  account(): Promise<{ firstName: string; greenCoins: number; tier: SubscriptionTier | null } | null>;
  items(): Promise<readonly MarketplaceItem[]>;
  /** The asker's primary electricity meter with readings. */
  meter(): Promise<OwnMeter | null>;
  /** The newest first. Those of the meter, else uploaded ones, else the months of an upload that counts costs. */
  bills(): Promise<OwnBills | null>;
  /** The oldest first; empty for visitors. */
  devices(): Promise<readonly Device[]>;
  /** How the asker takes part in virtual power plants; null for visitors. */
  vpp(): Promise<HomeParticipation | null>;
  /** Null for visitors. */
  rewardStats(): Promise<RewardStats | null>;
  /** All there are, those of a kind from the easiest to the hardest; null for visitors. */
  achievements(): Promise<readonly OwnAchievement[] | null>;
  /** What brought and took green coins, the newest first, a page of it; null for visitors. */
  coinEntries(): Promise<readonly CoinEntry[] | null>;
  /** The newest first; null for visitors. */
  purchases(): Promise<readonly Purchase[] | null>;
  /** Of the catalog; on a partner's page, the partner's own before them. */
  tariffs(): Promise<readonly TariffChoice[]>;
  /** The articles of the partner on whose page the question was asked; none elsewhere. */
  articles(): Promise<readonly PartnerArticle[]>;
  /**
   * Runs an operation of the public API as the API itself would: in a Worker, bounded in time.
   * @throws DomainError invalid_input, too_large, overloaded, and what the operation rejects with
   */
  compute<I extends z.ZodType, O extends z.ZodType>(
    operation: Operation<I, O>,
    input: z.input<I>,
  ): Promise<z.output<O>>;
  /**
   * Answers a question in figures from the asker's meter, else from what is kept of the uploaded files, else from bills. The
   * dashboard and `POST /api/v1/query` ask the same function, so that one question has one number everywhere.
   */
  query(question: EnergyQuestion): Promise<EnergyAnswer>;
  /** Keeps a proposal until the asker says yes or no. Null where nothing can be done: visitors and the widget. */
  actions: ActionDesk | null;
  nowMs(): number;
}

export type OwnUsage = UploadedUsage | MeteredUsage;

export interface UploadedUsage {
  uploadId: string;
  fileName: string;
  /** Of the file, or of all files of readings together, when `joined` is there. */
  facts: UsageFacts;
  /** The named file alone, and how many other files are part of `facts`. */
  joined?: { newest: UsageFacts; others: number };
}

export interface MeteredUsage {
  meter: Meter;
  facts: UsageFacts;
}

export interface OwnMeter {
  meter: Meter;
  /**
   * The readings between two moments in the meter's own intervals, from the first to the last that there is; null in it
   * where nothing was measured, and instead of it when there are none.
   */
  series(fromMs: number, toMs: number): Promise<IntervalSeriesInput | null>;
}

/** A bill, wherever it came from. */
export interface OwnBill {
  id: string;
  /** First day billed, `2024-03-01`. */
  start: string;
  /** First day no longer billed. */
  end: string;
  energyWh: number | null;
  amountCents: number;
  /** ISO 4217, or the sign that the file has; null when it names none. */
  currency: string | null;
  tariffId: string | null;
  lines: readonly { label: string; amountCents: number }[];
  ratePerKwh: number | null;
  taxesCents: number | null;
  /** The document that it was read from, and what of it nothing else there confirms. */
  read?: { uploadId: string; fileName: string; doubts: Doubts };
}

export interface OwnBills {
  /** Whose they are, for the citation. */
  from: { meter: Meter } | Omit<UploadedUsage, "facts">;
  bills: readonly OwnBill[];
}

/** Where the asker stands among the others. */
export interface RewardStats {
  points: number;
  rank: RankId;
  /** Place on the leaderboard, from 1; null when the account is not on it. */
  position: number | null;
  streakDays: number | null;
  energySavedKwh: number | null;
  /** Null at the highest rank. */
  next: { rank: RankId; pointsNeeded: number } | null;
  leaders: readonly { name: string; points: number }[];
  /** To the next one ahead; null at the top, and off the leaderboard. */
  pointsBehind: number | null;
  /** Why the account is on the leaderboard or not. */
  status: LeaderboardStatus;
  /** Some of it comes from made-up readings or sample entries. */
  simulated: boolean;
}

export interface OwnAchievement {
  id: AchievementId;
  /** How much of the goal is done, at most the goal itself. */
  progress: number;
  goal: number;
  coins: number;
  isReached: boolean;
}

/** Coins that came, or went: then the amount is below zero. */
export interface CoinEntry {
  amount: number;
  reason: CoinReason;
  /** ISO date and time. */
  at: string;
}

export interface Purchase {
  name: string;
  quantity: number;
  coins: number;
  /** ISO date and time. */
  at: string;
  status: string;
}

export interface TariffChoice {
  tariff_id: string;
  provider: string;
  utility: string;
  name: string;
  kind: TariffKind;
  /** Where it is offered; absent of a partner's own. */
  time_zone?: string;
  sample: boolean;
  /** In full, of one that is not in the catalog: the partner's own. */
  item?: UrdbItem;
}

export interface ActionDesk {
  /** True for a session that may look at everything and change nothing. */
  isReadOnly: boolean;
  /** Keeps what would be done; it is done only after a yes. */
  propose(action: { kind: ActionKind; input: unknown; language: Language }): Promise<{ id: string }>;
  /** Says yes or no to a proposal of this conversation. */
  settle(id: string, verdict: "confirm" | "decline"): Promise<SettledAction>;
}

export interface SettledAction {
  kind: ActionKind;
  state: "done" | "declined" | "failed" | "expired";
  /** What came of it, in the answer's language. */
  outcome: string;
  /** The card as it stands now; null when the message that held it is gone. */
  card: ActionAttachment | null;
}

/** The same data, with each part asked for once only. */
export function readOnce(data: AssistantData): AssistantData {
  return {
    ...data,
    usage: once(() => data.usage()),
    account: once(() => data.account()),
    items: once(() => data.items()),
    meter: once(() => data.meter()),
    bills: once(() => data.bills()),
    devices: once(() => data.devices()),
    vpp: once(() => data.vpp()),
    rewardStats: once(() => data.rewardStats()),
    achievements: once(() => data.achievements()),
    coinEntries: once(() => data.coinEntries()),
    purchases: once(() => data.purchases()),
    tariffs: once(() => data.tariffs()),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => (reading ??= read());
}

/** An asker of whom nothing is known and for whom nothing can be done. */
export const NOTHING_KNOWN: AssistantData = {
  usage: async () => null,
  account: async () => null,
  items: async () => [],
  meter: async () => null,
  bills: async () => null,
  devices: async () => [],
  vpp: async () => null,
  rewardStats: async () => null,
  achievements: async () => null,
  coinEntries: async () => null,
  purchases: async () => null,
  tariffs: async () => [],
  articles: async () => [],
  query: async () => ({ status: "gap", gap: "no_data", from: null, to: null }),
  compute: () => Promise.reject(new Error("There is nothing to compute with")),
  actions: null,
  nowMs: () => 0,
};

/** A language model behind an endpoint that speaks OpenAI's chat completions. */
export interface LlmEndpoint {
  /** For the log and the start's output: no key in it. */
  description: string;
  /** Loaded when first asked for: a server without a model never pays for the library. */
  model(): Promise<LanguageModel>;
  /** Keeps callers from waiting for an endpoint that is down. */
  breaker: {
    /** Whether this caller may call; one that may must report how the call ended. */
    admit(): boolean;
    succeeded(): void;
    failed(): void;
    /** The caller left before the call's outcome was known. */
    left(): void;
  };
  limits: LlmLimits;
}

/** How long and how much one answer of a model may take. An answer's deadline is 60 s, the built-in engine's turn included. */
export interface LlmLimits {
  /** For the whole answer, all its calls and waits together. */
  totalMs: number;
  /** Until the first word or tool call of each reply. */
  firstWordMs: number;
  /** Between two pieces of a reply. */
  stallMs: number;
  /** How often one call is tried again after 429, 5xx or a lost connection. */
  retries: number;
  /** The wait before the first of these; it doubles each time, and a random half of it is added. */
  firstRetryMs: number;
  /** A wait that the endpoint asks for (Retry-After) is kept up to this; a longer one is not waited for. */
  longestWaitMs: number;
  /** Bytes of one reply. */
  replyBytes: number;
}

/** Structured log; message texts are never given to it. */
export interface AssistantLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}
