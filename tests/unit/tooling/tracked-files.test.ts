import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCommand } from "../../../scripts/lib/command";
import { ROOT } from "../../../scripts/lib/root";

/** Machine-specific folders, written so that this file does not contain them itself. */
const MACHINE_PATH = new RegExp(
  `(?<![\\w.~-])/(${["work", "root", "Users"].join("|")})/[\\w.-]+|(?<![\\w.])/home/(?!user\\b)[\\w.-]+/`,
);

/** A package registry or a mirror: the lockfile must work with any of them. */
const REGISTRY_HOST = /\bhttps?:\/\/(registry\.|npm\.|[\w.-]*(artifactory|verdaccio|nexus|npmmirror)[\w.-]*)/i;

/** Larger files would be data that belongs elsewhere. */
const MAX_FILE_BYTES = 2_000_000;
/** Trained, and shipped with the product: 1,370 passages of each language in 96 numbers each, and their words (docs/assistant.md has the gain). */
const MODELS: Readonly<Record<string, number>> = {
  "packages/assistant/src/frame/model/reader.json": 7_600_000,
  "packages/assistant/src/knowledge/model/guesser-en.json": 5_700_000,
  "packages/assistant/src/knowledge/model/guesser-zh.json": 8_700_000,
};

const isRepository = existsSync(join(ROOT, ".git")) && Bun.which("git") !== null;
/** Also reads a clone that another user owns. */
const LIST_FILES = ["git", "-c", "safe.directory=*", "ls-files", "-z"];

describe.skipIf(!isRepository)("tracked files", async () => {
  const listed = isRepository ? await runCommand("git ls-files", LIST_FILES) : "";
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(join(ROOT, file)));
  const texts = files.map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

  const linesWith = (pattern: RegExp) =>
    texts.flatMap(({ file, text }) =>
      text
        .split("\n")
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    );

  test("contain no machine-specific path", () => expect(linesWith(MACHINE_PATH)).toEqual([]));

  test("contain no package registry", () => expect(linesWith(REGISTRY_HOST)).toEqual([]));

  test("are sources, not data", () => {
    expect(files.filter((file) => statSync(join(ROOT, file)).size > (MODELS[file] ?? MAX_FILE_BYTES))).toEqual([]);
  });
});

test("the patterns match what they are for", () => {
  expect(`cd ${["", "work", "main"].join("/")}`).toMatch(MACHINE_PATH);
  expect(`open ${["", "home", "ada", "wattleaf"].join("/")}`).toMatch(MACHINE_PATH);
  expect("https://example.com/work/with-us").not.toMatch(MACHINE_PATH);
  expect(`"https://${["registry", "npmjs", "org"].join(".")}/zod"`).toMatch(REGISTRY_HOST);
});
