import { CommandError } from "./command";
import { explain } from "./fail";
import { countsLine, type TestCounts } from "./run-tests";
import type { Stage } from "./stages";

interface StageReport {
  name: string;
  status: "failed" | "not run" | "passed";
  seconds: number;
  /** A word about how it went, or the counts of its tests. */
  note: string;
  counts: TestCounts;
}

const NO_TESTS: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs the stages in order up to the first that fails, then prints the summary; its last line is the sum of the counts,
 * in which a failed stage without tests counts as one failure.
 * @returns the exit code.
 */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void = console.log,
): Promise<number> {
  const reports: StageReport[] = [];
  for (const stage of stages) {
    const broken = reports.some(({ status }) => status === "failed");
    const report = broken ? notRun(stage) : await runStage(stage, print);
    if (!broken) print(summaryLine(report));
    reports.push(report);
  }

  print("");
  for (const report of reports) print(summaryLine(report));
  const counts = sumCounts(reports.map((report) => report.counts));
  print("");
  print(countsLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

async function runStage(stage: Stage, print: (line: string) => void): Promise<StageReport> {
  const startedAt = performance.now();
  const finish = (status: StageReport["status"], note: string, counts: TestCounts): StageReport => ({
    name: stage.name,
    status,
    seconds: (performance.now() - startedAt) / 1000,
    note,
    counts,
  });
  try {
    const outcome = await stage.run();
    if (typeof outcome !== "object") return finish("passed", outcome ?? "", NO_TESTS);
    return finish(outcome.failed === 0 ? "passed" : "failed", countsLine(outcome), outcome);
  } catch (error) {
    print(error instanceof CommandError ? error.output.trimEnd() : explain(error));
    return finish("failed", "", { ...NO_TESTS, failed: 1 });
  }
}

function notRun({ name }: Stage): StageReport {
  return { name, status: "not run", seconds: 0, note: "", counts: NO_TESTS };
}

function summaryLine({ name, status, seconds, note }: StageReport): string {
  return `${name.padEnd(14)} ${status.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd();
}

function sumCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    NO_TESTS,
  );
}
