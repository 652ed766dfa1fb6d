import { CommandError } from "./command";
import { explain } from "./fail";
import { countsLine, type FileTime, type TestCounts } from "./run-tests";
import type { Stage } from "./stages";

interface StageReport {
  name: string;
  status: "failed" | "not run" | "passed";
  seconds: number;
  /** A short note on the result, or the counts of its tests. */
  note: string;
  counts: TestCounts;
  files: readonly FileTime[];
  /** The output of a failed stage, unless it went directly to the terminal. */
  output: string;
}

const NO_TESTS: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/** The smallest machine has two cores. */
const STAGES_AT_ONCE = 2;

const SLOWEST_FILES = 10;

/**
 * Runs the stages in order, two at once, each after the stages that it depends on. After a failure no further stage
 * starts. Then prints the failures, the slowest test files and the summary; the last line is the sum of the counts, in
 * which a failed stage without tests counts as one failure.
 * @returns the exit code.
 */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void = console.log,
): Promise<number> {
  const reports = new Map<Stage, StageReport>();
  const running = new Map<Stage, Promise<void>>();
  const startedAt = performance.now();
  const hasFailed = () => [...reports.values()].some(({ status }) => status === "failed");
  const isReady = ({ after = [] }: Stage) =>
    after.every((name) => stages.every((stage) => stage.name !== name || reports.has(stage)));

  while (reports.size < stages.length) {
    const waiting = stages.filter((stage) => !reports.has(stage) && !running.has(stage));
    const startable = hasFailed() ? [] : waiting.filter(isReady);
    for (const stage of startable.slice(0, STAGES_AT_ONCE - running.size)) {
      const run = async () => {
        const report = await runStage(stage);
        print(summaryLine(report));
        reports.set(stage, report);
        running.delete(stage);
      };
      running.set(stage, run());
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }

  const inOrder = stages.map((stage) => reports.get(stage) ?? notRun(stage));
  for (const { name, output } of inOrder) if (output !== "") print(`\n${name} failed:\n${output}`);
  const files = inOrder.flatMap((report) => report.files);
  if (files.length > 0) printSlowest(files, print);
  print("");
  for (const report of inOrder) print(summaryLine(report));
  print(`${"in all".padEnd(23)} ${secondsSince(startedAt).toFixed(1).padStart(6)} s`);
  const counts = sumCounts(inOrder.map((report) => report.counts));
  print("");
  print(countsLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

async function runStage(stage: Stage): Promise<StageReport> {
  const startedAt = performance.now();
  const base = { name: stage.name, note: "", counts: NO_TESTS, files: [], output: "" };
  try {
    const outcome = await stage.run();
    const seconds = secondsSince(startedAt);
    if (typeof outcome !== "object") return { ...base, seconds, status: "passed", note: outcome ?? "" };
    const { files, ...counts } = outcome;
    const status = counts.failed === 0 ? "passed" : "failed";
    return { ...base, seconds, status, note: countsLine(counts), counts, files };
  } catch (error) {
    const output = error instanceof CommandError ? error.output.trimEnd() : explain(error);
    return { ...base, seconds: secondsSince(startedAt), status: "failed", counts: { ...NO_TESTS, failed: 1 }, output };
  }
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

function notRun({ name }: Stage): StageReport {
  return { name, status: "not run", seconds: 0, note: "", counts: NO_TESTS, files: [], output: "" };
}

function printSlowest(files: readonly FileTime[], print: (line: string) => void): void {
  print("\nSlowest test files");
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  for (const { path, seconds } of slowest) print(`${seconds.toFixed(1).padStart(6)} s  ${path}`);
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
