import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CommandError } from "../../../scripts/lib/command";
import { explain, firstUsefulLine, SetupError } from "../../../scripts/lib/fail";
import { runStages } from "../../../scripts/lib/run-stages";
import { ROOT } from "../../../scripts/lib/root";
import { readReport, type TestTally } from "../../../scripts/lib/run-tests";
import type { Stage, StageOutcome } from "../../../scripts/lib/stages";

const stage = (name: string, run: Stage["run"] | (() => StageOutcome), after: readonly string[] = []): Stage => ({
  name,
  after,
  run: async () => run(),
});

const tally = (passed: number, failed = 0, skipped = 0, files: TestTally["files"] = []) => ({
  passed,
  failed,
  skipped,
  files,
});

async function runAll(...stages: Stage[]) {
  const lines: string[] = [];
  const exitCode = await runStages(stages, (line) => lines.push(...line.split("\n")));
  return { exitCode, lines, lastLine: lines.at(-1) };
}

/** A stage that records its start and passes on demand. */
function heldStage(begun: string[], name: string, after: readonly string[] = []) {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { ...stage(name, run, after), finish };
}

/** Lets all pending microtasks and callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("runStages", () => {
  test("sums the counts of all test stages in the last line", async () => {
    const { exitCode, lastLine } = await runAll(
      stage("lint", () => undefined),
      stage("unit tests", () => tally(40, 0, 2)),
      stage("browser", () => tally(3)),
    );
    expect(lastLine).toBe("43 passed, 0 failed, 2 skipped");
    expect(exitCode).toBe(0);
  });

  test("runs two stages at once, and each after its dependencies", async () => {
    const begun: string[] = [];
    const [install, lint, types, unit] = [
      heldStage(begun, "install"),
      heldStage(begun, "lint", ["install"]),
      heldStage(begun, "types", ["install"]),
      heldStage(begun, "unit tests", ["install", "a stage of another run"]),
    ];
    const done = runAll(install, lint, types, unit);
    await settle();
    expect(begun).toEqual(["install"]);
    install.finish();
    await settle();
    expect(begun).toEqual(["install", "lint", "types"]);
    types.finish();
    await settle();
    expect(begun).toEqual(["install", "lint", "types", "unit tests"]);
    lint.finish();
    unit.finish();
    expect((await done).exitCode).toBe(0);
  });

  test("a failed check starts nothing more, prints its output at the end, and counts as one failure", async () => {
    const begun: string[] = [];
    const unit = heldStage(begun, "unit tests");
    const done = runAll(
      unit,
      stage("lint", () => {
        throw new CommandError("lint", 1, "a.ts: no-var\nb.ts: no-var\n");
      }),
      heldStage(begun, "browser"),
    );
    await settle();
    unit.finish();
    const { exitCode, lines, lastLine } = await done;
    expect(begun).toEqual(["unit tests"]);
    expect(lines.join("\n")).toMatch(/unit tests +passed[^]*\nlint failed:\na\.ts: no-var\nb\.ts: no-var\n/);
    expect(lines.join("\n")).toMatch(/browser +not run/);
    expect(lastLine).toBe("0 passed, 1 failed, 0 skipped");
    expect(exitCode).toBe(1);
  });

  test("a failed test stops what follows and keeps the counts", async () => {
    const { exitCode, lastLine } = await runAll(
      stage("unit tests", () => tally(9, 2, 1)),
      stage("browser", () => tally(3), ["unit tests"]),
    );
    expect(lastLine).toBe("9 passed, 2 failed, 1 skipped");
    expect(exitCode).toBe(1);
  });

  test("names the ten slowest test files", async () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ path: `tests/${index}.test.ts`, seconds: index }));
    const { lines } = await runAll(
      stage("unit tests", () => tally(9, 0, 0, files.slice(0, 6))),
      stage("browser", () => tally(9, 0, 0, files.slice(6))),
    );
    const at = lines.indexOf("Slowest test files");
    expect(lines[at + 1]).toBe("  11.0 s  tests/11.test.ts");
    expect(lines[at + 10]).toBe("   2.0 s  tests/2.test.ts");
    expect(lines[at + 11]).toBe("");
  });
});

describe("readReport", () => {
  const report = JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults: [{ name: join(ROOT, "tests/a.test.ts"), startTime: 1_000, endTime: 3_500 }],
  });

  test("adds up skipped and todo tests, and returns how long each file took", () => {
    expect(readReport(report, true)).toEqual(tally(5, 0, 3, [{ path: "tests/a.test.ts", seconds: 2.5 }]));
  });

  test("a run that crashed without a failed test is a failure", () => {
    expect(readReport(report, false)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
    expect(readReport(undefined, false)).toEqual(tally(0, 1));
  });

  test("a run without a report is a failure, whatever its exit code", () => {
    expect(readReport(undefined, true).failed).toBe(1);
  });
});

describe("the one-line error message", () => {
  test.each([
    ["\u001B[31merror\u001B[0m: No version matching zod", "error: No version matching zod"],
    ["3 | throw new Error()\n        ^\nerror: no such file\n  at x.ts:3", "error: no such file"],
    ["Transforming\nBuild failed in 2 s", "Build failed in 2 s"],
    ["", "no reason given"],
  ])("of the output %j", (output, line) => expect(firstUsefulLine(output)).toBe(line));

  test("names the folder that is not writable", () => {
    const error = Object.assign(new Error("EACCES: permission denied, mkdir '/data'"), {
      code: "EACCES",
      path: "/data",
    });
    expect(explain(error)).toBe("/data: no permission to write there (EACCES)");
  });

  test("passes on the message of a step", () => expect(explain(new SetupError("wrong Bun"))).toBe("wrong Bun"));
});
