import type { Background } from "../adapters/background";
import type { Encryption } from "../adapters/encryption";
import type { Clock } from "../adapters/clock";
import type { CreateLimiter } from "../adapters/limiters";
import type { Logger } from "../adapters/logger";
import type { Mail } from "../adapters/mail";
import type { PasswordHasher } from "../adapters/password-hasher";
import type { WorkerQueue } from "../adapters/worker-queue/worker-queue";
import type { Database } from "../db/client";
import type { Environment } from "../env";

/**
 * What the process has one of each of, made at the start by `composition/platform.ts`. A module that keeps something for
 * the life of the process adds it here by declaration merging (its `platform.ts`), so that core knows no module and
 * composition must still provide it.
 */
export interface Platform {
  env: Environment;
  db: Database;
  clock: Clock;
  log: Logger;
  mail: Mail;
  passwordHasher: PasswordHasher;
  /** Work that no answer waits for. */
  background: Background;
  /** Workers for text files: CSV and Green Button. */
  cpu: WorkerQueue;
  /** Separate lane for PDF, Excel and images, so that a slow page does not delay CSV files. */
  documents: WorkerQueue;
  /** The public API's long series. */
  compute: WorkerQueue;
  /** Separate lane for schedules, so that a slow solver does not delay series. */
  schedules: WorkerQueue;
  /** A lane of its own for plans of whole years, so that a schedule never waits for one. */
  yearPlans: WorkerQueue;
  /** For values that must be read back but kept secret. */
  encryption: Encryption;
  /** Make the counters of calls. */
  callLimiters: CreateLimiter;
  /** Ends the connection to Redis, where there is one. */
  closeLimiters(): void;
}
