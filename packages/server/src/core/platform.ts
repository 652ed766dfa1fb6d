import type { LlmEndpoint } from "@wattleaf/assistant/ports";
import type { Background } from "../adapters/background";
import type { Sealer } from "../adapters/encryption";
import type { Clock } from "../adapters/clock";
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
  /** A lane of its own for PDF, Excel and pictures: a page that takes seconds keeps nobody's CSV waiting. */
  documents: WorkerQueue;
  /** The public API's long series. */
  compute: WorkerQueue;
  /** A lane of its own for plans: a solver that takes seconds keeps nobody's series waiting. */
  schedules: WorkerQueue;
  /** For what must be read back and is nobody's to see. */
  sealer: Sealer;
  /** Null where no model is configured: then the built-in engine answers everything. */
  llm: LlmEndpoint | null;
}
