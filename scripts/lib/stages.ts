import { ensureBuilt } from "./build";
import { bunCommand, runCommand, toolCommand } from "./command";
import { ensureChromium } from "./chromium";
import { ensureInstalled, requireBunVersion } from "./install";
import { runTests, type TestSelection, type TestTally } from "./run-tests";

/** What a stage of `bun run test` says when it is done: a word for its line, or how its tests went. */
export type StageOutcome = TestTally | string | void;

/** One stage: it throws when it fails. */
export interface Stage {
  name: string;
  /** Stages that must have passed before, as far as they are part of the run. */
  after?: readonly string[];
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
  after: ["install"],
  run: async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
    return process.env.CHROMIUM_PATH;
  },
};

export const BUILD: readonly Stage[] = [
  { name: "build app", after: ["install"], run: () => ensureBuilt("app") },
  { name: "build widget", after: ["install"], run: () => ensureBuilt("widget") },
];

/** The commands that look at the sources and at what was built. */
const CHECK_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  format: toolCommand("oxfmt", "--check", "."),
  lint: toolCommand("oxlint", "--deny-warnings"),
  "import rules": bunCommand("scripts/imports.ts"),
  types: toolCommand("tsc", "--build"),
  "dead code": toolCommand("knip", "--no-progress"),
  size: toolCommand("size-limit"),
};

export const CHECKS: readonly Stage[] = Object.entries(CHECK_COMMANDS).map(([name, command]) => ({
  name,
  after: name === "size" ? BUILD.map((build) => build.name) : ["install"],
  run: async () => {
    await runCommand(name, command);
  },
}));

/** Each test stage has a worker for each core, so one waits for the other; the checks before them run beside them. */
export const UNIT_TESTS = testStage("unit tests", { projects: ["unit"] }, ["install"]);
export const INTEGRATION_TESTS = testStage("integration", { projects: ["integration"] }, ["unit tests"]);
export const BROWSER_TESTS = testStage("browser", { projects: ["e2e"] }, [
  "chromium",
  ...BUILD.map((build) => build.name),
  "integration",
]);

/** The tests of some files or folders alone. */
export const chosenTests = (selection: TestSelection): Stage =>
  testStage("tests", selection, ["install", "chromium", "build app", "build widget"]);

function testStage(name: string, selection: TestSelection, after: readonly string[]): Stage {
  return { name, after, run: () => runTests(selection) };
}
