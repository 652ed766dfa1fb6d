import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError, runCommand, toolCommand } from "./command";

/** How many tests ended how. `failed` also counts a file that could not be run at all. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A project of vitest.config.ts. */
export type TestProject = "e2e" | "integration" | "unit";

/** The fields of vitest's JSON report that are read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Runs one vitest project inside Bun, its output going to this terminal, and counts its tests. */
export async function runTests(project: TestProject): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-tests-"));
  const reportPath = join(folder, "report.json");
  const argv = toolCommand(
    "vitest",
    "run",
    "--pool=threads",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportPath}`,
  );
  try {
    const succeeded = await runCommand(project, argv, { live: true, env: { NODE_ENV: "test" } }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof CommandError) return false;
        throw error;
      },
    );
    return countTests(existsSync(reportPath) ? readFileSync(reportPath, "utf8") : undefined, succeeded);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Counts from vitest's JSON report. A run that did not succeed has at least one failure, even when no test of it failed:
 * a file did not load, an error was not handled, or no report was written.
 */
export function countTests(report: string | undefined, succeeded: boolean): TestCounts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report) as VitestReport;
  return {
    passed: numPassedTests,
    failed: succeeded ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
  };
}

/** The last line of `bun run test`, which other programs read. */
export function countsLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
