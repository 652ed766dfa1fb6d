import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NIGHTLY } from "../support/nightly";

const ROWS = 408_696;
/** About 210 MB were measured. */
const MAX_GROWTH_MEGABYTES = 250;

const stamp = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 16).replace("T", " ");

test.runIf(NIGHTLY && existsSync("/proc/self/status")).each([
  ["a minute", 60],
  ["a quarter of an hour", 900],
])("the largest CSV, with a row for each %s, leaves memory for others", async (_, step) => {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-file-memory-"));
  try {
    const file = join(folder, "meter.csv");
    const start = Date.UTC(2012, 0, 1) / 1_000;
    const rows = Array.from(
      { length: ROWS },
      (__, row) => `${stamp(start + row * step)},0.${100 + ((row * 37) % 900)}`,
    );
    writeFileSync(file, `time,kWh\n${rows.join("\n")}\n`);
    const script = new URL("../support/file-memory.ts", import.meta.url).pathname;
    const process = Bun.spawn(["bun", script, file], { stderr: "inherit" });
    const { readingCount, grownMegabytes } = (await new Response(process.stdout).json()) as Record<string, number>;
    expect(readingCount).toBe(ROWS);
    expect(grownMegabytes).toBeLessThanOrEqual(MAX_GROWTH_MEGABYTES);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
