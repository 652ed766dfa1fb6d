/**
 * `bun run test`: every check and test, from a fresh clone. The last line is `N passed, N failed, N skipped`. `bun run
 * test <file or folder>…` runs only those tests, and builds only for browser tests. `--watch` reruns them whenever a
 * file that they use changes.
 */
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { failWith, SetupError } from "./lib/fail";
import { ROOT } from "./lib/root";
import { runStages } from "./lib/run-stages";
import { watchTests } from "./lib/run-tests";
import { step } from "./lib/step";
import {
  BROWSER_TESTS,
  BUILD,
  CHECKS,
  CHROMIUM,
  chosenTests,
  INSTALL,
  INTEGRATION_TESTS,
  SEVERAL_PROCESSES,
  UNIT_TESTS,
} from "./lib/stages";

const BROWSER_TEST_FOLDER = "tests/e2e";

const EVERYTHING = [
  INSTALL,
  CHROMIUM,
  ...BUILD,
  ...CHECKS,
  UNIT_TESTS,
  INTEGRATION_TESTS,
  BROWSER_TESTS,
  // The same switch as tests/support/nightly.ts.
  ...(process.env.NIGHTLY === "on" ? SEVERAL_PROCESSES : []),
];

try {
  process.exitCode = await main();
} catch (error) {
  failWith(error);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { watch: { type: "boolean" } }, allowPositionals: true });
  const paths = positionals.map(pathInRepository);
  const inBrowser = paths.length === 0 || paths.some((path) => isWithin(path, BROWSER_TEST_FOLDER));
  const before = [INSTALL, ...(inBrowser ? [CHROMIUM, ...BUILD] : [])];
  if (values.watch) {
    for (const { name, run } of before) await step(name, async () => String(await run()));
    return watchTests({ paths });
  }
  return runStages(paths.length === 0 ? EVERYTHING : [...before, chosenTests({ paths })]);
}

/** `bun run` starts in the repository's root, wherever it is called from. */
function pathInRepository(path: string): string {
  const absolute = resolve(ROOT, path);
  if (!existsSync(absolute)) throw new SetupError(`there is no ${path} in the repository`);
  return relative(ROOT, absolute).replaceAll("\\", "/");
}

/** Whether the path is inside the folder, or contains it. */
function isWithin(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`) || `${folder}/`.startsWith(path === "" ? "" : `${path}/`);
}
