import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../../packages/server/src/app";
import type { Platform } from "../../packages/server/src/core/platform";
import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import { openDatabase } from "../../packages/server/src/db/client";
import { stockSamples } from "../../packages/server/src/modules/marketplace";
import { seedDemo, seedShop } from "../../packages/server/src/db/seed";
import { type Environment, parseEnvironment } from "../../packages/server/src/env";
import { BUN_MAX_REQUEST_BYTES } from "../../packages/server/src/http/request-body";
import { cheapPasswords } from "./cheap-passwords";
import { copyMigratedFile } from "./migrated-file";
import { answerWorkers, workerQueues } from "./shared-workers";
import { PROCESSES, TEST_DATABASE } from "./processes";
import { startSqld } from "./sqld";

export const SITE_ORIGIN = "http://localhost:3000";
export const PARTNER_ORIGIN = "http://localhost:3001";
const SECRETS_KEY = Buffer.alloc(32, "test").toString("base64");

/** The whole server on a fresh libSQL database, without a socket. */
export interface TestApi {
  /** The first process's. */
  platform: Platform;
  /** The folder of this server's emails and database. */
  folder: string;
  /** Each request goes to the next process, where there are several. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Also serves it on a free loopback port, for callers with their own HTTP client; returns its origin. */
  listen(): string;
  close(): void;
}

interface TestServers {
  /** What each process has of its own on one database: everything but what `parts` gives them in common. */
  processes?: number;
}

export async function createTestApi(
  parts: Partial<Platform> = {},
  variables: Record<string, string> = {},
  { processes = PROCESSES }: TestServers = {},
): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-test-"));
  const sqld = TEST_DATABASE === "sqld" && !variables.DATABASE_URL ? await startSqld() : null;
  const file = join(folder, "test.db");
  if (!sqld && !variables.DATABASE_URL) await copyMigratedFile(file);
  const env = parseEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    MAIL_OUTBOX: join(folder, "outbox"),
    ...(sqld ? { DATABASE_URL: sqld.url, SECRETS_KEY } : { DATABASE_URL: `file:${file}` }),
    ...variables,
  });
  const platforms: Platform[] = [];
  const own = processes === 1 ? { ...workerQueues, ...parts } : parts;
  for (let n = 0; n < processes; n += 1) platforms.push(await openPlatform(env, own));
  const [platform] = platforms as [Platform];
  if (processes > 1) settleTogether(platforms);
  await seedShop(platform.db);
  await seedDemo(platform.db, {
    nowMs: platform.clock.now(),
    partnerDemoOrigins: [PARTNER_ORIGIN],
  });
  await stockSamples(platform);
  const apps = platforms.map((one) =>
    createApp(one, { app: join(folder, "app"), widget: join(folder, "widget"), client: join(folder, "client") }),
  );
  let requests = 0;
  const nextApp = () => apps[requests++ % apps.length]!;
  return {
    platform,
    folder,
    fetch: async (path, init) => nextApp().fetch(new Request(`${SITE_ORIGIN}${path}`, init)),
    listen() {
      const [app] = apps as [(typeof apps)[number]];
      const server = app.listen({ port: 0, hostname: "127.0.0.1", maxRequestBodySize: BUN_MAX_REQUEST_BYTES });
      return `http://localhost:${server.port}`;
    },
    close() {
      for (const app of apps) void app.stop(true);
      void Promise.all(platforms.map(closePlatform)).then(() => sqld?.stop());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openPlatform(env: Environment, parts: Partial<Platform>): Promise<Platform> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env;
  return createPlatform(env, {
    // Waiting for the disk at each write takes longer than the rest of most calls, and no test here cuts the power.
    db: await openDatabase({ url, authToken }, { synchronous: "NORMAL" }),
    passwordHasher: cheapPasswords,
    ...(parts.llm ? {} : { answerWorkers }),
    ...parts,
  });
}

/** Who waits for the first process's background work and imports waits for everyone's. */
function settleTogether(platforms: readonly Platform[]): void {
  const settled = (works: readonly { settled(): Promise<void> }[]) => {
    const each = works.map((work) => work.settled.bind(work));
    return async () => void (await Promise.all(each.map((settle) => settle())));
  };
  const [first] = platforms as [Platform];
  first.background.settled = settled([...new Set(platforms.map(({ background }) => background))]);
  first.imports.settled = settled([...new Set(platforms.map(({ imports }) => imports))]);
}
