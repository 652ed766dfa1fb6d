import { ensureBuilt } from "./build";
import { runCommand, toolCommand } from "./command";
import { ensureChromium } from "./chromium";
import { ensureInstalled, requireBunVersion } from "./install";
import { type TestCounts, runTests } from "./run-tests";

/** What a stage of `bun run test` says when it is done: a word for its line, or the counts of its tests. */
export type StageOutcome = TestCounts | string | void;

/** One stage: it throws when it fails. */
export interface Stage {
  name: string;
  run(): Promise<StageOutcome>;
}

export const INSTALL: Stage = {
  name: "install",
  run: async () => {
    requireBunVersion();
    return ensureInstalled("full");
  },
};

/** Finds the browser before minutes are spent on the rest, and tells the tests where it is. */
export const CHROMIUM: Stage = {
  name: "chromium",
  run: async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
    return process.env.CHROMIUM_PATH;
  },
};

export const BUILD: readonly Stage[] = [
  { name: "build app", run: () => ensureBuilt("app") },
  { name: "build widget", run: () => ensureBuilt("widget") },
];

/** The checks that look at the sources and at what was built, quick ones first. */
export const CHECKS: readonly Stage[] = [
  check("format", "oxfmt", "--check", "."),
  check("lint", "oxlint", "--deny-warnings"),
  check("import rules", "depcruise", "--config", ".dependency-cruiser.cjs", "packages", "examples", "scripts", "tests"),
  check("types", "tsc", "--build"),
  check("dead code", "knip", "--no-progress"),
  check("size", "size-limit"),
];

export const UNIT_TESTS: Stage = { name: "unit tests", run: () => runTests("unit") };
export const INTEGRATION_TESTS: Stage = { name: "integration", run: () => runTests("integration") };
export const BROWSER_TESTS: Stage = { name: "browser", run: () => runTests("e2e") };

function check(name: string, tool: string, ...args: string[]): Stage {
  return {
    name,
    run: async () => {
      await runCommand(name, toolCommand(tool, ...args));
    },
  };
}
