import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../../packages/", import.meta.url);
const CATALOGS = new URL("shared/src/i18n/messages/en/", ROOT);
const FOLDERS = ["assistant/src", "app/src", "server/src", "widget/src"];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(new URL(`${folder}/${path}`, ROOT), "utf8")),
).join("\n");

/** `assistant.cause.${cause}` names every key that begins so. */
const patterns = [...sources.matchAll(/`(assistant\.[^`]*\$\{[^`]*)`/g)].map(
  ([, template = ""]) =>
    new RegExp(
      `^${template
        .replace(/\$\{[^}]*\}/g, "\0")
        .replace(/[.*+?^()|[\]\\]/g, String.raw`\$&`)
        .replaceAll("\0", ".+")}$`,
    ),
);
/** Keys that a name of a variable, or what panels change, is put behind. */
const SUFFIXED = /^assistant\.(?:anomalies\.(?:more|less)Hour|.+\.(?:bought|net))$/;

test("every message of the assistant is said somewhere", () => {
  const keys = readdirSync(CATALOGS)
    .filter((name) => name.startsWith("assistant"))
    .flatMap((name) =>
      [...readFileSync(new URL(name, CATALOGS), "utf8").matchAll(/^ {2}"(assistant\.[^"]+)"/gm)].map(
        ([, key = ""]) => key,
      ),
    );
  const unused = keys.filter(
    (key) => !sources.includes(key) && !SUFFIXED.test(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(keys.length).toBeGreaterThan(500);
  expect(unused).toEqual([]);
});
