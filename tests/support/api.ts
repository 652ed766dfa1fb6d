import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../../packages/server/src/app";
import type { Platform } from "../../packages/server/src/core/platform";
import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import { seedDemo, seedShop } from "../../packages/server/src/db/seed";
import { parseEnvironment } from "../../packages/server/src/env";
import { BUN_MAX_REQUEST_BYTES } from "../../packages/server/src/http/request-body";
import { cheapPasswords } from "./cheap-passwords";
import { answerWorkers } from "./answer-workers";

export const SITE_ORIGIN = "http://localhost:3000";
export const PARTNER_ORIGIN = "http://localhost:3001";

/** The whole server on a fresh libSQL file, without a socket. */
export interface TestApi {
  platform: Platform;
  /** The folder of this server's emails and database. */
  folder: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Also serves it on a free loopback port, for callers with their own HTTP client; returns its origin. */
  listen(): string;
  close(): void;
}

export async function createTestApi(
  parts: Partial<Platform> = {},
  variables: Record<string, string> = {},
): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-test-"));
  const env = parseEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    DATABASE_URL: `file:${join(folder, "test.db")}`,
    MAIL_OUTBOX: join(folder, "outbox"),
    ...variables,
  });
  const platform = await createPlatform(env, {
    passwordHasher: cheapPasswords,
    // Starting one takes longer than the rest of a server.
    ...(parts.llm ? {} : { answerWorkers }),
    ...parts,
  });
  await seedShop(platform.db);
  await seedDemo(platform.db, {
    nowMs: platform.clock.now(),
    partnerDemoOrigins: [PARTNER_ORIGIN],
  });
  const app = createApp(platform, { app: join(folder, "app"), widget: join(folder, "widget") });
  return {
    platform,
    folder,
    fetch: async (path, init) => app.fetch(new Request(`${SITE_ORIGIN}${path}`, init)),
    listen() {
      const server = app.listen({ port: 0, hostname: "127.0.0.1", maxRequestBodySize: BUN_MAX_REQUEST_BYTES });
      return `http://localhost:${server.port}`;
    },
    close() {
      void app.stop(true);
      void closePlatform(platform);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
