import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/root";
import { findInCode, findInText } from "./plain-words";

const tracked = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean);
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Words of users, of bills and of OpenAI's API are not ours to rewrite. */
const OTHERS_WORDS = /\/understand\/|\/fixtures\/|\/bill-generator\/|\/llm-endpoint|\/plain-words/;
const MESSAGES = tracked("packages/shared/src/i18n/messages/en/*.ts").filter((file) => !file.endsWith("index.ts"));
const DOCUMENTS = tracked("*.md");
const CODE = tracked("*.ts", "*.tsx").filter((file) => !OTHERS_WORDS.test(file));

/** A document without its list of old names. */
const withoutOldNames = (source: string) => source.replace(/^## Renamed identifiers$[\s\S]*/m, "");

/** The values of a catalog, each on the line where it is written. */
const textsOf = (source: string) => source.replaceAll(/^\s*"[\w.-]+":/gm, "").replaceAll(/\{\w+\}/g, "");

function listed(
  files: readonly string[],
  find: (file: string, source: string) => readonly { word: string; line: number; instead: string }[],
) {
  return files.flatMap((file) =>
    find(file, read(file)).map(({ word, line, instead }) => `${file}:${line} "${word}": write ${instead}`),
  );
}

describe("plain words", () => {
  test("in every English message", () => {
    expect(listed(MESSAGES, (_, source) => findInText(textsOf(source)))).toEqual([]);
  });

  test("in every document and article", () => {
    expect(listed(DOCUMENTS, (_, source) => findInText(withoutOldNames(source)))).toEqual([]);
  });

  test("in every identifier and comment", () => {
    expect(listed(CODE, findInCode)).toEqual([]);
  });
});

describe("the check sees", () => {
  test.each([
    "We send a letter with a link.",
    "A deed is paid once.",
    "The refusal names the field.",
    "Nobody with this sign-in has an account here.",
    "The token is sealed.",
    "Ask for the plan anew.",
    "These are the dearest hours.",
    "I reckoned with 8 kWh.",
    "This can not be read.",
    "Enrol your home in the programme.",
    "Pick a colour of the catalogue.",
    "An optimised schedule.",
    "We analysed your bill.",
  ])("%s", (text) => {
    expect(findInText(text)).not.toEqual([]);
  });

  test.each([
    ["const requireChatter = 1;"],
    ["function meterOnWire() {}"],
    ["const { refusalText } = lib;"],
    ["const enrolDevice = 1, TARIFF_CATALOGUE = 2;"],
    ["/** Whoever asks gets it. */ const one = 1;"],
    ["// reckoned from two readings\nconst one = 1;"],
  ])("%s", (source) => {
    expect(findInCode("planted.ts", source)).not.toEqual([]);
  });

  test("and leaves alone what is standard English", () => {
    expect(findInText("Use 8 letters and digits. Enroll in the program; we'll email you.")).toEqual([]);
    expect(findInCode("planted.ts", "const enrolledKw = 1, refresh = 2, reading = 3; // a retailer")).toEqual([]);
  });
});
