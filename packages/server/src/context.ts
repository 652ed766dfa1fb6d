import type { SubscriptionTier } from "@wattleaf/shared/domain/account";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Database } from "./db/client";
import type { SessionScope } from "./db/schema/auth";
import type { Environment } from "./env";
import type { Background } from "./platform/background";
import type { Clock } from "./platform/clock";
import type { CpuQueue } from "./platform/cpu-queue";
import type { LlmEndpoint } from "./platform/llm/endpoint";
import type { Logger } from "./platform/logger";
import type { Mail } from "./platform/mail";
import type { PasswordHasher } from "./platform/password-hasher";
import type { WindowedCounts } from "./platform/windowed-counts";
import type { Sealer } from "./platform/sealing";
import type { KnowledgeBase, LiveAnswers } from "./modules/assistant";
import type { SignInProviders } from "./modules/openid";
import type { AuthThrottles } from "./modules/auth";
import type { MeterImports, Utilities } from "./modules/meters";

/** What the process has: one of each, made at the start. */
export interface Platform {
  env: Environment;
  db: Database;
  clock: Clock;
  log: Logger;
  mail: Mail;
  /** What no answer waits for. */
  background: Background;
  throttles: AuthThrottles;
  passwordHasher: PasswordHasher;
  cpu: CpuQueue;
  /** A lane of its own for PDF, Excel and pictures: a page that takes seconds keeps nobody's CSV waiting. */
  documents: CpuQueue;
  /** The public API's long series. */
  compute: CpuQueue;
  /** A lane of its own for plans: a solver that takes seconds keeps nobody's series waiting. */
  schedules: CpuQueue;
  /** Who signs people in beside ourselves. */
  signIn: SignInProviders;
  /** For what must be read back and is nobody's to see. */
  sealer: Sealer;
  /** The utilities that meters are connected to. */
  utilities: Utilities;
  imports: MeterImports;
  knowledge: KnowledgeBase;
  answers: LiveAnswers;
  /** Messages to the assistant, for its quotas. */
  messageCounts: WindowedCounts;
  /** Null where no model is configured: then the built-in engine answers everything. */
  llm: LlmEndpoint | null;
}

/** Who is calling, as far as a credential proves it. */
export type Actor =
  | { kind: "user"; userId: string; sessionId: string; scope: SessionScope }
  | { kind: "key"; userId: string; keyId: string; tier: SubscriptionTier }
  | { kind: "visitor"; visitorId: string | null }
  | { kind: "widget"; partnerId: string; visitorId: string };

/** What a service verb gets to know of a request: no HTTP, no tRPC. */
export interface RequestContext {
  platform: Platform;
  actor: Actor;
  /** The language asked for by the request's headers or cookie; an operation's own input wins over it. */
  language: Language;
  /** The caller's address, behind trusted proxies the one that they vouch for. */
  clientAddress: string;
  /** The browser's Origin header; null outside browsers. */
  origin: string | null;
  /** Aborted when the caller has left and nobody waits for the answer. */
  signal: AbortSignal;
}
