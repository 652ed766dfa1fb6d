import { describe, expect, test } from "vitest";
import { CommandError } from "../../../scripts/lib/command";
import { explain, firstUsefulLine, SetupError } from "../../../scripts/lib/fail";
import { runStages } from "../../../scripts/lib/run-stages";
import { countTests } from "../../../scripts/lib/run-tests";
import type { Stage, StageOutcome } from "../../../scripts/lib/stages";

const stage = (name: string, run: () => StageOutcome): Stage => ({ name, run: async () => run() });

async function runAll(...stages: Stage[]) {
  const lines: string[] = [];
  const exitCode = await runStages(stages, (line) => lines.push(line));
  return { exitCode, lines, lastLine: lines.at(-1) };
}

describe("runStages", () => {
  test("sums the counts of all test stages in the last line", async () => {
    const { exitCode, lastLine } = await runAll(
      stage("lint", () => undefined),
      stage("unit tests", () => ({ passed: 40, failed: 0, skipped: 2 })),
      stage("browser", () => ({ passed: 3, failed: 0, skipped: 0 })),
    );
    expect(lastLine).toBe("43 passed, 0 failed, 2 skipped");
    expect(exitCode).toBe(0);
  });

  test("stops at a failed check, prints its output, and counts it as one failure", async () => {
    const ran: string[] = [];
    const { exitCode, lines, lastLine } = await runAll(
      stage("lint", () => {
        throw new CommandError("lint", 1, "a.ts: no-var\n");
      }),
      stage("unit tests", () => {
        ran.push("unit tests");
      }),
    );
    expect(ran).toEqual([]);
    expect(lines).toContain("a.ts: no-var");
    expect(lines.join("\n")).toMatch(/unit tests +not run/);
    expect(lastLine).toBe("0 passed, 1 failed, 0 skipped");
    expect(exitCode).toBe(1);
  });

  test("a failed test stops what follows and keeps what was counted", async () => {
    const { exitCode, lastLine } = await runAll(
      stage("unit tests", () => ({ passed: 9, failed: 2, skipped: 1 })),
      stage("browser", () => ({ passed: 3, failed: 0, skipped: 0 })),
    );
    expect(lastLine).toBe("9 passed, 2 failed, 1 skipped");
    expect(exitCode).toBe(1);
  });
});

describe("countTests", () => {
  const report = JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 });

  test("adds skipped and still to be written", () => {
    expect(countTests(report, true)).toEqual({ passed: 5, failed: 0, skipped: 3 });
  });

  test("a run that broke without a failed test is a failure", () => {
    expect(countTests(report, false)).toEqual({ passed: 5, failed: 1, skipped: 3 });
    expect(countTests(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test("a run that wrote no report is a failure, whatever its exit code", () => {
    expect(countTests(undefined, true).failed).toBe(1);
  });
});

describe("one line for a person", () => {
  test.each([
    ["\u001B[31merror\u001B[0m: No version matching zod", "error: No version matching zod"],
    ["3 | throw new Error()\n        ^\nerror: no such file\n  at x.ts:3", "error: no such file"],
    ["Transforming\nBuild failed in 2 s", "Build failed in 2 s"],
    ["", "no reason given"],
  ])("of the output %j", (output, line) => expect(firstUsefulLine(output)).toBe(line));

  test("names the folder that cannot be written", () => {
    const error = Object.assign(new Error("EACCES: permission denied, mkdir '/data'"), {
      code: "EACCES",
      path: "/data",
    });
    expect(explain(error)).toBe("/data: no permission to write there (EACCES)");
  });

  test("passes on what a step says itself", () => expect(explain(new SetupError("wrong Bun"))).toBe("wrong Bun"));
});
