import { fileURLToPath } from "node:url";
import type { Platform } from "./context";
import { openDatabase } from "./db/client";
import { migrate } from "./db/migrate";
import type { Environment } from "./env";
import { LiveAnswers, loadKnowledge } from "./modules/assistant";
import { systemClock } from "./platform/clock";
import { COMPUTE, DOCUMENTS, SCHEDULES, TEXT_FILES } from "./platform/cpu-lanes";
import { CpuQueue } from "./platform/cpu-queue";
import { createLogger } from "./platform/logger";
import { createMail } from "./platform/mail";

const KNOWLEDGE_FOLDER = fileURLToPath(new URL("./content/knowledge", import.meta.url));

/** Makes what the process has one of each of, with the database brought up to date. A test may replace parts. */
export async function createPlatform(env: Environment, parts: Partial<Platform> = {}): Promise<Platform> {
  const db = parts.db ?? (await openDatabase({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }));
  await migrate(db);
  return {
    env,
    db,
    clock: systemClock,
    log: createLogger(env.LOG_LEVEL),
    mail: createMail({ smtpUrl: env.SMTP_URL, outboxFolder: env.MAIL_OUTBOX, from: env.MAIL_FROM }),
    cpu: new CpuQueue(TEXT_FILES),
    documents: new CpuQueue(DOCUMENTS),
    compute: new CpuQueue(COMPUTE),
    schedules: new CpuQueue(SCHEDULES),
    knowledge: loadKnowledge(KNOWLEDGE_FOLDER),
    answers: new LiveAnswers(),
    ...parts,
  };
}

export function closePlatform(platform: Platform): void {
  platform.cpu.close();
  platform.documents.close();
  platform.compute.close();
  platform.schedules.close();
  platform.db.$client.close();
}
