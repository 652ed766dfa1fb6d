import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { MadeFile } from "./made-file";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-made-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const CONTENT = { words: ["base load"], weights: Float64Array.of(0.5, 2) };

test("is read by the next process of the same version, and by no other", () => {
  const folder = newFolder();
  expect(new MadeFile(folder, "one").read()).toBeUndefined();
  new MadeFile(folder, "one").write(CONTENT);
  expect(new MadeFile(folder, "one").read()).toEqual(CONTENT);
  expect(new MadeFile(folder, "two").read()).toBeUndefined();
});

test("takes the place of earlier versions", () => {
  const folder = newFolder();
  for (const version of ["one", "two"]) new MadeFile(folder, version).write(CONTENT);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(new MadeFile(folder, "two").read()).toEqual(CONTENT);
});

test("that cannot be read or written is made again", () => {
  const folder = newFolder();
  new MadeFile(folder, "one").write(CONTENT);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "damaged");
  expect(new MadeFile(folder, "one").read()).toBeUndefined();
  writeFileSync(join(folder, "file"), "");
  const inFile = new MadeFile(join(folder, "file"), "one");
  inFile.write(CONTENT);
  expect(inFile.read()).toBeUndefined();
});
