import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashSources, isStamped, removeStamp, writeStamp } from "../../../scripts/lib/stale";

let folder: string;
const write = (file: string, text: string) => writeStamp(join(folder, file), text);
const hash = (...globs: string[]) => hashSources(globs, "", folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-stale-"));
  write("src/a.ts", "1");
  write("src/b.ts", "2");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("hashSources", () => {
  test("is the same for the same contents, in any order", () => {
    expect(hash("src/a.ts", "src/b.ts")).toBe(hash("src/**", "src/a.ts"));
  });

  test.each([
    ["a changed file", () => write("src/a.ts", "3")],
    ["a new file", () => write("src/deep/c.ts", "")],
    ["a deleted file", () => rmSync(join(folder, "src/b.ts"))],
    ["text moved from one file to the next", () => (write("src/a.ts", ""), write("src/b.ts", "12"))],
  ])("changes with %s", (_, change) => {
    const before = hash("src/**");
    change();
    expect(hash("src/**")).not.toBe(before);
  });

  test("does not change with tests, build output or packages", () => {
    const before = hash("**");
    for (const file of ["src/a.test.ts", "dist/a.js", "node_modules/x/index.js"]) write(file, "new");
    expect(hash("**")).toBe(before);
  });

  test("changes with its salt", () => {
    expect(hashSources(["src/**"], "production", folder)).not.toBe(hashSources(["src/**"], "full", folder));
  });
});

test("a stamp is valid until it is removed, and only for its hash", () => {
  const stamp = join(folder, "dist", ".stamp");
  expect(isStamped(stamp, "abc")).toBe(false);
  writeStamp(stamp, "abc");
  expect(isStamped(stamp, "abc")).toBe(true);
  expect(isStamped(stamp, "abd")).toBe(false);
  removeStamp(stamp);
  expect(isStamped(stamp, "abc")).toBe(false);
});
