import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { NIGHTLY } from "./tests/support/nightly.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Far from what any of them takes: the type check runs beside them, and a busy machine is no fault of theirs. */
const TEST_TIMEOUT_MS = 60_000;
/** Reads through a slow cold start of the server or of Chromium, and no further. */
const BROWSER_TIMEOUT_MS = 60_000;
/** How long `expect.poll` waits for what becomes true without the test: Vitest's own second is little on a busy machine. */
const POLL_TIMEOUT_MS = 20_000;

/** `*.nightly.test.ts` runs in `bun run test:nightly` alone. */
const exclude = [...configDefaults.exclude, ...(NIGHTLY ? [] : ["**/*.nightly.test.ts"])];

/**
 * Three projects, from fast to slow. They run inside Bun, the production runtime:
 * `bun --bun vitest run --pool=threads --project unit`.
 */
export default defineConfig({
  root,
  test: {
    pool: "threads",
    // Loading the code once a worker takes a third off the time. No test may leave anything behind for the next file.
    isolate: false,
    // Both cores of the smallest machine; the default leaves one to an editor.
    maxWorkers: 2,
    expect: { poll: { timeout: POLL_TIMEOUT_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "packages/**/src/**/*.test.{ts,tsx}",
            "packages/app/{content,previews,reference}/*.test.ts",
            "packages/client/types/*.test.ts",
            "tooling/**/*.test.ts",
            "tests/unit/**/*.test.{ts,tsx}",
          ],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude,
          // One more than the cores, as below: a test often waits for a Worker, another process or the disk.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          exclude,
          globalSetup: ["tests/support/browser-setup.ts"],
          // One more than the cores: a story often waits, for a message's timer or for the server.
          maxWorkers: 3,
          maxConcurrency: 3,
          sequence: { groupOrder: 2 },
          testTimeout: BROWSER_TIMEOUT_MS,
          hookTimeout: BROWSER_TIMEOUT_MS,
        },
      },
    ],
  },
});
