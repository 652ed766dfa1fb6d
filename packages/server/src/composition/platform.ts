// What modules add to the platform: types alone, named here so that every user of this file sees them.
import "../modules/auth/platform";
import "../modules/billing/platform";
import "../modules/chat/platform";
import "../modules/devices/platform";
import "../modules/emails/platform";
import "../modules/hubs/platform";
import "../modules/meters/platform";
import "../modules/openid/platform";
import "../modules/partners/platform";
import "../modules/rewards/platform";
import { deliveredEvents } from "../modules/vpp";
import "../modules/vpp/platform";
import type { Platform } from "../core/platform";
import { eraseAccount } from "../modules/account";
import { closeDatabase, openDatabase } from "../db/client";
import { migrate } from "../db/migrate";
import type { Environment } from "../env";
import { findUnwanted, LiveAnswers, type LlmSettings } from "../modules/chat";
import { createAnswerQueue, createAnswerWorkers } from "./answering";
import { WORKER_SCRIPT } from "./worker/script";
import { createAuthThrottles, noAuthThrottles } from "../modules/auth";
import { createUtilities, energyHistory, MeterImports, readUtilityConfigurations } from "../modules/meters";
import { HubHistory, observeHubs } from "../modules/hubs";
import { LiveLeaderboard } from "../modules/rewards";
import { createLimiterStores } from "./limiter-stores";
import { createBackground } from "../adapters/background";
import { systemClock } from "../adapters/clock";
import { widgetRelease } from "../adapters/widget-release";
import { openAdrObjects } from "../modules/openadr";
import { createSignInProviders } from "../modules/openid";
import { COMPUTE, DOCUMENTS, SCHEDULES, TEXT_FILES, YEAR_PLANS } from "./worker/lanes";
import { WorkerQueue } from "../adapters/worker-queue/worker-queue";
import { LLM_LIMITS } from "../adapters/llm/limits";
import { hubTimes, LiveHubs } from "../adapters/hubs/live-hubs";
import { createLogger } from "../adapters/logger";
import { createMail } from "../adapters/mail";
import { type Payments, stripePayments } from "../adapters/payments";
import { argon2idHasher } from "../adapters/password-hasher";
import { createWindowCounter, notCounted } from "../adapters/window-counter";
import { createEncryption, installationKey } from "../adapters/encryption";

/** Makes what the process has one of each of, with the database brought up to date. A test may replace parts. */
export async function createPlatform(env: Environment, parts: Partial<Platform> = {}): Promise<Platform> {
  const db = parts.db ?? (await openDatabase({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }));
  await migrate(db);
  const { clock = systemClock, log = createLogger(env.LOG_LEVEL) } = parts;
  const { llm = llmOf(env) } = parts;
  const { compute = new WorkerQueue(COMPUTE, WORKER_SCRIPT) } = parts;
  const encryption = createEncryption(installationKey(env.SECRETS_KEY, env.DATABASE_URL));
  const limiters = createLimiterStores({ db, clock, encryption, log, redisUrl: env.REDIS_URL });
  const limited = env.RATE_LIMITS === "on";
  const platform: Platform = {
    env,
    db,
    clock,
    log,
    mail: createMail({ smtpUrl: env.SMTP_URL, outboxFolder: env.MAIL_OUTBOX, from: env.MAIL_FROM, log }),
    passwordHasher: argon2idHasher(),
    background: createBackground(log),
    throttles: limited ? createAuthThrottles(limiters.shared) : noAuthThrottles,
    cpu: new WorkerQueue(TEXT_FILES, WORKER_SCRIPT),
    documents: new WorkerQueue(DOCUMENTS, WORKER_SCRIPT),
    compute,
    schedules: new WorkerQueue(SCHEDULES, WORKER_SCRIPT),
    yearPlans: new WorkerQueue(YEAR_PLANS, WORKER_SCRIPT),
    signIn: createSignInProviders(env, parts.clock ?? systemClock),
    encryption,
    utilities: createUtilities({ compute, clock, configurations: readUtilityConfigurations(env.UTILITY_CONNECTORS) }),
    imports: new MeterImports(),
    liveHubs: new LiveHubs(log, hubTimes(clock.now)),
    openHubs: new Map(),
    hubHistory: new HubHistory(clock.now),
    answers: new LiveAnswers((turnIds) => findUnwanted(db, turnIds)),
    answerQueue: parts.answerQueue ?? createAnswerQueue(llm),
    answerWorkers: parts.answerWorkers ?? createAnswerWorkers(llm),
    messageCounts: limited ? createWindowCounter(limiters.shared, clock) : notCounted,
    registrationCounts: limited ? createWindowCounter(limiters.shared, clock) : notCounted,
    publicEmailCounts: limited ? createWindowCounter(limiters.shared, clock) : notCounted,
    payments: parts.payments ?? (await paymentsOf(env)),
    callLimiters: limiters.calls,
    closeLimiters: limiters.close,
    llm,
    openAdr: openAdrObjects,
    leaderboard: new LiveLeaderboard(),
    widgetRelease,
    eraseAccount: (userId) => eraseAccount(platform, userId),
    energyHistory: (userId, range) => energyHistory(platform, userId, range),
    deliveredEvents: (userId) => deliveredEvents(platform, userId),
    ...parts,
  };
  observeHubs(platform);
  return platform;
}

function llmOf({ LLM_BASE_URL: baseUrl, LLM_MODEL: modelId, LLM_API_KEY: apiKey }: Environment): LlmSettings | null {
  return baseUrl && modelId ? { baseUrl, modelId, apiKey, limits: LLM_LIMITS } : null;
}

async function paymentsOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Environment): Promise<Payments | null> {
  return secretKey && webhookSecret ? stripePayments({ secretKey, webhookSecret, apiUrl }) : null;
}

/** Resolves when the writes that were waiting are on the disk. */
export async function closePlatform(platform: Platform): Promise<void> {
  platform.imports.stop();
  platform.liveHubs.closeAll();
  platform.answerWorkers.close();
  platform.closeLimiters();
  platform.cpu.close();
  platform.documents.close();
  platform.compute.close();
  platform.schedules.close();
  platform.yearPlans.close();
  await closeDatabase(platform.db);
}
