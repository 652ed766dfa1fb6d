import { ensureBuilt } from "./build";
import { bunCommand, runCommand, toolCommand } from "./command";
import { ensureChromium } from "./chromium";
import { ensureInstalled, requireBunVersion } from "./install";
import { runTests, type TestSelection, type TestTally } from "./run-tests";

/** The result of a stage of `bun run test`: a note for its line, or its test results. */
export type StageOutcome = TestTally | string | void;

/** One stage; it throws on failure. */
export interface Stage {
  name: string;
  /** Stages that must pass first, if they are part of the run. */
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

/** Runs early so that a missing browser fails fast, and tells the tests where it is. */
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
  { name: "build client", after: ["install"], run: () => ensureBuilt("client") },
];

/** Checks of the sources and of the build output. */
const CHECK_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  format: toolCommand("oxfmt", "--check", "."),
  lint: toolCommand("oxlint", "--deny-warnings"),
  "import rules": bunCommand("scripts/imports.ts"),
  types: bunCommand("run", "types"),
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

/** A test stage uses all cores, so only one runs at a time; the checks run alongside. */
export const UNIT_TESTS = testStage("unit tests", { projects: ["unit"] }, ["install"]);
export const INTEGRATION_TESTS = testStage("integration", { projects: ["integration"] }, ["unit tests"]);
export const BROWSER_TESTS = testStage("browser", { projects: ["e2e"] }, [
  "chromium",
  ...BUILD.map((build) => build.name),
  "integration",
]);

const TWO_PROCESSES = { TEST_PROCESSES: "2" };
/** The integration tests again with two processes: on one file, and on one libSQL server. See tests/support/processes.ts. */
export const SEVERAL_PROCESSES: readonly Stage[] = [
  testStage("two processes, one file", { projects: ["integration"], env: TWO_PROCESSES }, ["integration", "browser"]),
  testStage("two processes, sqld", { projects: ["integration"], env: { ...TWO_PROCESSES, TEST_DATABASE: "sqld" } }, [
    "two processes, one file",
  ]),
];

/** Only the tests of some files or folders. */
export const chosenTests = (selection: TestSelection): Stage =>
  testStage("tests", selection, ["install", "chromium", "build app", "build widget"]);

function testStage(name: string, selection: TestSelection, after: readonly string[]): Stage {
  return { name, after, run: () => runTests(selection) };
}
