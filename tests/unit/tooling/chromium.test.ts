import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChromium } from "../../../scripts/lib/chromium";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-chromium-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program on PATH that exits with this code. */
function program(name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test("CHROMIUM_PATH wins over one on PATH", async () => {
  program("chromium", 0);
  const mine = program("my-chromium", 0);
  expect(await findChromium({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine);
});

test("an invalid CHROMIUM_PATH is an error, not skipped", async () => {
  await expect(findChromium({ CHROMIUM_PATH: "/nowhere/chromium", PATH: folder })).rejects.toThrow("does not exist");
});

test("one on PATH that does not start is skipped", async () => {
  program("chromium", 1);
  const chrome = program("google-chrome", 0);
  expect(await findChromium({ PATH: folder })).toBe(chrome);
});
