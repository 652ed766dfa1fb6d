import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { CommandError, runCommand, toolCommand } from "./command";
import { ROOT } from "./root";

/** Test counts by outcome. `failed` also counts a file that could not run at all. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface FileTime {
  /** Relative to the repository. */
  path: string;
  seconds: number;
}

/** The test results of a stage. */
export interface TestTally extends TestCounts {
  files: readonly FileTime[];
}

/** A project of vitest.config.ts. */
export type TestProject = "e2e" | "integration" | "unit";

export interface TestSelection {
  /** All projects if not set. */
  projects?: readonly TestProject[];
  /** Files and folders, relative to the repository; all if not set. */
  paths?: readonly string[];
  /** Variables of these tests alone, such as those of tests/support/processes.ts. */
  env?: Readonly<Record<string, string>>;
}

/** The fields of vitest's JSON report that are used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

const vitest = (mode: "run" | "watch", { projects = [], paths = [] }: TestSelection, ...options: string[]) =>
  toolCommand("vitest", mode, "--pool=threads", ...projects.map((name) => `--project=${name}`), ...options, ...paths);

/** Runs tests inside Bun with their output on this terminal, and counts them. */
export async function runTests(selection: TestSelection): Promise<TestTally> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-tests-"));
  const reportPath = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath}`];
  try {
    const succeeded = await runCommand("tests", vitest("run", selection, ...reporters), {
      live: true,
      env: { NODE_ENV: "test", ...selection.env },
    }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof CommandError) return false;
        throw error;
      },
    );
    return readReport(existsSync(reportPath) ? readFileSync(reportPath, "utf8") : undefined, succeeded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs tests in watch mode until the user quits. */
export async function watchTests(selection: TestSelection): Promise<number> {
  const child = Bun.spawn(vitest("watch", selection), {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "test" },
    stdio: ["inherit", "inherit", "inherit"],
  });
  return child.exited;
}

/**
 * Parses vitest's JSON report. A run that did not succeed has at least one failure, even when no test failed: a file
 * did not load, an error was not handled, or no report was written.
 */
export function readReport(report: string | undefined, succeeded: boolean): TestTally {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0, files: [] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    report,
  ) as VitestReport;
  return {
    passed: numPassedTests,
    failed: succeeded ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      path: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** The last line of `bun run test`, which other programs parse. */
export function countsLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
