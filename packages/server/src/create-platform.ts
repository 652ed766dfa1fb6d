import { fileURLToPath } from "node:url";
import type { Platform } from "./context";
import { openDatabase } from "./db/client";
import { migrate } from "./db/migrate";
import type { Environment } from "./env";
import { LiveAnswers, loadKnowledge } from "./modules/assistant";
import { createAuthThrottles, noAuthThrottles } from "./modules/auth";
import { createUtilities, MeterImports, readUtilityConfigurations } from "./modules/meters";
import { createBackground } from "./platform/background";
import { type Clock, systemClock } from "./platform/clock";
import { createSignInProviders } from "./modules/openid";
import { COMPUTE, DOCUMENTS, SCHEDULES, TEXT_FILES } from "./platform/cpu-lanes";
import { CpuQueue } from "./platform/cpu-queue";
import { createLlmEndpoint, type LlmEndpoint } from "./platform/llm/endpoint";
import { createLogger } from "./platform/logger";
import { createMail } from "./platform/mail";
import { argon2idHasher } from "./platform/password-hasher";
import { createWindowedCounts, uncounted } from "./platform/windowed-counts";
import { createSealer, installationKey } from "./platform/sealing";

const KNOWLEDGE_FOLDER = fileURLToPath(new URL("./content/knowledge", import.meta.url));

/** About 20 MB when all are taken. */
const MAX_MESSAGE_TALLIES = 100_000;

/** Makes what the process has one of each of, with the database brought up to date. A test may replace parts. */
export async function createPlatform(env: Environment, parts: Partial<Platform> = {}): Promise<Platform> {
  const db = parts.db ?? (await openDatabase({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }));
  await migrate(db);
  const { clock = systemClock, log = createLogger(env.LOG_LEVEL) } = parts;
  const { compute = new CpuQueue(COMPUTE) } = parts;
  return {
    env,
    db,
    clock,
    log,
    mail: createMail({ smtpUrl: env.SMTP_URL, outboxFolder: env.MAIL_OUTBOX, from: env.MAIL_FROM, log }),
    background: createBackground(log),
    throttles: env.RATE_LIMITS === "on" ? createAuthThrottles(clock) : noAuthThrottles,
    passwordHasher: argon2idHasher(),
    cpu: new CpuQueue(TEXT_FILES),
    documents: new CpuQueue(DOCUMENTS),
    compute,
    schedules: new CpuQueue(SCHEDULES),
    signIn: createSignInProviders(env, parts.clock ?? systemClock),
    sealer: createSealer(installationKey(env.SECRETS_KEY, env.DATABASE_URL)),
    utilities: createUtilities({ compute, clock, configurations: readUtilityConfigurations(env.UTILITY_CONNECTORS) }),
    imports: new MeterImports(),
    knowledge: parts.knowledge ?? loadShippedKnowledge(),
    answers: new LiveAnswers(),
    messageCounts: env.RATE_LIMITS === "on" ? createWindowedCounts(clock, MAX_MESSAGE_TALLIES) : uncounted,
    llm: llmOf(env, clock),
    ...parts,
  };
}

/** The articles that the server ships, indexed. */
export const loadShippedKnowledge = () => loadKnowledge(KNOWLEDGE_FOLDER);

function llmOf(
  { LLM_BASE_URL: baseUrl, LLM_MODEL: modelId, LLM_API_KEY: apiKey }: Environment,
  clock: Clock,
): LlmEndpoint | null {
  return baseUrl && modelId ? createLlmEndpoint({ baseUrl, modelId, apiKey, clock }) : null;
}

export function closePlatform(platform: Platform): void {
  platform.imports.stop();
  platform.cpu.close();
  platform.documents.close();
  platform.compute.close();
  platform.schedules.close();
  platform.db.$client.close();
}
